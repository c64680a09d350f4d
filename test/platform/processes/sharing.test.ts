/** Several processes on one place: all serve, each sees what the others wrote, and no update is lost. */
import { describe, expect, test } from "vitest";
import { exportFrom } from "../../../scripts/test-crash/demo-api.ts";
import { readCount, writeCount } from "./pipe-client.ts";
import { postgres, sqlite, useProcesses } from "./places.ts";

const processes = useProcesses();

describe.each([sqlite, postgres])("on one place in $name", (kind) => {
  const platforms = async (count: number): Promise<string[]> => {
    const place = await processes.place(kind);
    // Started at once, they race for making the tables and loading the data as well.
    const servers = Array.from({ length: count }, () => processes.start(place));
    return Promise.all(servers.map((server) => server.address));
  };

  test.runIf(kind.available)("two processes serve, and each sees at once what the other wrote", async () => {
    const [one = "", other = ""] = await platforms(2);
    for (let count = 1; count <= 20; count += 2) {
      expect(await writeCount(one, count)).toBe(200);
      expect((await readCount(other)).count).toBe(count);
      expect(await writeCount(other, count + 1)).toBe(200);
      expect((await readCount(one)).count).toBe(count + 1);
    }
    expect(await exportFrom(one)).toEqual(await exportFrom(other));
    // Without If-Match the last one wins; with it, whoever has not seen the latest version is refused.
    const { count, etag } = await readCount(one);
    expect(await writeCount(other, count + 1)).toBe(200);
    expect(await writeCount(one, count + 1, etag)).toBe(412);
    expect(await writeCount(one, count + 1)).toBe(200);
  });

  test.runIf(kind.available)("three processes that count under If-Match lose no step", async () => {
    const urls = await platforms(3);
    const steps = 8;
    const before = (await readCount(urls[0] ?? "")).count;
    let conflicts = 0;
    const countUp = async (url: string): Promise<void> => {
      for (let step = 0; step < steps; ) {
        const { count, etag } = await readCount(url);
        if ((await writeCount(url, count + 1, etag)) === 200) step += 1;
        else conflicts += 1;
      }
    };
    // Two clients for each process.
    await Promise.all([...urls, ...urls].map(countUp));
    for (const url of urls) expect((await readCount(url)).count).toBe(before + steps * 6);
    // Without any, they would not have met, and nothing would be proved.
    expect(conflicts).toBeGreaterThan(0);
  });
});

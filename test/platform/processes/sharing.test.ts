/** Several processes on one store: PostgreSQL serves all of them, a SQLite file only the first. */
import { describe, expect, test } from "vitest";
import { exportFrom } from "../../../scripts/crash/load.ts";
import { hasPostgres } from "../postgres.ts";
import { readCount, writeCount } from "./pipe-client.ts";
import { createPostgresPlace, createSqlitePlace, useProcesses } from "./places.ts";

const processes = useProcesses();

test("a second process on one SQLite file ends with a message that names PostgreSQL", async () => {
  const place = await processes.place(createSqlitePlace);
  const first = processes.start(place);
  const url = await first.address;
  const second = processes.start(place);
  await expect(second.address).rejects.toThrow(/is using\. Only one can open .*--database-url/);
  expect(await second.stop()).toBe(1);
  expect(await writeCount(url, 7)).toBe(200);
  expect(await first.stop()).toBe(0);
  const third = processes.start(place);
  expect((await readCount(await third.address)).count).toBe(7);
});

describe.runIf(hasPostgres)("on one PostgreSQL database", () => {
  const platforms = async (count: number): Promise<string[]> => {
    const place = await processes.place(createPostgresPlace);
    // Started together, they also race to create the tables and to load the data.
    const servers = Array.from({ length: count }, () => processes.start(place));
    return Promise.all(servers.map((server) => server.address));
  };

  test("each of two processes reads at once what the other has written", async () => {
    const [one = "", other = ""] = await platforms(2);
    for (let count = 1; count <= 20; count += 2) {
      expect(await writeCount(one, count)).toBe(200);
      expect((await readCount(other)).count).toBe(count);
      expect(await writeCount(other, count + 1)).toBe(200);
      expect((await readCount(one)).count).toBe(count + 1);
    }
    expect(await exportFrom(one)).toEqual(await exportFrom(other));
    // Without If-Match the last write wins; with it, a write to an older version is refused.
    const { count, etag } = await readCount(one);
    expect(await writeCount(other, count + 1)).toBe(200);
    expect(await writeCount(one, count + 1, etag)).toBe(412);
    expect(await writeCount(one, count + 1)).toBe(200);
  });

  test("three processes that write with If-Match lose no update", async () => {
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
    // Without conflicts, the processes did not write at the same time.
    expect(conflicts).toBeGreaterThan(0);
  });
});

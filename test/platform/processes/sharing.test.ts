/** Several processes on one store: PostgreSQL serves all of them, a SQLite file only the first. */
import { expect, test } from "vitest";
import { exportFrom } from "../../../scripts/crash/write-load.ts";
import { hasPostgres } from "../postgres.ts";
import { createPostgresStorage, createSqliteStorage } from "../store/test-storage.ts";
import { readCount, writeCount } from "./pipe-client.ts";
import { prepareServe } from "./serve.ts";

test("a second process on one SQLite file ends with a message that names PostgreSQL", async () => {
  const serve = await prepareServe(createSqliteStorage);
  const url = await serve().address;
  const second = serve();
  await expect(second.address).rejects.toThrow(/is using\. Only one can open .*--database-url/);
  expect(await second.stop()).toBe(1);
  expect(await writeCount(url, 7)).toBe(200);
});

test.runIf(hasPostgres)(
  "two processes on one PostgreSQL database read what the other has written, and lose no update",
  async () => {
    const serve = await prepareServe(createPostgresStorage);
    // Started together, they also race to create the tables and to load the data.
    const [one, other] = await Promise.all([serve().address, serve().address]);
    for (let count = 1; count <= 9; count += 2) {
      expect(await writeCount(one, count)).toBe(200);
      expect((await readCount(other)).count).toBe(count);
      expect(await writeCount(other, count + 1)).toBe(200);
      expect((await readCount(one)).count).toBe(count + 1);
    }
    expect(await exportFrom(one)).toEqual(await exportFrom(other));
    // Without If-Match, the last write wins.
    const { count, etag } = await readCount(one);
    expect(await writeCount(other, count + 1)).toBe(200);
    expect(await writeCount(one, count + 1, etag)).toBe(412);
    expect(await writeCount(one, 100)).toBe(200);

    let conflicts = 0;
    const countUp = async (url: string): Promise<void> => {
      for (let step = 0; step < 8; ) {
        const read = await readCount(url);
        if ((await writeCount(url, read.count + 1, read.etag)) === 200) step += 1;
        else conflicts += 1;
      }
    };
    // Two clients for each process.
    await Promise.all([one, one, other, other].map(countUp));
    for (const url of [one, other]) expect((await readCount(url)).count).toBe(132);
    // Without conflicts, the processes did not write at the same time.
    expect(conflicts).toBeGreaterThan(0);
  },
);

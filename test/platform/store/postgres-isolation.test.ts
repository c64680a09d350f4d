/** PostgreSQL servers with other defaults: isolation levels, and transactions that only read. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { createPostgresStore } from "../../../src/platform/store/postgres/postgres-store.ts";
import { createDatabase, hasPostgres, query, type TestDatabase } from "../postgres.ts";
import { putCount, readCount } from "../processes/pipe-client.ts";
import { countOf, increment, pipeKey, sample, tenantId } from "./sample.ts";

let database: TestDatabase;
beforeEach(async () => {
  if (hasPostgres) database = await createDatabase();
});
afterEach(() => database?.drop());

/** Sets a default for all later connections to the database. */
async function setDefault(name: string, value: string): Promise<void> {
  const [row] = await query(database.url, "select current_database() as name");
  await query(database.url, `alter database ${row?.["name"]} set ${name} = '${value}'`);
}

describe.runIf(hasPostgres)("On a PostgreSQL server", () => {
  test.each(["repeatable read", "serializable"])(
    "whose default isolation is %s, stores open at the same time and lose no concurrent update",
    async (level) => {
      await setDefault("default_transaction_isolation", level);
      const stores = Array.from({ length: 6 }, () => createPostgresStore({ databaseUrl: database.url }));
      await Promise.all(stores.map((store) => store.open()));
      const [first] = stores;
      await first?.insert(sample);
      await Promise.all(stores.flatMap((store) => [increment(store, 3), increment(store, 3)]));
      expect(countOf((await first?.get(pipeKey, tenantId))?.body)).toBe(36);
      for (const store of stores) await store.close();
    },
  );

  test("that only reads, a platform starts if its tables exist, serves them, and does not ask to repeat a write", async () => {
    const start = async () => {
      const platform = createPlatform({ databaseUrl: database.url, demo: true, onError: () => {} });
      const { url } = await platform.listen({ drainMs: 0 });
      return { platform, url };
    };
    const writer = await start();
    await putCount(writer.url, 3);
    await writer.platform.close();
    await setDefault("default_transaction_read_only", "on");
    const reader = await start();
    expect((await readCount(reader.url)).count).toBe(3);
    const response = await putCount(reader.url, 4);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, null]);
    expect(await response.text()).toContain("The store cannot be used until its operator has acted.");
    expect((await fetch(`${reader.url}/_platform/ready`)).status).toBe(200);
    await reader.platform.close();
  });

  test("that only reads and has no tables, a platform is rejected", async () => {
    await setDefault("default_transaction_read_only", "on");
    await expect(createPostgresStore({ databaseUrl: database.url }).open()).rejects.toMatchObject({
      name: "PlatformConfigError",
      message: expect.stringContaining("read-only transaction"),
    });
  });
});

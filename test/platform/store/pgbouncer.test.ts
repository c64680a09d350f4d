/** PgBouncer in transaction mode gives each transaction another connection to the server. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, hasPgbouncer, type Pgbouncer, query, startPgbouncer } from "../postgres.ts";
import { describeSharing } from "./cases/sharing.ts";
import { createStorage, type TestStorage } from "./test-storage.ts";

describe.runIf(hasPgbouncer)("Through PgBouncer", () => {
  let pgbouncer: Pgbouncer;
  beforeAll(async () => {
    pgbouncer = await startPgbouncer();
  });
  afterAll(() => pgbouncer.stop());

  async function createStorageBehind(): Promise<TestStorage> {
    const { url, drop } = await createDatabase();
    return createStorage({ databaseUrl: pgbouncer.through(url) }, drop);
  }

  describeSharing("behind it", createStorageBehind);

  test("rejects what needs a session, so that these tests can fail", async () => {
    const { url, drop } = await createDatabase();
    const address = pgbouncer.through(url);
    await expect(query(`${address}?statement_timeout=1000`, "select 1")).rejects.toThrow(
      "unsupported startup parameter",
    );
    await expect(query(address, "select 1")).resolves.toHaveLength(1);
    await drop();
  });
});

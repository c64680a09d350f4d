/** PostgreSQL: addresses and databases that are rejected, servers with other defaults, and PgBouncer. */
import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPlatform, PlatformConfigError } from "../../../src/platform/index.ts";
import { createPostgresStore } from "../../../src/platform/store/postgres/postgres-store.ts";
import {
  createDatabase,
  createSchema,
  hasPgbouncer,
  hasPostgres,
  type Pgbouncer,
  query,
  startPgbouncer,
  type TestDatabase,
} from "../postgres.ts";
import { describeSharing } from "./cases/sharing.ts";
import { putCount, readCount } from "./pipe-client.ts";
import { countOf, increment, pipeKey, sample, tenantId } from "./sample.ts";
import { createStorage, type TestStorage } from "./test-storage.ts";

const secret = "very%secret";
const encoded = encodeURIComponent(secret);

/** Opens a store that must be rejected, and returns the message, which must not contain the password. */
async function rejection(databaseUrl: string): Promise<string> {
  const store = createPostgresStore(databaseUrl);
  const error: unknown = await store.open().then(
    () => store.close(),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(PlatformConfigError);
  const shown = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
  for (const text of [secret, encoded]) expect(shown).not.toContain(text);
  return error instanceof Error ? error.message : "";
}

describe("An address of a database", () => {
  test.each([
    ["", "is not the address of a PostgreSQL database"],
    ["localhost", "is not the address of a PostgreSQL database"],
    [`mysql://user:${encoded}@127.0.0.1/db`, "is not the address of a PostgreSQL database"],
    [`postgres://user:${encoded}@127.0.0.1:port/db`, "cannot be parsed"],
    [`postgres://user:${encoded}@[::1/db`, "cannot be parsed"],
    [`postgres://user:${encoded}@127.0.0.1/db?sslmode=verify-full&sslrootcert=/none/ca.pem`, "no such file"],
    [
      `postgres://user:${encoded}@127.0.0.1:1/db`,
      "ECONNREFUSED 127.0.0.1:1. Nothing listens there: start the server, or correct the address.",
    ],
    [`postgres://user:${encoded}@name.invalid/db`, "name.invalid. Correct the name of the host."],
  ])("is rejected when it is wrong, without showing its password: %s", async (url, said) => {
    expect(await rejection(url)).toContain(said);
  });
});

describe.runIf(hasPostgres)("A real PostgreSQL database", () => {
  test("is rejected when password, user or name are wrong, without showing the password", async () => {
    const url = await createSchema();
    const change = (members: Partial<URL>) => Object.assign(new URL(url), members).href;
    expect(await rejection(change({ password: encoded }))).toMatch(
      /password authentication failed for user .*\. Correct the user or the password\.$/,
    );
    expect(await rejection(change({ password: "" }))).toMatch(
      /cannot be used: it requires a password, and the address has none\.$/,
    );
    expect(await rejection(change({ username: "nobody", password: encoded }))).toContain(
      "authentication failed",
    );
    expect(await rejection(change({ pathname: "/none" }))).toMatch(
      /database "none" does not exist\. Create it, or correct its name\.$/,
    );
    expect(await rejection(change({ search: "?sslmode=verify-full" }))).toContain("does not support SSL");
  });

  test("is rejected when it cannot hold all characters", async () => {
    const { url, drop } = await createDatabase("encoding 'SQL_ASCII' template template0");
    expect(await rejection(url)).toContain("has the encoding SQL_ASCII. Use one with UTF8.");
    await drop();
  });

  test("is rejected when its user may not create tables", async () => {
    const { url, drop } = await createDatabase();
    await query(url, "revoke create on schema public from public");
    await query(url, "create role reader login password 'reader'");
    const reader = Object.assign(new URL(url), { username: "reader", password: "reader" });
    expect(await rejection(reader.href)).toMatch(/permission denied for schema public\.$/);
    await drop();
    const admin = Object.assign(new URL(url), { pathname: "/postgres" });
    await query(admin.href, "drop role reader");
  });

  test("is opened with the parameters of its address", async () => {
    const url = await createSchema();
    const databaseUrl = `${url.replace(/^postgres:/, "postgresql:")}&application_name=ours`;
    const store = createPostgresStore(databaseUrl);
    await store.open();
    const connections = await query(url, "select 1 from pg_stat_activity where application_name = 'ours'");
    expect(connections).not.toEqual([]);
    await store.close();
  });
});

describe.runIf(hasPostgres)("On a PostgreSQL server", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.drop());

  /** Sets a default for all later connections to the database. */
  async function setDefault(name: string, value: string): Promise<void> {
    const [row] = await query(database.url, "select current_database() as name");
    await query(database.url, `alter database ${row?.["name"]} set ${name} = '${value}'`);
  }

  test.each(["repeatable read", "serializable"])(
    "whose default isolation is %s, stores open at the same time and lose no concurrent update",
    async (level) => {
      await setDefault("default_transaction_isolation", level);
      const stores = Array.from({ length: 6 }, () => createPostgresStore(database.url));
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
    expect(await readCount(reader.url)).toBe(3);
    const response = await putCount(reader.url, 4);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, null]);
    expect(await response.text()).toContain("The store cannot be used until its operator has acted.");
    expect((await fetch(`${reader.url}/_platform/ready`)).status).toBe(200);
    await reader.platform.close();
  });

  test("that only reads and has no tables, a platform is rejected", async () => {
    await setDefault("default_transaction_read_only", "on");
    await expect(createPostgresStore(database.url).open()).rejects.toMatchObject({
      name: "PlatformConfigError",
      message: expect.stringContaining("read-only transaction"),
    });
  });
});

/** In transaction mode, it gives each transaction another connection to the server. */
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

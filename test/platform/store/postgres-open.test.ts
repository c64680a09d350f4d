import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { PlatformConfigError } from "../../../src/platform/index.ts";
import { createPostgresStore } from "../../../src/platform/store/postgres/postgres-store.ts";
import { createDatabase, createSchema, hasPostgres, query } from "../postgres.ts";

const secret = "very%secret";
const encoded = encodeURIComponent(secret);

/** Opens a store that must be rejected, and returns the message, which must not contain the password. */
async function rejection(databaseUrl: string): Promise<string> {
  const store = createPostgresStore({ databaseUrl });
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
    expect(await rejection(reader.href)).toContain("permission denied for schema public");
    await drop();
    const admin = Object.assign(new URL(url), { pathname: "/postgres" });
    await query(admin.href, "drop role reader");
  });

  test("is opened with the parameters of its address", async () => {
    const url = await createSchema();
    const databaseUrl = `${url.replace(/^postgres:/, "postgresql:")}&application_name=ours`;
    const store = createPostgresStore({ databaseUrl });
    await store.open();
    const connections = await query(url, "select 1 from pg_stat_activity where application_name = 'ours'");
    expect(connections).not.toEqual([]);
    await store.close();
  });
});

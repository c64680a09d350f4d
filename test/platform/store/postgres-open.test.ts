import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { PlatformConfigError } from "../../../src/platform/config-error.ts";
import { createPostgresStore } from "../../../src/platform/store/postgres/postgres-store.ts";
import { createDatabase, createSchema, hasPostgres, query } from "../postgres.ts";

const secret = "very%secret";
const encoded = encodeURIComponent(secret);

/** @returns what opening fails with, which must never show the password */
async function refusal(databaseUrl: string, maxConnections?: number): Promise<string> {
  const store = createPostgresStore({ databaseUrl, maxConnections });
  const error: unknown = await store.open().then(
    () => store.close(),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(PlatformConfigError);
  const shown = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
  expect(shown).not.toContain(secret);
  expect(shown).not.toContain(encoded);
  return error instanceof Error ? error.message : "";
}

describe("An address of a database", () => {
  it.each([
    ["", "is not the address of a PostgreSQL database"],
    ["localhost", "is not the address of a PostgreSQL database"],
    [`mysql://user:${encoded}@127.0.0.1/db`, "is not the address of a PostgreSQL database"],
    [`postgres://user:${encoded}@127.0.0.1:port/db`, "cannot be parsed"],
    [`postgres://user:${encoded}@[::1/db`, "cannot be parsed"],
    [`postgres://user:${encoded}@127.0.0.1/db?sslmode=verify-full&sslrootcert=/none/ca.pem`, "no such file"],
    [`postgres://user:${encoded}@127.0.0.1:1/db`, "ECONNREFUSED"],
    [`postgres://user:${encoded}@name.invalid/db`, "name.invalid"],
  ])("is refused when it is wrong, without showing its password: %s", async (url, said) => {
    expect(await refusal(url)).toContain(said);
  });

  it.each([0, -1, 1.5, 1001, Number.NaN])("is refused with %s connections", async (maxConnections) => {
    expect(await refusal("postgres://127.0.0.1/db", maxConnections)).toContain("from 1 to 1000");
  });
});

describe.runIf(hasPostgres)("A real PostgreSQL database", () => {
  it("is refused when password, user or name are wrong, without showing the password", async () => {
    const { url, drop } = await createSchema();
    const change = (members: Partial<URL>) => Object.assign(new URL(url), members).href;
    expect(await refusal(change({ password: encoded }))).toContain("password authentication failed");
    expect(await refusal(change({ username: "nobody", password: encoded }))).toContain(
      "authentication failed",
    );
    expect(await refusal(change({ pathname: "/none" }))).toContain('database "none" does not exist');
    expect(await refusal(change({ search: "?sslmode=verify-full" }))).toContain("does not support SSL");
    await drop();
  });

  it("is refused when it cannot hold all characters", async () => {
    const { url, drop } = await createDatabase("encoding 'SQL_ASCII' template template0");
    expect(await refusal(url)).toContain("has the encoding SQL_ASCII. Use one with UTF8.");
    await drop();
  });

  it("is refused when nothing may be made in it", async () => {
    const { url, drop } = await createDatabase();
    await query(url, "revoke create on schema public from public");
    await query(url, "create role reader login password 'reader'");
    const reader = Object.assign(new URL(url), { username: "reader", password: "reader" });
    expect(await refusal(reader.href)).toContain("permission denied for schema public");
    await drop();
    const admin = Object.assign(new URL(url), { pathname: "/postgres" });
    await query(admin.href, "drop role reader");
  });

  it("is opened with the parameters of its address", async () => {
    const { url, drop } = await createSchema();
    const address = new URL(url);
    address.searchParams.set("application_name", "ours");
    const store = createPostgresStore({ databaseUrl: address.href.replace(/^postgres:/, "postgresql:") });
    await store.open();
    expect(await query(url, "select 1 from pg_stat_activity where application_name = 'ours'")).not.toEqual(
      [],
    );
    await store.close();
    await drop();
  });
});

/** What an SQLite store says when SQLite fails under it, or is closed. SQLite is real, and fails once where the test says so. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenStore } from "../../../src/platform/store/lazy-store.ts";
import { createSqlStore } from "../../../src/platform/store/sql/sql-store.ts";
import { createSqliteDriver } from "../../../src/platform/store/sqlite/driver.ts";
import type { SqliteDatabase } from "../../../src/platform/store/sqlite/node-sqlite.ts";
import { openSqliteFile } from "../../../src/platform/store/sqlite/open-file.ts";
import { pipeKey, sample, tenantId } from "./sample.ts";

let folder: string;
let store: OpenStore;
/** Result codes with which the next statements that begin like this fail, in turn. */
let failures: { readonly sql: string; readonly codes: number[] };

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "dataplat-trouble-"));
  failures = { sql: "none", codes: [] };
  const file = await openSqliteFile(path.join(folder, "data.db"));
  store = await createSqlStore(createSqliteDriver({ ...file, database: failing(file.database) }));
  await store.insert(sample);
});

afterEach(async () => {
  await store.close().catch(() => {});
  rmSync(folder, { recursive: true });
});

function failing(real: SqliteDatabase): SqliteDatabase {
  const failIf = (sql: string): void => {
    if (!sql.startsWith(failures.sql)) return;
    const errcode = failures.codes.shift();
    if (errcode !== undefined) throw Object.assign(new Error(`result code ${errcode}`), { errcode });
  };
  return {
    ...real,
    execute: (sql) => {
      failIf(sql);
      real.execute(sql);
    },
    prepare: (sql) => {
      const run = real.prepare(sql);
      return (values) => {
        failIf(sql);
        return run(values);
      };
    },
  };
}

const find = () => store.findCredential("management", "demo-key");
const replace = (id: string) =>
  store.replace({ ...pipeKey, id }, tenantId, "none", { body: "{}", etag: "next" });
const unavailable = (maybeWritten: boolean) =>
  expect.objectContaining({ name: "StoreUnavailableError", maybeWritten });

describe("An SQLite store", () => {
  it("says that it cannot be read when a look at the file fails, to all who share it, and looks again for the next", async () => {
    await find();
    failures = { sql: "pragma data_version", codes: [10] };
    const outcomes = await Promise.allSettled([find(), find()]);
    for (const outcome of outcomes)
      expect(outcome).toEqual({ status: "rejected", reason: unavailable(false) });
    expect(await find()).toEqual(sample.credentials[0]);
  });

  it("looks again when the file is locked", async () => {
    await find();
    failures = { sql: "pragma data_version", codes: [5, 5] };
    expect(await find()).toEqual(sample.credentials[0]);
    expect(failures.codes).toEqual([]);
  });

  it("rejects, and does not throw, when a second look-up fails", async () => {
    failures = { sql: "pragma data_version", codes: [10] };
    await expect(store.get(pipeKey, tenantId)).rejects.toEqual(unavailable(false));
  });

  it("does not say that nothing was written when a commit fails", async () => {
    failures = { sql: "commit", codes: [10] };
    const outcomes = await Promise.allSettled([replace("a"), replace("b")]);
    for (const outcome of outcomes)
      expect(outcome).toEqual({ status: "rejected", reason: unavailable(true) });
  });

  it("gives rows that nobody can change, also when they are remembered", async () => {
    for (let time = 0; time < 2; time += 1) {
      const row = await store.get(pipeKey, tenantId);
      expect(() => Object.assign(row ?? {}, { body: "changed" })).toThrowError(TypeError);
    }
  });

  it("writes what was asked for before it was closed", async () => {
    const body = '{"count":1}';
    const before = await store.get(pipeKey, tenantId);
    const written = store.replace(pipeKey, tenantId, before?.etag ?? "", { body, etag: "next" });
    await store.close();
    expect(await written).toBe(true);
    const other = new DatabaseSync(path.join(folder, "data.db"));
    const bodies = other.prepare("select body from dataplat_resources where id = ?").all(pipeKey.id);
    expect(bodies.map((row) => row["body"])).toContain(body);
    other.close();
  });

  it("refuses what is still waiting when it is closed", async () => {
    const other = new DatabaseSync(path.join(folder, "data.db"));
    other.exec("begin immediate");
    const waiting = [replace("a"), replace("b"), find()];
    await store.close();
    other.exec("rollback");
    other.close();
    const [a, b] = await Promise.allSettled(waiting);
    for (const outcome of [a, b]) expect(outcome).toEqual({ status: "rejected", reason: unavailable(false) });
  });
});

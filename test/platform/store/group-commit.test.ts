/** Writes that are committed together, on a real file. The wrapper between only notes what SQLite is told, or fails once in its place. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGroupCommit, type Write } from "../../../src/platform/store/sqlite/group-commit.ts";
import { loadSqlite, type SqliteDatabase } from "../../../src/platform/store/sqlite/node-sqlite.ts";

let folder: string;
let database: SqliteDatabase;
/** A second connection, which sees what is committed and nothing else. */
let other: DatabaseSync;
/** What SQLite was told, in order, and `written` for each call of that function. */
let told: string[];
let write: Write;
/** Thrown in the place of a statement. */
let failing: { readonly sql: string; readonly error: Error } | undefined;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "dataplat-group-"));
  const file = path.join(folder, "data.db");
  const real = (await loadSqlite())(file);
  real.execute("pragma journal_mode = wal; create table things (id integer primary key) strict");
  other = new DatabaseSync(file);
  told = [];
  failing = undefined;
  database = {
    ...real,
    execute: (sql) => {
      told.push(sql);
      if (failing?.sql === sql) throw failing.error;
      real.execute(sql);
    },
  };
  write = createGroupCommit(database, () => told.push("written"));
});

afterEach(() => {
  database.close();
  other.close();
  rmSync(folder, { recursive: true });
});

/** Writes one thing. */
function add(id: number): Promise<number> {
  return write(() => {
    database.prepare("insert into things values (?)")([id]);
    return id;
  });
}

/** How many things others see. */
function seen(): unknown {
  return other.prepare("select count(*) as count from things").get()?.["count"];
}

/** An error as SQLite throws it. */
function sqliteError(errcode: number): Error {
  return Object.assign(new Error(`result code ${errcode}`), { errcode });
}

describe("Writes that come together", () => {
  it("are one transaction, and each gets its own result once it is there for others", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index);
    const results = ids.map(async (id) => [await add(id), seen()]);
    expect(seen()).toBe(0);
    expect(await Promise.all(results)).toEqual(ids.map((id) => [id, 20]));
    expect(told).toEqual(["begin immediate", "commit", "written"]);
  });

  it("need none when there is but one", async () => {
    expect(await add(1)).toBe(1);
    expect(told).toEqual(["written"]);
    expect(seen()).toBe(1);
  });

  it("are no more than a hundred at once", async () => {
    await Promise.all(Array.from({ length: 250 }, (_, index) => add(index)));
    expect(told.filter((sql) => sql === "commit")).toHaveLength(3);
    expect(seen()).toBe(250);
  });

  it("do not fail when one of them does", async () => {
    await add(2);
    const outcomes = await Promise.allSettled([add(1), add(2), add(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[1]).toMatchObject({ reason: { message: expect.stringContaining("UNIQUE") } });
    expect(seen()).toBe(3);
  });

  it("all fail, and leave nothing, when their commit does", async () => {
    failing = { sql: "commit", error: sqliteError(10) };
    const outcomes = await Promise.allSettled([add(1), add(2)]);
    for (const outcome of outcomes) expect(outcome).toEqual({ status: "rejected", reason: failing.error });
    expect(told).toEqual(["begin immediate", "commit", "rollback", "written"]);
    expect(seen()).toBe(0);
    failing = undefined;
    await Promise.all([add(1), add(2)]);
    expect(seen()).toBe(2);
  });

  it("all fail, and leave nothing, when the disk does under one of them", async () => {
    const full = sqliteError(13);
    const broken = write(() => {
      throw full;
    });
    const outcomes = await Promise.allSettled([add(1), broken, add(2)]);
    for (const outcome of outcomes) expect(outcome).toEqual({ status: "rejected", reason: full });
    expect(seen()).toBe(0);
  });

  it("wait for another process that writes", async () => {
    other.exec("begin immediate");
    const results = Promise.all([add(1), add(2)]);
    await new Promise(setImmediate);
    expect(seen()).toBe(0);
    other.exec("rollback");
    expect(await results).toEqual([1, 2]);
    expect(seen()).toBe(2);
  });
});

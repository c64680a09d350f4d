/** The one file that touches `node:sqlite`, whose names still change between releases of Node. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { PlatformConfigError } from "../../config-error.ts";
import { readMember } from "../../read-error.ts";
import type { SqlRow, SqlValue } from "../sql/query.ts";

/** An open database file. Everything in it happens before a call returns. */
export interface SqliteDatabase {
  /** Runs statements that give nothing. */
  execute(sql: string): void;
  /** Makes a statement ready. */
  prepare(sql: string): (values: SqlRow) => readonly SqlRow[];
  close(): void;
}

/** Result codes of SQLite (https://sqlite.org/rescode.html), without their extended part. */
export const sqliteCodes = {
  busy: 5,
  locked: 6,
  outOfMemory: 7,
  readOnly: 8,
  interrupted: 9,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  protocol: 15,
  notADatabase: 26,
};

/**
 * Loads SQLite.
 *
 * @param version the version of Node that this is
 * @param load imports the module
 * @returns opens a file, which must exist
 * @throws PlatformConfigError when this Node has no SQLite, or too old a one
 */
export async function loadSqlite(
  version = process.versions.node,
  load = () => import("node:sqlite"),
): Promise<(file: string) => SqliteDatabase> {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const what = `A platform that keeps its data in a file needs Node 22.13 or later, and this is ${version}.`;
  const advice = "Update Node, or leave `data` out to keep everything in memory.";
  if (major < 22 || (major === 22 && minor < 13)) throw new PlatformConfigError(`${what} ${advice}`);
  const sqlite = await load().catch(() => {
    throw new PlatformConfigError(`${what} It was built without node:sqlite. ${advice}`);
  });
  return (file) => wrap(new sqlite.DatabaseSync(file));
}

/** @returns the result code of an error of SQLite, without its extended part; undefined for any other error */
export function readSqliteCode(error: unknown): number | undefined {
  const code = readMember(error, "errcode");
  return typeof code === "number" ? code & 0xff : undefined;
}

function wrap(database: DatabaseSync): SqliteDatabase {
  return {
    execute: (sql) => database.exec(sql),
    prepare: (sql) => prepare(database.prepare(sql)),
    close: () => database.close(),
  };
}

function prepare(statement: StatementSync): (values: SqlRow) => readonly SqlRow[] {
  // Rows as arrays cost much less than objects. Node 22.13 to 22.15 have only objects; their members are in the same order.
  if (typeof statement.setReturnArrays === "function") {
    statement.setReturnArrays(true);
    // Node types rows as objects whatever was set; no table holds anything but text and numbers.
    return (values) => statement.all(...(values as SQLInputValue[])) as unknown as SqlRow[];
  }
  return (values) =>
    // As above.
    statement.all(...(values as SQLInputValue[])).map((row) => Object.values(row) as SqlValue[]);
}

/** Opens the file of an SQLite store, and refuses one that is not ours before anything is written to it. */
import { accessSync, closeSync, constants, openSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { PlatformConfigError } from "../../config-error.ts";
import { errorCode } from "../../read-error.ts";
import { explainOpenError } from "./errors.ts";
import { loadSqlite, type SqliteDatabase } from "./node-sqlite.ts";
import { retryBusy } from "./retry-busy.ts";

/** Marks a database as ours, in its header: "dtpl" in ASCII. */
const applicationId = 0x6474706c;

/** An open file. */
export interface SqliteFile {
  readonly database: SqliteDatabase;
  /** Its absolute path. */
  readonly path: string;
  /** Which file that was when it was opened. */
  readonly identity: Pick<Stats, "dev" | "ino">;
}

/**
 * Opens a file, and makes it if it is missing, for nobody but its owner.
 *
 * @param data its path
 * @throws PlatformConfigError when it cannot be opened, or is not a database of ours
 */
export async function openSqliteFile(data: string): Promise<SqliteFile> {
  const open = await loadSqlite();
  if (data === "" || data.includes("\0")) throw new PlatformConfigError("`data` is no path of a file.");
  // An absolute path is never one of SQLite's own names, such as `:memory:`.
  const file = path.resolve(data);
  createFile(file);
  const identity = checkFile(file);
  try {
    return { database: await retryBusy(() => openDatabase(open, file)), path: file, identity };
  } catch (error) {
    throw explainOpenError(error, file);
  }
}

/** SQLite would make a file that everybody may read. */
function createFile(file: string): void {
  try {
    // Never opens one that exists: closing it again would give up the locks of whoever has it open in this process.
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST") return;
    const folder = path.dirname(file);
    if (code === "ENOENT" || code === "ENOTDIR") {
      throw new PlatformConfigError(`\`data\` is ${file}, and there is no folder ${folder}. Make it first.`);
    }
    throw new PlatformConfigError(`\`data\` is ${file}, which cannot be made (${code ?? error}).`);
  }
}

function checkFile(file: string): Pick<Stats, "dev" | "ino"> {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) {
      throw new PlatformConfigError(
        `\`data\` is ${file}, which is ${stats.isDirectory() ? "a folder" : "no file"}.`,
      );
    }
    accessSync(file, constants.R_OK | constants.W_OK);
    return stats;
  } catch (error) {
    if (error instanceof PlatformConfigError) throw error;
    throw new PlatformConfigError(
      `\`data\` is ${file}, which cannot be read and written (${errorCode(error) ?? error}). Change its permissions, or name another file.`,
    );
  }
}

function openDatabase(open: (file: string) => SqliteDatabase, file: string): SqliteDatabase {
  const database = open(file);
  try {
    const fresh = checkOwner(database, file);
    const [[mode] = []] = database.prepare("pragma journal_mode = wal")([]);
    if (mode !== "wal") {
      throw new PlatformConfigError(
        `\`data\` is ${file}, and SQLite cannot keep a write-ahead log there (its journal is "${mode}"). Name a file on a local disk.`,
      );
    }
    // FULL: a write that was acknowledged is on the disk, not only with the operating system.
    database.execute("pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off");
    // Takes the lock for writing, which a file that is only readable does not give.
    const mark = fresh ? `pragma application_id = ${applicationId};` : "";
    database.execute(`begin immediate; ${mark} commit`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** In one statement, so that both numbers are of one moment. */
const selectOwner = `select (select application_id from pragma_application_id), (select count(*) from sqlite_schema)`;

/** @returns whether the database is still empty */
function checkOwner(database: SqliteDatabase, file: string): boolean {
  const [[owner, tables] = []] = database.prepare(selectOwner)([]);
  if (owner === applicationId) return false;
  if (owner === 0 && tables === 0) return true;
  throw new PlatformConfigError(
    `\`data\` is ${file}, a database of another program. Name another file; this one was left as it is.`,
  );
}

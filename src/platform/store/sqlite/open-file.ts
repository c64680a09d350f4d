/** Opens a SQLite file for this process alone, and rejects a file of another program before anything is written to it. */
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  type Stats,
  statSync,
} from "node:fs";
import path from "node:path";
import type * as Sqlite from "node:sqlite";
import { errorCode } from "../../../contract/read-error.ts";
import { PlatformConfigError } from "../../lib/config-error.ts";
import type { SqlValue } from "../statements.ts";
import { StoreUnavailableError } from "../store.ts";
import { explainOpenError, explainWriteError } from "./errors.ts";

/** Marks a database as ours, in its header: "dtpl" in ASCII. */
const applicationId = 0x6474706c;

/** Length of the header (https://sqlite.org/fileformat2.html#the_database_header). */
const headerLength = 100;

export type SqliteFile = ReturnType<typeof createSqliteFile>;

/**
 * Opens a file, and creates it if it is missing, readable and writable only by its owner. The first transaction, which takes the lock, is
 * left open for the migrations, which saves a commit. Throws PlatformConfigError when it cannot be opened, is in use, or is not a database
 * of the platform.
 */
export function openSqliteFile(data: string): SqliteFile {
  const sqlite = loadSqlite();
  if (data === "" || data.includes("\0")) throw new PlatformConfigError("`data` is not a valid file path.");
  // An absolute path is never one of SQLite's own names, such as `:memory:`.
  const file = path.resolve(data);
  createFile(file);
  checkFile(file);
  let database: Sqlite.DatabaseSync | undefined;
  try {
    database = new sqlite.DatabaseSync(file);
    lockDatabase(database, file);
    return createSqliteFile(database, file);
  } catch (error) {
    database?.close();
    throw explainOpenError(error, file);
  }
}

/** Loads `node:sqlite`. Unlike an import, this also works under Jest and in bundles. */
export function loadSqlite(load = getSqlite): typeof Sqlite {
  const sqlite = load();
  if (sqlite) return sqlite;
  throw new PlatformConfigError(
    `A platform that keeps its data in a file needs Node 22.13 or later with node:sqlite, and this is ${process.versions.node}. Update Node, or omit \`data\` to keep state in memory.`,
  );
}

function getSqlite(): typeof Sqlite | undefined {
  return process.getBuiltinModule?.("node:sqlite");
}

/** SQLite itself would create a file that everybody can read. */
function createFile(file: string): void {
  try {
    // Never opens an existing file: closing it again would release the locks that SQLite has on it in this process.
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST") return;
    const folder = path.dirname(file);
    if (code === "ENOENT" || code === "ENOTDIR") {
      throw new PlatformConfigError(
        `\`data\` is ${file}, and there is no folder ${folder}. Create it first.`,
      );
    }
    throw new PlatformConfigError(`\`data\` is ${file}, which cannot be created (${code ?? error}).`);
  }
}

function checkFile(file: string): void {
  let stats: Stats;
  try {
    stats = statSync(file);
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    const code = errorCode(error);
    throw new PlatformConfigError(
      code === "ENOENT"
        ? `\`data\` is ${file}, a symbolic link to a file that does not exist. Remove the link, or name another file.`
        : `\`data\` is ${file}, which cannot be read and written (${code ?? error}). Change its permissions, or name another file.`,
    );
  }
  if (stats.isDirectory()) throw new PlatformConfigError(`\`data\` is ${file}, which is a folder.`);
  if (!stats.isFile()) throw new PlatformConfigError(`\`data\` is ${file}, which is not a file.`);
}

/**
 * Begins the transaction that keeps every other connection out until the database is closed or this process ends. With a rollback journal, the file
 * alone is complete whenever no commit is running: it can be copied. FULL: a committed write is on the disk, not only with the operating system.
 */
function lockDatabase(database: Sqlite.DatabaseSync, file: string): void {
  database.exec("pragma locking_mode = exclusive");
  checkOwner(database, file);
  database.exec(
    "pragma journal_mode = truncate; pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off",
  );
  // In exclusive mode, the first transaction that writes locks the file. Its commit also shows that a journal can be created.
  database.exec(`begin immediate; pragma application_id = ${applicationId}`);
}

/** @throws PlatformConfigError for a database of another program */
function checkOwner(database: Sqlite.DatabaseSync, file: string): void {
  const owner = database.prepare("select application_id as id from pragma_application_id").get()?.["id"];
  const tables = database.prepare("select count(*) as count from sqlite_schema").get()?.["count"];
  if (owner === applicationId || (owner === 0 && tables === 0)) return;
  throw new PlatformConfigError(
    `\`data\` is ${file}, a database of another program. Name another file; this one is unchanged.`,
  );
}

function createSqliteFile(database: Sqlite.DatabaseSync, file: string) {
  /** End of the last transaction. Never rejects. */
  let last: Promise<void> = Promise.resolve();
  const prepared = new Map<string, Sqlite.StatementSync>();
  // Stays open until the database is closed, since closing it releases the locks of this process.
  const descriptor = openSync(file, "r");
  let number = Number(database.prepare("pragma user_version").get()?.["user_version"]);
  let known = readState(descriptor);
  const assertUnchanged = () => {
    if (isAt(file, descriptor) && readState(descriptor) === known) return;
    const message = `Another program removed, replaced or changed ${file} while it was open. Restart the platform.`;
    throw new StoreUnavailableError(message, false, undefined, true);
  };
  const execute = (sql: string): void => {
    try {
      database.exec(sql);
    } finally {
      // Also after a failed statement: SQLite may have written a part, which it takes back before the next transaction.
      known = readState(descriptor);
    }
  };
  return {
    /** Runs statements that return no rows. */
    execute,
    /** Runs one statement, which is prepared the first time. `Row` has the columns that it names. */
    query: <Row>(sql: string, values: readonly SqlValue[] = []): readonly Row[] => {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      // SQLite takes `$1` for a name.
      const named = Object.fromEntries(
        values.map((value, index): [string, SqlValue] => [`$${index + 1}`, value]),
      );
      // The statements name their columns as `Row` does.
      return statement.all(named) as Row[];
    },
    /**
     * Runs work in a transaction, after all earlier ones. Long work pauses, so that the rest of the platform goes on: it reads from memory.
     * `onCommit` is called after the commit, before the next transaction. Throws StoreUnavailableError when the file cannot be written, or
     * another program removed, replaced or changed it: then nothing of the work is in it, unless `maybeWritten` says so.
     */
    transact: (work: () => void | Promise<void>, onCommit?: () => void): Promise<void> => {
      const transaction = last.then(async () => {
        // Each transaction changes the header, so that another state of the file is recognized.
        number = (number + 1) % 2 ** 31;
        let committing = false;
        assertUnchanged();
        try {
          execute(`begin immediate; pragma user_version = ${number}`);
          await work();
          committing = true;
          execute("commit");
        } catch (error) {
          rollBack(execute);
          throw explainWriteError(error, committing);
        }
        onCommit?.();
      });
      last = transaction.catch(() => {});
      return transaction;
    },
    /** Closes the file after all transactions. */
    close: async (): Promise<void> => {
      await last;
      database.close();
      closeSync(descriptor);
    },
  };
}

function rollBack(execute: (sql: string) => void): void {
  try {
    execute("rollback");
  } catch {
    // SQLite rolls back by itself after some errors.
  }
}

/** Whether a path still leads to an open file. */
function isAt(file: string, descriptor: number): boolean {
  const open = fstatSync(descriptor);
  try {
    const { dev, ino } = statSync(file);
    return dev === open.dev && ino === open.ino;
  } catch {
    return false;
  }
}

/** Length and header of an open file. */
function readState(descriptor: number): string {
  const header = Buffer.alloc(headerLength);
  readSync(descriptor, header, 0, headerLength, 0);
  return `${fstatSync(descriptor).size} ${header.toString("latin1")}`;
}

/** Opens a SQLite file for this process alone, and rejects a file of another program before anything is written to it. */
import { accessSync, closeSync, constants, openSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type * as Sqlite from "node:sqlite";
import { errorCode } from "../../../contract/read-error.ts";
import { PlatformConfigError } from "../../config-error.ts";
import type { SqlValue } from "../statements.ts";
import { StoreUnavailableError } from "../store.ts";
import { explainOpenError } from "./errors.ts";
import {
  applicationId,
  checkLog,
  completeNumber,
  type OnWarning,
  openLog,
  type SqliteLog,
  type SqlitePaths,
} from "./log.ts";

/** Size in bytes from which on a log is ended even if writes go on. */
const maxLogSize = 4 * 1024 * 1024;

/** An open SQLite file. Every method finishes before it returns. */
export interface SqliteFile {
  /** Runs statements that return no rows. */
  execute(sql: string): void;
  /** Runs one statement, which is prepared the first time. `Row` has the columns that it names. */
  query<Row>(sql: string, values?: readonly SqlValue[]): readonly Row[];
  /**
   * Checks the file and its log before a transaction.
   *
   * @throws StoreUnavailableError if another program removed, replaced or changed one of them: what SQLite writes would be lost
   */
  assertUnchanged(): void;
  /** Starts the log, unless it is started. Call it before a transaction. */
  beginLog(): void;
  /** Records the size of the log. Call it after a transaction. @returns whether the log should be ended */
  recordLog(): boolean;
  /** Copies the log into the file, which is then complete without it. Never throws: if that fails, the log stays. */
  endLog(): void;
  close(): void;
}

/**
 * Opens a file, and creates it if it is missing, readable and writable only by its owner.
 *
 * @param data its path
 * @param onWarning called when a log of an earlier state of the file is kept under another name
 * @throws PlatformConfigError when it cannot be opened, is in use, or is not a database of the platform
 */
export function openSqliteFile(data: string, onWarning: OnWarning = () => {}): SqliteFile {
  const sqlite = loadSqlite();
  if (data === "" || data.includes("\0")) throw new PlatformConfigError("`data` is not a valid file path.");
  // An absolute path is never one of SQLite's own names, such as `:memory:`.
  const file = path.resolve(data);
  checkOrphanedLog({ file, log: `${file}-wal` });
  createFile(file);
  checkFile(file);
  let database: Sqlite.DatabaseSync | undefined;
  try {
    // SQLite puts the log beside the file that a link leads to.
    const paths = { file, log: `${realpathSync(file)}-wal` };
    checkLog(sqlite, paths, onWarning);
    database = new sqlite.DatabaseSync(file);
    lockDatabase(database, file);
    return createSqliteFile(database, openLog(database, paths, onWarning), paths);
  } catch (error) {
    database?.close();
    throw explainOpenError(error, file);
  }
}

/**
 * Loads `node:sqlite`. Unlike an import, this also works under Jest and in bundles.
 *
 * @param load returns the module; undefined when this Node does not have it
 */
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

/**
 * Checks that no log is left of a file that was deleted after a crash. SQLite would delete it.
 *
 * @throws PlatformConfigError if there is one
 */
function checkOrphanedLog({ file, log }: SqlitePaths): void {
  // The log first: another process that is starting creates it after its file.
  if (readState(log).size === 0 || readState(file).identity !== "") return;
  throw new PlatformConfigError(
    `\`data\` is ${file}, which does not exist, and beside it is ${log}, the log of a file that was deleted. To start over, delete that log as well. To keep the data, put its file back.`,
  );
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
  const unreadable = (error: unknown) => {
    const code = errorCode(error);
    return new PlatformConfigError(
      code === "ENOENT"
        ? `\`data\` is ${file}, a symbolic link to a file that does not exist. Remove the link, or name another file.`
        : `\`data\` is ${file}, which cannot be read and written (${code ?? error}). Change its permissions, or name another file.`,
    );
  };
  const stats = attempt(() => statSync(file), unreadable);
  if (stats.isDirectory()) throw new PlatformConfigError(`\`data\` is ${file}, which is a folder.`);
  if (!stats.isFile()) throw new PlatformConfigError(`\`data\` is ${file}, which is not a file.`);
  attempt(() => accessSync(file, constants.R_OK | constants.W_OK), unreadable);
}

function attempt<Result>(work: () => Result, explain: (error: unknown) => PlatformConfigError): Result {
  try {
    return work();
  } catch (error) {
    throw explain(error);
  }
}

/** Takes the lock that keeps every other connection out until the database is closed or this process ends. */
function lockDatabase(database: Sqlite.DatabaseSync, file: string): void {
  database.exec("pragma locking_mode = exclusive");
  if (isFresh(database, file)) {
    // Before the log exists, so that the file alone is never taken for a new one.
    database.exec(
      `begin immediate; pragma application_id = ${applicationId}; pragma user_version = ${completeNumber}; commit`,
    );
  }
  // FULL: a committed write is on the disk, not only with the operating system.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  // `endLog` takes the place of SQLite's automatic checkpoints.
  database.exec("pragma wal_autocheckpoint = 0; pragma trusted_schema = off");
  // In exclusive mode, the first transaction locks the file and creates its log.
  database.exec("begin immediate; commit");
}

/** @throws PlatformConfigError for a database of another program */
function isFresh(database: Sqlite.DatabaseSync, file: string): boolean {
  const owner = database.prepare("select application_id as id from pragma_application_id").get()?.["id"];
  if (owner === applicationId) return false;
  const tables = database.prepare("select count(*) as count from sqlite_schema").get()?.["count"];
  if (owner === 0 && tables === 0) return true;
  throw new PlatformConfigError(
    `\`data\` is ${file}, a database of another program. Name another file; this one is unchanged.`,
  );
}

function createSqliteFile(database: Sqlite.DatabaseSync, log: SqliteLog, paths: SqlitePaths): SqliteFile {
  const prepared = new Map<string, Sqlite.StatementSync>();
  const opened = { file: readState(paths.file), log: readState(paths.log) };
  let logSize = opened.log.size;
  const assertUnchanged = () => {
    const now = { file: readState(paths.file), log: readState(paths.log) };
    const isFileSame = now.file.identity === opened.file.identity && log.belongsToFile();
    const isLogSame = now.log.identity === opened.log.identity && now.log.size === logSize;
    if (isFileSame && isLogSame) return;
    const changed = isFileSame ? paths.log : paths.file;
    const message = `Another program removed, replaced or changed ${changed} while it was open. Restart the platform.`;
    throw new StoreUnavailableError(message, false, undefined, true);
  };
  const recordLog = () => {
    logSize = readState(paths.log).size;
    return logSize > maxLogSize;
  };
  return {
    execute: (sql) => database.exec(sql),
    query: <Row>(sql: string, values: readonly SqlValue[] = []) => {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      // SQLite takes `$1` for a name.
      const named = Object.fromEntries(
        values.map((value, index): [string, SqlValue] => [`$${index + 1}`, value]),
      );
      // The statements name their columns as `Row` does.
      return statement.all(named) as Row[];
    },
    assertUnchanged,
    beginLog: log.begin,
    recordLog,
    endLog: () => {
      try {
        assertUnchanged();
        log.end();
        recordLog();
      } catch {
        // The writes are in the log, and the next one reports what is wrong.
      }
    },
    close: log.close,
  };
}

/** `identity` differs for another file at the same path. It is empty for a file that is out of reach. */
function readState(file: string): { readonly identity: string; readonly size: number } {
  try {
    const { dev, ino, size } = statSync(file, { bigint: true });
    return { identity: `${dev} ${ino}`, size: Number(size) };
  } catch {
    return { identity: "", size: 0 };
  }
}

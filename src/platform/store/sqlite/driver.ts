/** Runs the queries of a SQL store on an SQLite file. Every statement is over before its call returns. */
import { statSync } from "node:fs";
import { sqliteDialect } from "../sql/dialects.ts";
import type { QueryUse, SqlDriver, TransactionMode } from "../sql/driver.ts";
import type { SqlRow } from "../sql/query.ts";
import type { Script } from "../sql/script.ts";
import { StoreUnavailableError } from "../store.ts";
import { explainSqliteError } from "./errors.ts";
import type { SqliteDatabase } from "./node-sqlite.ts";
import type { SqliteFile } from "./open-file.ts";
import { cacheKey, createReadCache, type ReadCache } from "./read-cache.ts";

/** @returns the driver of an open file */
export function createSqliteDriver(file: SqliteFile): SqlDriver {
  const { database } = file;
  const cache = createReadCache(database);
  return {
    dialect: sqliteDialect,
    prepare: (query, use) => {
      const statement = database.prepare(query.sql);
      const execute = use === undefined ? statement : remember(statement, query.name, cache, use);
      return (values) => {
        try {
          return execute(values);
        } catch (error) {
          throw explainSqliteError(error, query.writes);
        } finally {
          if (query.writes) cache.clear();
        }
      };
    },
    transaction: async (mode, script) => {
      try {
        return runScript(database, mode, script);
      } finally {
        cache.clear();
      }
    },
    ping: async () => {
      assertSameFile(file);
      database.execute("select 1");
    },
    close: async () => database.close(),
  };
}

type Run = (values: SqlRow) => readonly SqlRow[];

function remember(statement: Run, name: string, cache: ReadCache, use: QueryUse): Run {
  return (values) => {
    cache.check(use === "first look-up");
    const key = cacheKey(name, values);
    const known = cache.find(key);
    if (known) return known;
    const rows = statement(values);
    cache.keep(key, rows);
    return rows;
  };
}

const beginnings: Readonly<Record<TransactionMode, string>> = {
  exclusive: "begin immediate",
  snapshot: "begin",
};

/** Without a wait in it, so that nothing else on this connection gets into the transaction. */
function runScript<Result>(
  database: SqliteDatabase,
  mode: TransactionMode,
  script: () => Script<Result>,
): Result {
  let begun = false;
  try {
    database.execute(beginnings[mode]);
    begun = true;
    const steps = script();
    let step = steps.next([]);
    while (!step.done) step = steps.next(database.prepare(step.value.sql)(step.value.values));
    database.execute("commit");
    return step.value;
  } catch (error) {
    if (begun) rollBack(database);
    throw explainSqliteError(error, mode === "exclusive");
  }
}

function rollBack(database: SqliteDatabase): void {
  try {
    database.execute("rollback");
  } catch {
    // SQLite has done it by itself, as it does after some errors.
  }
}

/** A file that was removed or put aside still takes writes, which nobody would ever find again. */
function assertSameFile({ path, identity }: SqliteFile): void {
  const now = statSync(path, { throwIfNoEntry: false });
  if (now?.dev === identity.dev && now.ino === identity.ino) return;
  const message = `${path} was removed or replaced while it was open. Start the platform anew.`;
  throw new StoreUnavailableError(message, false, undefined);
}

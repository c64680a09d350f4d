/** Runs the queries of a SQL store on an SQLite file. Every statement is over before its call returns. */
import { statSync } from "node:fs";
import { sqliteDialect } from "../sql/dialects.ts";
import type { QueryUse, SqlDriver, TransactionMode } from "../sql/driver.ts";
import { bind, type Query, toRows } from "../sql/query.ts";
import type { Script } from "../sql/script.ts";
import { StoreUnavailableError } from "../store.ts";
import { explainSqliteError } from "./errors.ts";
import type { SqliteDatabase } from "./node-sqlite.ts";
import type { SqliteFile } from "./open-file.ts";
import { createReadCache, type ReadCache } from "./read-cache.ts";
import { retryBusy } from "./retry-busy.ts";

/** @returns the driver of an open file */
export function createSqliteDriver(file: SqliteFile): SqlDriver {
  const { database } = file;
  const cache = createReadCache(database);
  return {
    dialect: sqliteDialect,
    prepare: <Values extends object, Row>(query: Query<Values, Row>, use?: QueryUse) => {
      const statement = database.prepare(query.sql);
      const execute = (values: Values) => toRows(query, statement(bind(query, values)));
      const read = use === undefined ? execute : remember(execute, query, cache, use);
      const write = (values: Values) => {
        try {
          return execute(values);
        } finally {
          cache.clear();
        }
      };
      const once = query.writes ? write : read;
      return (values: Values) => explained(query.writes, () => once(values));
    },
    transaction: async (mode, script) =>
      explained(mode === "exclusive", () => {
        try {
          return runScript(database, mode, script);
        } finally {
          cache.clear();
        }
      }),
    ping: async () => {
      assertSameFile(file);
      // Reads from the file, unlike `select 1`.
      await explained(false, () => database.execute("select 1 from dataplat_tenants limit 1"));
    },
    close: async () => database.close(),
  };
}

/** Runs something as soon as the file is not locked, and says what is wrong with the file in the words of stores. */
function explained<Result>(writes: boolean, work: () => Result): Result | Promise<Result> {
  const explain = (error: unknown): never => {
    throw explainSqliteError(error, writes);
  };
  try {
    const result = retryBusy(work);
    return result instanceof Promise ? result.catch(explain) : result;
  } catch (error) {
    return explain(error);
  }
}

function remember<Values extends object, Row>(
  execute: (values: Values) => readonly Row[],
  query: Query<Values, Row>,
  cache: ReadCache,
  use: QueryUse,
): (values: Values) => readonly Row[] {
  const remembered = cache.remember(query);
  const leads = use === "first look-up";
  return (values) => {
    cache.look(leads);
    const known = remembered.find(values);
    if (known) return known;
    const rows = execute(values);
    remembered.keep(values, rows);
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
    throw error;
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

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
      if (query.writes)
        return (values: Values) => explained(true, () => clearing(cache, () => execute(values)));
      if (use === undefined) return (values: Values) => explained(false, () => execute(values));
      const recall = remember(execute, query, cache);
      if (use === "second look-up") {
        return (values: Values) =>
          explained(false, () => {
            cache.look();
            return recall(values);
          });
      }
      return async (values: Values) => {
        await explained(false, () => cache.nextLook());
        return explained(false, () => recall(values));
      };
    },
    transaction: async (mode, script) =>
      explained(mode === "exclusive", () => clearing(cache, () => runScript(database, mode, script))),
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

/** Does what may change the file, after which nothing that was read before counts. */
function clearing<Result>(cache: ReadCache, work: () => Result): Result {
  try {
    return work();
  } finally {
    cache.clear();
  }
}

function remember<Values extends object, Row>(
  execute: (values: Values) => readonly Row[],
  query: Query<Values, Row>,
  cache: ReadCache,
): (values: Values) => readonly Row[] {
  const remembered = cache.remember(query);
  return (values) => {
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

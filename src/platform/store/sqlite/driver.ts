/** Runs the queries of a SQL store on an SQLite file. Every statement is over before its call returns. */
import { statSync } from "node:fs";
import { sqliteDialect } from "../sql/dialects.ts";
import type { QueryUse, SqlDriver } from "../sql/driver.ts";
import { bind, type Query, toRows } from "../sql/query.ts";
import type { Script } from "../sql/script.ts";
import { StoreUnavailableError } from "../store.ts";
import { explainSqliteError } from "./errors.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { SqliteDatabase } from "./node-sqlite.ts";
import type { SqliteFile } from "./open-file.ts";
import { createReadCache, type ReadCache } from "./read-cache.ts";
import { retryBusy } from "./retry-busy.ts";
import { transact } from "./transact.ts";

/** @returns the driver of an open file */
export function createSqliteDriver(file: SqliteFile): SqlDriver {
  const { database } = file;
  const cache = createReadCache(database, explain(false));
  const write = createGroupCommit(database, cache.clear);
  return {
    dialect: sqliteDialect,
    prepare: <Values extends object, Row>(query: Query<Values, Row>, use?: QueryUse) => {
      const statement = database.prepare(query.sql);
      const execute = (values: Values) => toRows(query, statement(bind(query, values)));
      if (query.writes) return (values: Values) => write(() => execute(values)).catch(explain(true));
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
        await cache.nextLook();
        return explained(false, () => recall(values));
      };
    },
    transaction: async (mode, script) =>
      explained(mode === "exclusive", () => {
        try {
          return transact(database, mode, () => runScript(database, script));
        } finally {
          cache.clear();
        }
      }),
    ping: async () => {
      assertSameFile(file);
      // Reads from the file, unlike `select 1`.
      await explained(false, () => database.execute("select 1 from dataplat_tenants limit 1"));
    },
    close: async () => {
      // After the writes that were asked for and have not begun. What still waits for another process is refused.
      await undefined;
      database.close();
    },
  };
}

/** Runs something as soon as the file is not locked, and says what is wrong with the file in the words of stores. */
function explained<Result>(writes: boolean, work: () => Result): Result | Promise<Result> {
  try {
    const result = retryBusy(work);
    return result instanceof Promise ? result.catch(explain(writes)) : result;
  } catch (error) {
    return explain(writes)(error);
  }
}

function explain(writes: boolean): (error: unknown) => never {
  return (error) => {
    throw explainSqliteError(error, writes);
  };
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

/** Runs all queries of a script. */
function runScript<Result>(database: SqliteDatabase, script: () => Script<Result>): Result {
  const steps = script();
  let step = steps.next([]);
  while (!step.done) step = steps.next(database.prepare(step.value.sql)(step.value.values));
  return step.value;
}

/** A file that was removed or put aside still takes writes, which nobody would ever find again. */
function assertSameFile({ path, identity }: SqliteFile): void {
  const now = statSync(path, { throwIfNoEntry: false });
  if (now?.dev === identity.dev && now.ino === identity.ino) return;
  const message = `${path} was removed or replaced while it was open. Start the platform anew.`;
  throw new StoreUnavailableError(message, false, undefined);
}

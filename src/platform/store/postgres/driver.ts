/** Runs the queries of a SQL store on PostgreSQL. */
import { isStorable } from "../describe.ts";
import { postgresDialect } from "../sql/dialects.ts";
import type { SqlDriver, TransactionMode } from "../sql/driver.ts";
import { bind, type SqlValue, toRows } from "../sql/query.ts";
import type { Script } from "../sql/script.ts";
import type { Connections, NamedStatement, Session } from "./connections.ts";

const beginnings: Readonly<Record<TransactionMode, string>> = {
  exclusive: "begin isolation level read committed",
  snapshot: "begin isolation level repeatable read read only",
};

/**
 * Makes others wait who write in a transaction. The number, "dataplat" in ASCII, is the lock's name in the database. What the next
 * statements see begins when the lock is there.
 */
const lock = "select pg_advisory_xact_lock(7233190438380527988)";

/** @returns the driver of an open database */
export function createPostgresDriver(connections: Connections): SqlDriver {
  return {
    dialect: postgresDialect,
    prepare: (query) => async (given) => {
      const values = bind(query, given);
      // The server would refuse such text. Nothing has it in a name, so nothing is found.
      if (!values.every(isKnown)) return [];
      const { sql, name, writes } = query;
      return toRows(query, await connections.run({ sql, name, writes, values }));
    },
    transaction: (mode, script) => {
      const once = () => connections.lend((session) => runScript(session, mode, script()));
      return mode === "snapshot" ? connections.retry(once) : once();
    },
    ping: async () => {
      await connections.run(text("select 1"));
    },
    close: () => connections.close(),
  };
}

async function runScript<Result>(
  session: Session,
  mode: TransactionMode,
  steps: Script<Result>,
): Promise<Result> {
  try {
    await session.run(text(beginnings[mode]));
    if (mode === "exclusive") await session.run(text(lock));
    let step = steps.next([]);
    while (!step.done) step = steps.next(await session.run(step.value));
    // Only this can leave it open whether anything was written.
    await session.run({ ...text("commit"), writes: mode === "exclusive" });
    return step.value;
  } catch (error) {
    await rollBack(session);
    throw error;
  }
}

async function rollBack(session: Session): Promise<void> {
  try {
    await session.run(text("rollback"));
  } catch {
    // It takes the transaction with it.
    session.discard();
  }
}

function text(sql: string): NamedStatement {
  return { sql, values: [] };
}

function isKnown(value: SqlValue): boolean {
  return typeof value !== "string" || isStorable(value);
}

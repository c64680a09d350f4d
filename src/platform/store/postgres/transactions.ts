/**
 * Statements and transactions on a PostgreSQL pool. Nothing outlives its transaction on a connection (no named statement, no session setting,
 * no session lock), so that PgBouncer may run each transaction on another one.
 */
import type { Pool, PoolClient, QueryConfig } from "pg";
import type { RunQuery, SqlValue } from "../statements.ts";
import { StoreUnavailableError } from "../store.ts";
import { createUnavailableError, explainPostgresError, isConnectionLost, isTimeout } from "./errors.ts";

const beginSnapshot = "begin isolation level repeatable read read only";

/**
 * Read committed, whatever the server's default: a stricter level would fail a write after a concurrent one, and a snapshot taken before the
 * lock of `beginExclusive` would not show what its last holder wrote. The time limit is for a process that stops inside the transaction.
 */
const beginWrite =
  "begin isolation level read committed; set local idle_in_transaction_session_timeout = 30000";

/** Each check of a foreign key is planned by its own values: a plan for any values may scan all resources of a tenant, for each tag. */
const beginExclusive = `${beginWrite}; set local plan_cache_mode = force_custom_plan`;

/** Waits for other work of this kind, such as loading 64 MiB. The lock's number is "dataplat" in ASCII; the time is in milliseconds. */
const lock = { text: "select pg_advisory_xact_lock(7233190438380527988)", query_timeout: 300_000 };

export type Transactions = ReturnType<typeof createTransactions>;

/** Creates the functions that run statements on a pool. Each throws StoreUnavailableError when the server does not respond. */
export function createTransactions(pool: Pool) {
  const withClient = createLending(pool);
  const transact = <Result>(
    begin: string,
    writes: boolean,
    work: (run: RunQuery, client: PoolClient) => Promise<Result>,
  ) =>
    withClient(async (client) => {
      await send(client, begin, [], false);
      const result = await work((sql, values = []) => send(client, sql, values, false), client);
      await send(client, "commit", [], writes);
      return result;
    });
  return {
    /** Runs one statement that reads, and runs it again if the connection breaks. */
    read: <Row>(sql: string, values: readonly SqlValue[]) =>
      retry(() => withClient((client) => send<Row>(client, sql, values, false))),
    /** Runs one statement that writes. */
    write: <Row>(sql: string, values: readonly SqlValue[]) =>
      transact(beginWrite, true, async (run) => run<Row>(sql, values)),
    /** Runs work that reads one snapshot, and runs it again if the connection breaks. */
    snapshot: <Result>(work: (run: RunQuery) => Promise<Result>) =>
      retry(() => transact(beginSnapshot, false, work)),
    /** Runs work that excludes all other work of this kind, in every process. */
    exclusive: <Result>(work: (run: RunQuery) => Promise<Result>) =>
      transact(beginExclusive, true, async (run, client) => {
        await send(client, lock, [], false);
        return work(run);
      }),
  };
}

/**
 * Creates the function that runs work on a pooled connection. If the work fails, the connection is closed, and the server rolls back its
 * transaction. After a lost connection, every connection opened before it is discarded: a server that restarts breaks all of them.
 */
function createLending(pool: Pool) {
  const lossesAtConnect = new WeakMap<PoolClient, number>();
  let losses = 0;
  pool.on("connect", (client) => lossesAtConnect.set(client, losses));
  const connect = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect().catch((cause: unknown) => {
        throw createUnavailableError(cause, false);
      });
      if ((lossesAtConnect.get(client) ?? 0) === losses) return client;
      client.release(true);
    }
  };
  return async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      if (wasConnectionLost(error)) losses += 1;
      client.release(true);
      throw error;
    }
  };
}

async function send<Row>(
  client: PoolClient,
  statement: string | QueryConfig,
  values: readonly SqlValue[],
  writes: boolean,
): Promise<readonly Row[]> {
  try {
    return (await client.query(statement, [...values])).rows;
  } catch (error) {
    throw explainPostgresError(error, writes);
  }
}

async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!wasConnectionLost(error)) throw error;
    return work();
  }
}

/** A timeout does not count: the connection may work, and a second attempt would take as long. */
function wasConnectionLost(error: unknown): boolean {
  return error instanceof StoreUnavailableError && isConnectionLost(error.cause) && !isTimeout(error.cause);
}

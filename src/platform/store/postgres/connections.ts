/** Connections to a PostgreSQL server that may break at any time: each loss is noticed, and told apart by what it may have cost. */
import type { Pool, PoolClient } from "pg";
import type { SqlRow, SqlValue, Statement } from "../sql/query.ts";
import { StoreUnavailableError } from "../store.ts";
import { explainPostgresError, isBroken, say } from "./errors.ts";

/** A statement; with a name it is prepared once on each connection. */
export interface NamedStatement extends Statement {
  readonly name?: string;
  /** Whether it may change something; false when left out. */
  readonly writes?: boolean;
}

/** One connection, for the length of a transaction. */
export interface Session {
  /** @throws StoreUnavailableError, and what the server says against the statement itself */
  run(statement: NamedStatement): Promise<readonly SqlRow[]>;
  /** Sees to it that nobody gets this connection again. */
  discard(): void;
}

/** All of them. */
export interface Connections {
  /**
   * Runs one statement. One that only reads is tried once more, on a new connection, when the first one breaks off.
   *
   * @throws as a session's `run`
   */
  run(statement: NamedStatement): Promise<readonly SqlRow[]>;
  /**
   * Lends a connection, for work that leaves it as it was or loses it.
   *
   * @throws StoreUnavailableError when there is none in time, and whatever the work throws
   */
  lend<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Runs work once more when a connection breaks off under it: for work that only reads. */
  retry<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends all of them, when the last one that is lent is given back. */
  close(): Promise<void>;
}

/** @returns connections over a pool, which belongs to them from then on */
export function createConnections(pool: Pool): Connections {
  const { lose, isDead, acquire } = watchConnections(pool);
  const brokeOff = new WeakSet<object>();

  const runOn = async (client: PoolClient, { sql, values, name, writes = false }: NamedStatement) => {
    // Nothing was sent yet: whatever broke, this statement did not run.
    if (isDead(client))
      throw new StoreUnavailableError("PostgreSQL: the connection broke off.", false, undefined);
    try {
      const query = {
        text: sql,
        values: [...values],
        rowMode: "array",
        ...(name !== undefined && { name }),
      } as const;
      return (await client.query<SqlValue[]>(query)).rows;
    } catch (cause) {
      const broken = isBroken(cause);
      if (broken) lose(client);
      const error = explainPostgresError(cause, writes && broken);
      if (broken && !isTimeout(cause) && isObject(error)) brokeOff.add(error);
      throw error;
    }
  };
  const lend: Connections["lend"] = async (work) => {
    const client = await acquire();
    try {
      return await work({ run: (statement) => runOn(client, statement), discard: () => lose(client) });
    } finally {
      client.release(isDead(client));
    }
  };
  const retry: Connections["retry"] = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!isObject(error) || !brokeOff.has(error)) throw error;
      return work();
    }
  };
  return {
    run: (statement) => {
      const once = () => lend((session) => session.run(statement));
      return statement.writes === true ? once() : retry(once);
    },
    lend,
    retry,
    close: () => pool.end(),
  };
}

/** Notices which connections broke. */
function watchConnections(pool: Pool) {
  const born = new WeakMap<PoolClient, number>();
  const dead = new WeakSet<PoolClient>();
  let losses = 0;
  const lose = (client: PoolClient) => {
    if (dead.has(client)) return;
    dead.add(client);
    losses += 1;
  };
  pool.on("connect", (client) => {
    born.set(client, losses);
    // Without a listener, a connection that breaks while it is lent and idle would end the process.
    client.on("error", () => lose(client));
  });
  // The listener above has seen it.
  pool.on("error", () => {});
  /** Where one connection broke, the others of its time are not trusted either: a server that restarts takes all of them. */
  const acquire = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect().catch((cause) => {
        throw new StoreUnavailableError(`PostgreSQL: ${say(cause)}`, false, cause);
      });
      if (born.get(client) === losses) return client;
      client.release(true);
    }
  };
  return { lose, isDead: (client: PoolClient) => dead.has(client), acquire };
}

/** Whether `pg` gave up waiting for an answer; asking again would only take as long again. */
function isTimeout(error: unknown): boolean {
  return say(error) === "Query read timeout";
}

/** Errors of Node are not instances of this realm's `Error` under Jest and in VM contexts. */
function isObject(error: unknown): error is object {
  return typeof error === "object" && error !== null;
}

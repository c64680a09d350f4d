/** PostgreSQL for tests: a database on the shared server, a server that the test may stop, or PgBouncer before the shared server. */
import { randomUUID } from "node:crypto";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import {
  createCluster,
  findAccount,
  findFreePort,
  type PostgresCluster,
  startDaemon,
} from "../../scripts/lib/postgres-cluster.ts";
// For the type of what it provides.
import type {} from "./start-databases.ts";

export interface TestDatabase {
  readonly url: string;
  /** Removes it, even while clients are connected. */
  drop(): Promise<void>;
}

const postgres = inject("postgres");

/** Whether there is a server. Tests on it are skipped if there is none; the setup prints why. */
export const hasPostgres = postgres !== null;

/** Whether there is a server and PgBouncer. */
export const hasPgbouncer = postgres?.pgbouncer !== undefined;

/** Creates an empty database on the shared server. */
export async function createDatabase(options = ""): Promise<TestDatabase> {
  const { url } = provided();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(url, `create database ${name} ${options}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, drop: () => query(url, `drop database ${name} with (force)`).then(() => {}) };
}

/** PgBouncer before the shared server. */
export interface Pgbouncer {
  /** @returns the address through PgBouncer of a database on the shared server */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode, with two connections to each database for any number of clients. */
export async function startPgbouncer(): Promise<Pgbouncer> {
  const { url, pgbouncer = "" } = provided();
  const server = new URL(url);
  const port = await findFreePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), "dataplat-pgbouncer-"));
  const file = path.join(folder, "pgbouncer.ini");
  const login = `user=${server.username} password='${decodeURIComponent(server.password)}'`;
  const settings = [
    "[databases]",
    `* = host=127.0.0.1 port=${server.port} ${login}`,
    "[pgbouncer]",
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    "auth_type = any\npool_mode = transaction\ndefault_pool_size = 2",
  ];
  await writeFile(file, settings.join("\n"), { mode: 0o600 });
  const account = await findAccount();
  if (account) for (const item of [folder, file]) await chown(item, account.uid, account.gid);
  const child = await startDaemon(pgbouncer, [file], { folder, account, ready: "process up" });
  return {
    through: (databaseUrl) => Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    stop: async () => {
      child.kill("SIGQUIT");
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts a server that a test may stop and start. Remove it afterwards. */
export function startCluster(maxConnections: number): Promise<PostgresCluster> {
  return createCluster(provided().binaries, { max_connections: maxConnections });
}

/**
 * Creates an empty schema: much faster than a database. It stays until the server is deleted, since removing it while others use the
 * database can deadlock. Returns an address whose connections use only that schema.
 */
export async function createSchema(): Promise<string> {
  const { url } = provided();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(url, `create schema ${name}`);
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${name}`);
  return own.href;
}

/** Runs one statement on a connection of its own. */
export async function query(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

function provided() {
  if (!postgres) throw new Error("PostgreSQL is missing. Run this test only if `hasPostgres` is true.");
  return postgres;
}

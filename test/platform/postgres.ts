/** PostgreSQL for tests: a database of their own on the shared server, or a server of their own to break. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createCluster, type PostgresCluster } from "../../scripts/lib/postgres-cluster.ts";
// For the type of what it provides.
import type {} from "./setup.ts";

/** One database. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** Whether there is a server at all; tests on it are skipped when there is not, as the setup has said. */
export const hasPostgres = "url" in inject("postgres");

/**
 * Makes a fresh, empty database on the server that all tests share.
 *
 * @param options of `create database`, as in `encoding 'SQL_ASCII'`
 */
export async function createDatabase(options = ""): Promise<TestDatabase> {
  const { url } = provided();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(url, `create database ${name} ${options}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, drop: () => query(url, `drop database ${name} with (force)`).then(() => {}) };
}

/** Starts a server that a test may stop and start as it likes. Remove it afterwards. */
export function startCluster(maxConnections?: number): Promise<PostgresCluster> {
  return createCluster(provided().binaries, maxConnections);
}

/**
 * Makes a fresh, empty schema, and an address whose connections see nothing but it. Much faster than a database, and as good for tests
 * that do nothing to connections.
 */
export async function createSchema(): Promise<TestDatabase> {
  const { url } = provided();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(url, `create schema ${name}`);
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${name}`);
  return { url: own.href, drop: () => query(url, `drop schema ${name} cascade`).then(() => {}) };
}

/**
 * Runs one statement on a connection of its own.
 *
 * @returns its rows
 */
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
  const postgres = inject("postgres");
  if ("reason" in postgres) throw new Error(`There is no PostgreSQL: ${postgres.reason}.`);
  return postgres;
}

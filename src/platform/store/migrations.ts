/**
 * Schema migrations of the SQL stores, forward only. A released migration is never edited: stores keep its checksum, and a store with another
 * checksum is rejected. To change the schema, add a migration.
 */
import { PlatformConfigError } from "../config-error.ts";
import { hashSecret } from "./digest.ts";
import { tables } from "./migrations/0001-tables.ts";
import type { RunQuery, SqlDialect } from "./statements.ts";

/** One schema change. */
export interface Migration {
  /** 1 for the first migration, and consecutive. */
  readonly number: number;
  readonly name: string;
  /** Its statements, in order, for each database. */
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
}

export const migrations: readonly Migration[] = [tables];

/** Every statement of the migration runner, for both databases. */
export const migrationStatements = {
  createTable: `create table if not exists dataplat_migrations (
  number integer primary key, name text not null, checksum text not null, applied_at bigint not null
)`,
  read: "select number, checksum from dataplat_migrations order by number",
  record: "insert into dataplat_migrations (number, name, checksum, applied_at) values ($1, $2, $3, $4)",
} as const;

/**
 * Applies the migrations that a store does not have yet. Runs inside a transaction that excludes other writers.
 *
 * @param dialect the database
 * @param run runs a statement in that transaction
 * @param known every migration of this version, in order
 * @throws PlatformConfigError when the store has a migration that this version does not know, or with another checksum
 */
export async function migrate(
  dialect: SqlDialect,
  run: RunQuery,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await run(migrationStatements.createTable);
  const rows = await run<{ number: number; checksum: string }>(migrationStatements.read);
  const applied = new Map(rows.map(({ number, checksum }) => [number, checksum]));
  for (const number of applied.keys()) {
    if (!known.some((migration) => migration.number === number)) throw newerError(number);
  }
  for (const migration of known) {
    const checksum = migrationChecksum(migration, dialect);
    const recorded = applied.get(migration.number);
    if (recorded !== undefined && recorded !== checksum) throw checksumError(migration);
    if (recorded !== undefined) continue;
    for (const statement of migration[dialect]) await run(statement);
    await run(migrationStatements.record, [migration.number, migration.name, checksum, Date.now()]);
  }
}

/** @returns SHA-256 of the migration's statements, in hexadecimal digits */
export function migrationChecksum(migration: Migration, dialect: SqlDialect): string {
  return hashSecret(migration[dialect].join(";\n"));
}

function newerError(number: number): PlatformConfigError {
  return new PlatformConfigError(
    `The store was written by a newer version of dataplat: it has migration ${number}, which this version does not know. Use that version, or another store.`,
  );
}

function checksumError({ number, name }: Migration): PlatformConfigError {
  return new PlatformConfigError(
    `The store has migration ${number} ("${name}") with another checksum than this version of dataplat. Use the version that wrote the store, or another store.`,
  );
}

/**
 * Schema migrations of the SQL stores, forward only. A released migration is never edited: stores keep its checksum, and a store with another
 * checksum is rejected. To change the schema, add a migration.
 */
import { PlatformConfigError } from "../lib/config-error.ts";
import { now } from "../lib/timers.ts";
import { hashSecret } from "./digest.ts";
import { tables } from "./migrations/0001-tables.ts";
import { metadata } from "./migrations/0002-metadata.ts";
import type { Migration } from "./migrations/migration.ts";
import type { RunQuery, SqlDialect } from "./statements.ts";

export const migrations: readonly Migration[] = [tables, metadata];

/** Every statement of the migration runner. @returns the statements for one database */
export function createMigrationStatements(dialect: SqlDialect) {
  return {
    // Without a row if there is no table. On PostgreSQL not `to_regclass`, whose cache may lack a table that was just created.
    findTable:
      dialect === "sqlite"
        ? "select name from sqlite_schema where name = 'dataplat_migrations'"
        : "select relname from pg_class where relname = 'dataplat_migrations' and pg_table_is_visible(oid)",
    createTable: `create table if not exists dataplat_migrations (
      number integer primary key, name text not null, checksum text not null, applied_at bigint not null
    )`,
    read: "select number, checksum from dataplat_migrations order by number",
    record: "insert into dataplat_migrations (number, name, checksum, applied_at) values ($1, $2, $3, $4)",
  } as const;
}

/**
 * Finds the migrations that a store does not have yet. Only reads, so that a platform can start on a read-only server. Throws
 * PlatformConfigError when the store has a migration that this version does not know, or with another checksum.
 */
export async function findPendingMigrations(
  dialect: SqlDialect,
  run: RunQuery,
  known: readonly Migration[] = migrations,
): Promise<readonly Migration[]> {
  const statements = createMigrationStatements(dialect);
  if ((await run(statements.findTable)).length === 0) return known;
  const rows = await run<{ number: number; checksum: string }>(statements.read);
  const applied = new Map(rows.map(({ number, checksum }) => [number, checksum]));
  for (const number of applied.keys()) {
    if (known.some((migration) => migration.number === number)) continue;
    throw new PlatformConfigError(
      `The store was written by a newer version of dataplat: it has migration ${number}, which this version does not know. Use that version, or another store.`,
    );
  }
  return known.filter((migration) => {
    const recorded = applied.get(migration.number);
    if (recorded === undefined) return true;
    if (recorded === migrationChecksum(migration, dialect)) return false;
    throw new PlatformConfigError(
      `The store has migration ${migration.number} ("${migration.name}") with another checksum than this version of dataplat. Use the version that wrote the store, or another store.`,
    );
  });
}

/** Applies the migrations that a store does not have yet. Runs inside a transaction that excludes other writers. */
export async function migrate(
  dialect: SqlDialect,
  run: RunQuery,
  known: readonly Migration[] = migrations,
): Promise<void> {
  const statements = createMigrationStatements(dialect);
  for (const migration of await findPendingMigrations(dialect, run, known)) {
    await run(statements.createTable);
    for (const statement of migration[dialect]) await run(statement);
    const { number, name } = migration;
    await run(statements.record, [number, name, migrationChecksum(migration, dialect), now()]);
  }
}

/** @returns SHA-256 of the migration's statements, in hexadecimal digits */
export function migrationChecksum(migration: Migration, dialect: SqlDialect): string {
  return hashSecret(migration[dialect].join(";\n"));
}

/** Brings the tables of a store up to date. */
import { PlatformConfigError } from "../../config-error.ts";
import { hashSecret } from "../digest.ts";
import type { SqlDialect, SqlDriver } from "./driver.ts";
import { runOnce, runText, type Script } from "./script.ts";
import type { MigrationRow } from "./tables.ts";

/** One change of the tables. */
export interface Migration {
  /** 1 for the first, and one more for each that follows. */
  readonly number: number;
  readonly name: string;
  /** Its statements, in order, for each database. */
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
}

const createTable = `create table if not exists dataplat_migrations (
  number integer primary key, name text not null, checksum text not null, applied_at bigint not null
)`;

/**
 * Makes the changes that a store does not have yet: all of them or none, and one process at a time.
 *
 * @param driver the store
 * @param migrations every change there is, in order
 * @throws PlatformConfigError when the store has a change that is not known here, or not in this form
 */
export async function migrate(driver: SqlDriver, migrations: readonly Migration[]): Promise<void> {
  await driver.transaction("exclusive", () => makeChanges(driver.dialect, migrations));
}

function* makeChanges({ builder, name }: SqlDialect, migrations: readonly Migration[]): Script<void> {
  yield* runText(createTable);
  const select = builder.selectFrom("dataplat_migrations").select(["number", "checksum"]).orderBy("number");
  const made = new Map(
    (yield* runOnce(select, ["number", "checksum"])).map(({ number, checksum }) => [number, checksum]),
  );
  for (const number of made.keys())
    if (!migrations.some((known) => known.number === number)) refuseNewer(number);
  for (const migration of migrations) {
    const statements = migration[name];
    const checksum = hashSecret(statements.join(";\n"));
    const recorded = made.get(migration.number);
    if (recorded !== undefined && recorded !== checksum) refuseChanged(migration);
    if (recorded !== undefined) continue;
    for (const statement of statements) yield* runText(statement);
    const row: MigrationRow = {
      number: migration.number,
      name: migration.name,
      checksum,
      applied_at: Date.now(),
    };
    yield* runOnce(builder.insertInto("dataplat_migrations").values(row).returning("number"), ["number"]);
  }
}

function refuseNewer(number: number): never {
  throw new PlatformConfigError(
    `The store was written by a newer version of dataplat: it has change ${number} of the tables, which this version does not know. Use that version, or another store.`,
  );
}

function refuseChanged({ number, name }: Migration): never {
  throw new PlatformConfigError(
    `The store has change ${number} of the tables ("${name}") in another form than this version of dataplat: its checksum differs. Use the version that wrote it, or another store.`,
  );
}

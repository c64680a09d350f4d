import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSecret } from "../../../src/platform/store/digest.ts";
import { createPostgresDriver } from "../../../src/platform/store/postgres/driver.ts";
import { openPostgres } from "../../../src/platform/store/postgres/open-postgres.ts";
import type { SqlDriver } from "../../../src/platform/store/sql/driver.ts";
import { type Migration, migrate } from "../../../src/platform/store/sql/migrate.ts";
import { migrations } from "../../../src/platform/store/sql/migrations/index.ts";
import { createSqliteDriver } from "../../../src/platform/store/sqlite/driver.ts";
import { openSqliteFile } from "../../../src/platform/store/sqlite/open-file.ts";
import { hasPostgres, query } from "../postgres.ts";
import { createPostgresPlace, createSqlitePlace, type Place } from "./place.ts";
import { sample } from "./sample.ts";

/** Checksums of the migrations that were released: a store out there has each of them. Never change a line; add lines. */
const released = [
  [
    "tables",
    "bbf88172837b81295f20d4f3ac7085d6c2b9e193d0740c330889a81cea5ed738",
    "43b4252d73b8058e89ed237415782a08bb8036ab7d47683469d19e1175b40efa",
  ],
];

it("keeps every migration that was released as it was", () => {
  const checksums = migrations.map(({ name, sqlite, postgres }) => [
    name,
    hashSecret(sqlite.join(";\n")),
    hashSecret(postgres.join(";\n")),
  ]);
  expect(checksums).toEqual(released);
  expect(migrations.map(({ number }) => number)).toEqual(released.map((_, index) => index + 1));
});

describeMigrations("an SQLite file", createSqlitePlace, {
  connect: async ({ options }) => createSqliteDriver(await openSqliteFile(options.data ?? "")),
  query: async ({ options }, sql) => {
    const database = new DatabaseSync(options.data ?? "");
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  },
});
describe.runIf(hasPostgres)("On a real PostgreSQL server", () => {
  describeMigrations("a PostgreSQL database", createPostgresPlace, {
    connect: async ({ options }) => createPostgresDriver(await openPostgres(options.databaseUrl ?? "", 3)),
    query: ({ options }, sql) => query(options.databaseUrl ?? "", sql),
  });
});

interface Tools {
  connect(place: Place): Promise<SqlDriver>;
  query(place: Place, sql: string): Promise<Record<string, unknown>[]>;
}

function describeMigrations(name: string, createPlace: () => Promise<Place>, tools: Tools): void {
  describe(`The tables of ${name}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await createPlace();
    });
    afterEach(() => place.remove());

    const next: Migration = {
      number: migrations.length + 1,
      name: "next",
      sqlite: ["create table dataplat_next (id text primary key)"],
      postgres: ["create table dataplat_next (id text primary key)"],
    };
    const broken: Migration = {
      number: migrations.length + 2,
      name: "broken",
      sqlite: ["create table dataplat_broken (id text)", "nonsense"],
      postgres: ["create table dataplat_broken (id text)", "nonsense"],
    };
    const selectMade = "select number, name, checksum from dataplat_migrations order by number";

    it("are made once, and each change is recorded with its checksum", async () => {
      await (await place.open()).insert(sample);
      const made = await tools.query(place, selectMade);
      expect(made).toHaveLength(migrations.length);
      expect(made[0]).toMatchObject({
        number: 1,
        name: "tables",
        checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(await (await place.open()).read()).toEqual(sample);
      expect(await tools.query(place, selectMade)).toEqual(made);
    });

    it("get what is new, and keep what they hold", async () => {
      await (await place.open()).insert(sample);
      const driver = await tools.connect(place);
      await migrate(driver, [...migrations, next]);
      await migrate(driver, [...migrations, next]);
      await driver.close();
      expect((await tools.query(place, selectMade)).map((row) => row["name"])).toEqual(["tables", "next"]);
      expect(await tools.query(place, "select * from dataplat_next")).toEqual([]);
    });

    it("are refused when a newer version has changed them", async () => {
      await place.open();
      const driver = await tools.connect(place);
      await migrate(driver, [...migrations, next]);
      await driver.close();
      await expect(place.open()).rejects.toMatchObject({
        name: "PlatformConfigError",
        message: `The store was written by a newer version of dataplat: it has change ${next.number} of the tables, which this version does not know. Use that version, or another store.`,
      });
    });

    it("are refused when a change was made in another form", async () => {
      await place.open();
      await tools.query(place, "update dataplat_migrations set checksum = 'other' returning number");
      await expect(place.open()).rejects.toMatchObject({
        name: "PlatformConfigError",
        message: expect.stringContaining('has change 1 of the tables ("tables") in another form'),
      });
    });

    it("are left as they were when a change fails", async () => {
      await (await place.open()).insert(sample);
      const driver = await tools.connect(place);
      await expect(migrate(driver, [...migrations, next, broken])).rejects.toThrow(/nonsense/);
      await driver.close();
      expect(await tools.query(place, selectMade)).toHaveLength(migrations.length);
      await expect(tools.query(place, "select * from dataplat_next")).rejects.toThrow(/dataplat_next/);
      expect(await (await place.open()).read()).toEqual(sample);
    });

    it("are changed by one of several that begin at once", async () => {
      const drivers = await Promise.all([1, 2, 3, 4].map(() => tools.connect(place)));
      await Promise.all(drivers.map((driver) => migrate(driver, [...migrations, next])));
      await Promise.all(drivers.map((driver) => driver.close()));
      expect(await tools.query(place, selectMade)).toHaveLength(migrations.length + 1);
    });

    it("have the tenant's id first in every primary key", async () => {
      await place.open();
      const driver = await tools.connect(place);
      const tables = ["tenants", "credentials", "resources", "resource_tags"].map(
        (table) => `dataplat_${table}`,
      );
      for (const table of tables) {
        const [first] = await tools.query(place, firstKeyColumn(driver.dialect.name, table));
        expect(first, table).toMatchObject({ name: "tenant_id" });
      }
      await driver.close();
    });
  });
}

function firstKeyColumn(dialect: "sqlite" | "postgres", table: string): string {
  if (dialect === "sqlite") return `select name from pragma_table_info('${table}') where pk = 1`;
  return `select attname as name from pg_attribute join pg_index on attrelid = indrelid and attnum = indkey[0]
    where indrelid = '${table}'::regclass and indisprimary`;
}

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import type { Migration } from "../../../src/platform/store/migrations/migration.ts";
import { migrate, migrationChecksum, migrations } from "../../../src/platform/store/migrations.ts";
import { createPool } from "../../../src/platform/store/postgres/create-pool.ts";
import { createTransactions } from "../../../src/platform/store/postgres/transactions.ts";
import { openSqliteFile } from "../../../src/platform/store/sqlite/open-file.ts";
import { createSqliteStore } from "../../../src/platform/store/sqlite/sqlite-store.ts";
import { demo } from "../../../src/testing.ts";
import { createFolder } from "../../temporary-folder.ts";
import { hasPostgres, query } from "../postgres.ts";
import { sample } from "./sample.ts";
import { createPostgresStorage, createSqliteStorage, type TestStorage } from "./test-storage.ts";

/** Checksums of the released migrations, which stores have recorded. Never change a line; add lines. */
const released = [
  "tables sqlite bbf88172837b81295f20d4f3ac7085d6c2b9e193d0740c330889a81cea5ed738",
  "tables postgres 43b4252d73b8058e89ed237415782a08bb8036ab7d47683469d19e1175b40efa",
  "metadata sqlite 1b6d88e006ffdaceec60d0c624fc6ce71075380dea34e319f887218657bfa669",
  "metadata postgres 1b6d88e006ffdaceec60d0c624fc6ce71075380dea34e319f887218657bfa669",
];

test("keeps every released migration unchanged", () => {
  const checksums = migrations.flatMap((migration) =>
    (["sqlite", "postgres"] as const).map(
      (dialect) => `${migration.name} ${dialect} ${migrationChecksum(migration, dialect)}`,
    ),
  );
  expect(checksums).toEqual(released);
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
});

describe("A SQLite file that dataplat 0.1.0 wrote", () => {
  let file: string;
  beforeEach(async () => {
    file = path.join(createFolder(), "data.db");
    await writeFile(file, gunzipSync(await readFile(new URL("fixtures/v1.db.gz", import.meta.url))));
  });

  test("opens with all of its data, in its order and byte for byte", async () => {
    const database = new DatabaseSync(file, { readOnly: true });
    const read = (columns: string, table: string) =>
      database.prepare(`select ${columns} from dataplat_${table} order by position`).all();
    const tenants = read("api, tenant_id as id, name", "tenants");
    const credentials = read("api, tenant_id as tenantId, id, secret_hash as secretHash", "credentials");
    const resources = read("tenant_id as tenantId, kind, parent_id as parentId, id, body, etag", "resources");
    const tags = read("id, key, value", "resource_tags");
    database.close();
    const store = createSqliteStore(file);
    await store.open();
    const state = await store.read();
    await store.close();
    expect(state).toMatchObject({ tenants, credentials, resources });
    const listed = state.resources.flatMap(({ id, tags }) =>
      Object.entries(tags).map(([key, value]) => ({ id, key, value })),
    );
    expect(new Set(listed)).toEqual(new Set(tags));
    expect([tenants, credentials, resources, tags].map((rows) => rows.length)).not.toContain(0);
  });

  test("serves its data, and is not filled with demo data again", async () => {
    const platform = createPlatform({ data: file, demo: true });
    await platform.ready();
    const { organizations } = await platform.export();
    expect(organizations?.map(({ id }) => id)).toEqual([demo.organizationId]);
    await platform.close();
  });
});

/** Runs the migrations of a version on a storage, and queries it without the store. */
interface Tools {
  migrate(storage: TestStorage, known: readonly Migration[]): Promise<void>;
  query(storage: TestStorage, sql: string): Promise<Record<string, unknown>[]>;
}

describeMigrations("a SQLite file", createSqliteStorage, {
  migrate: async ({ options }, known) => {
    const file = openSqliteFile(options.data ?? "");
    try {
      await migrate("sqlite", file.query, known);
      file.execute("commit");
    } finally {
      await file.close();
    }
  },
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
  describeMigrations("a PostgreSQL database", createPostgresStorage, {
    migrate: async ({ options }, known) => {
      const pool = await createPool(options.databaseUrl ?? "");
      try {
        await createTransactions(pool).exclusive((run) => migrate("postgres", run, known));
      } finally {
        await pool.end();
      }
    },
    query: ({ options }, sql) => query(options.databaseUrl ?? "", sql),
  });
});

function describeMigrations(name: string, createStorage: () => Promise<TestStorage>, tools: Tools): void {
  describe(`The tables of ${name}`, () => {
    let storage: TestStorage;
    beforeEach(async () => {
      storage = await createStorage();
      const store = await storage.open();
      await store.insert(sample);
      await store.close();
    });
    afterEach(() => storage.remove());

    const createMigration = (offset: number, ...statements: string[]): Migration => ({
      number: migrations.length + offset,
      name: `next ${offset}`,
      sqlite: statements,
      postgres: statements,
    });
    const next = createMigration(1, "create table dataplat_next (id text primary key)");
    const broken = createMigration(2, "create table dataplat_broken (id text)", "nonsense");
    const applied = () =>
      tools.query(storage, "select number, name, checksum from dataplat_migrations order by number");

    test("are created once, and new migrations are applied once and keep the data", async () => {
      const recorded = await applied();
      expect(recorded).toMatchObject([
        { number: 1, name: "tables" },
        { number: 2, name: "metadata" },
      ]);
      await (await storage.open()).close();
      expect(await applied()).toEqual(recorded);
      await tools.migrate(storage, [...migrations, next]);
      await tools.migrate(storage, [...migrations, next]);
      expect((await applied()).map((row) => row["name"])).toEqual(["tables", "metadata", "next 1"]);
      expect(await tools.query(storage, "select * from dataplat_next")).toEqual([]);
      const resources = await tools.query(storage, "select id from dataplat_resources");
      expect(resources).toHaveLength(sample.resources.length);
      // The version under test does not know the new migration.
      await expect(storage.open()).rejects.toMatchObject({
        name: "PlatformConfigError",
        message: `The store was written by a newer version of dataplat: it has migration ${next.number}, which this version does not know. Use that version, or another store.`,
      });
    });

    test("are rejected when a migration was recorded with another checksum", async () => {
      await tools.query(storage, "update dataplat_migrations set checksum = 'other' returning number");
      await expect(storage.open()).rejects.toMatchObject({
        name: "PlatformConfigError",
        message: expect.stringContaining('has migration 1 ("tables") with another checksum'),
      });
    });

    test("are left unchanged when a migration fails", async () => {
      await expect(tools.migrate(storage, [...migrations, next, broken])).rejects.toThrow(/nonsense/);
      expect(await applied()).toHaveLength(migrations.length);
      await expect(tools.query(storage, "select * from dataplat_next")).rejects.toThrow(/dataplat_next/);
      expect(await (await storage.open()).read()).toEqual(sample);
    });
  });
}

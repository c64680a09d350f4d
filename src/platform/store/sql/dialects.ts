/** How SQLite and PostgreSQL want their SQL. Kysely only writes it here: the drivers run it. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { SqlDialect } from "./driver.ts";
import type { Tables } from "./tables.ts";

export const sqliteDialect: SqlDialect = {
  name: "sqlite",
  builder: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  jsonElements: (text) => sql`json_each(${text})`,
};

export const postgresDialect: SqlDialect = {
  name: "postgres",
  builder: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  jsonElements: (text) => sql`json_array_elements(${text}::json)`,
};

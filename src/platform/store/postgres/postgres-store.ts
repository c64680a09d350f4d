/** The store in a PostgreSQL database, which many platforms can share. */
import { createLazyStore } from "../lazy-store.ts";
import type { Store } from "../store.ts";

/** Where a PostgreSQL store is. */
export interface PostgresStoreOptions {
  /**
   * Address of the database, `postgres://user:password@host:port/database`. Parameters are those of `pg`: `sslmode`, `sslrootcert`,
   * `statement_timeout` and so on.
   */
  readonly databaseUrl: string;
  /** How many connections are open at once, 1 to 1000; 10 by default. */
  readonly maxConnections?: number | undefined;
}

/**
 * Makes a store that keeps everything in a PostgreSQL database, in tables whose names begin with `dataplat_`. Needs the package `pg`.
 *
 * @returns the store; nothing is loaded or connected until its `open` is called
 */
export function createPostgresStore({ databaseUrl, maxConnections = 10 }: PostgresStoreOptions): Store {
  return createLazyStore("postgres", async () => {
    const [{ openPostgres }, { createPostgresDriver }, { createSqlStore }] = await Promise.all([
      import("./open-postgres.ts"),
      import("./driver.ts"),
      import("../sql/sql-store.ts"),
    ]);
    return createSqlStore(createPostgresDriver(await openPostgres(databaseUrl, maxConnections)));
  });
}

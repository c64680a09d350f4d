/** The store in one file on this machine. */
import { createLazyStore } from "../lazy-store.ts";
import type { Store } from "../store.ts";

/** Where an SQLite store is. */
export interface SqliteStoreOptions {
  /** Path of the file, which is made if it is missing; its folder must exist. */
  readonly file: string;
}

/**
 * Makes a store that keeps everything in one SQLite file. Several processes may have it open. Needs Node 22.13 or later.
 *
 * @returns the store; nothing is loaded or opened until its `open` is called
 */
export function createSqliteStore({ file }: SqliteStoreOptions): Store {
  return createLazyStore("sqlite", async () => {
    const [{ openSqliteFile }, { createSqliteDriver }, { createSqlStore }] = await Promise.all([
      import("./open-file.ts"),
      import("./driver.ts"),
      import("../sql/sql-store.ts"),
    ]);
    return createSqlStore(createSqliteDriver(await openSqliteFile(file)));
  });
}

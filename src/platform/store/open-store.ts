/** Picks the store that a platform was asked for. */
import { PlatformConfigError } from "../config-error.ts";
import { createMemoryStore } from "./memory.ts";
import { createPostgresStore } from "./postgres/postgres-store.ts";
import { createSqliteStore } from "./sqlite/sqlite-store.ts";
import type { Store } from "./store.ts";

/** Where to keep the data; in memory when all are left out. */
export interface StoreOptions {
  /** Path of an SQLite file. */
  readonly data?: string | undefined;
  /** Address of a PostgreSQL database. */
  readonly databaseUrl?: string | undefined;
  /** A store of the caller's own. */
  readonly store?: Store | undefined;
}

/**
 * Picks a store. Nothing is loaded or opened yet.
 *
 * @throws PlatformConfigError when more than one is asked for
 */
export function chooseStore({ data, databaseUrl, store }: StoreOptions): Store {
  const asked = Object.entries({ data, databaseUrl, store }).filter(([, value]) => value !== undefined);
  if (asked.length > 1) {
    const names = asked.map(([name]) => `\`${name}\``).join(" and ");
    throw new PlatformConfigError(`${names} each say where the data is kept. Give one of them.`);
  }
  if (data !== undefined) {
    // Other programs take these for addresses; here they would be files of that very name.
    if (/^(?::memory:$|file:)/.test(data)) {
      throw new PlatformConfigError(
        `data: ${JSON.stringify(data)} is no path of a file. Give a path, or leave it out to keep everything in memory.`,
      );
    }
    return createSqliteStore({ file: data });
  }
  if (databaseUrl !== undefined) return createPostgresStore({ databaseUrl });
  return store ?? createMemoryStore();
}

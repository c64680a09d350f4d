/** Chooses the store of a platform. */
import { PlatformConfigError } from "../lib/config-error.ts";
import { createMemoryStore } from "./memory.ts";
import { createPostgresStore } from "./postgres/postgres-store.ts";
import { createSqliteStore } from "./sqlite/sqlite-store.ts";
import type { Store } from "./store.ts";

/** Options that choose a store; in memory if all are omitted. */
export interface StoreOptions {
  /** Path of a SQLite file. */
  readonly data?: string | undefined;
  /** Address of a PostgreSQL database. */
  readonly databaseUrl?: string | undefined;
  /** A custom store. */
  readonly store?: Store | undefined;
}

/** Chooses a store. Nothing is opened yet. */
export function chooseStore({ data, databaseUrl, store }: StoreOptions): Store {
  const given = Object.entries({ data, databaseUrl, store }).filter(([, value]) => value !== undefined);
  if (given.length > 1) {
    const names = given.map(([name]) => `\`${name}\``).join(" and ");
    throw new PlatformConfigError(`${names} exclude each other. Pass one of them.`);
  }
  if (data !== undefined) {
    // Other programs take these for addresses; here they would be names of files.
    if (/^(?::memory:$|file:)/.test(data)) {
      throw new PlatformConfigError(
        `\`data\` is ${data}, which is not a valid file path. Pass a path, or omit it to keep state in memory.`,
      );
    }
    return createSqliteStore(data);
  }
  if (databaseUrl !== undefined) return createPostgresStore(databaseUrl);
  return store ?? createMemoryStore();
}

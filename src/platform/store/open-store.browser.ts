/** Variant of `open-store.ts` for browsers, which have neither files nor database connections. */
import { PlatformConfigError } from "../lib/config-error.ts";
import { createMemoryStore } from "./memory.ts";
import type { StoreOptions } from "./open-store.ts";
import type { Store } from "./store.ts";

/** Chooses a store: the custom one, or memory. */
export function chooseStore({ data, databaseUrl, store }: StoreOptions): Store {
  if (data !== undefined || databaseUrl !== undefined) {
    throw new PlatformConfigError("In a browser, data is kept in memory. Omit `data` and `databaseUrl`.");
  }
  return store ?? createMemoryStore();
}

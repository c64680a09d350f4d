/** Files and databases for stores under test. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chooseStore, type StoreOptions } from "../../../src/platform/store/open-store.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { createSchema } from "../postgres.ts";

/** One place. */
export interface Place {
  readonly options: StoreOptions;
  /** Opens another store on it, which is closed with the place. */
  open(): Promise<Store>;
  /** Closes its stores and removes it. */
  remove(): Promise<void>;
}

/** @returns a new file in a new folder */
export async function createSqlitePlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-store-"));
  return createPlace({ data: path.join(folder, "data.db") }, () => rm(folder, { recursive: true }));
}

/** @returns a new schema on the shared server */
export async function createPostgresPlace(): Promise<Place> {
  const { url, drop } = await createSchema();
  return createPlace({ databaseUrl: url }, drop);
}

/** @returns memory, where each store has its own data */
export async function createMemoryPlace(): Promise<Place> {
  return createPlace({}, async () => {});
}

/**
 * @param options of the stores
 * @param remove removes what they leave
 */
export function createPlace(options: StoreOptions, remove: () => Promise<void>): Place {
  const stores: Store[] = [];
  return {
    options,
    open: async () => {
      const store = chooseStore(options);
      stores.push(store);
      await store.open();
      return store;
    },
    remove: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await remove();
    },
  };
}

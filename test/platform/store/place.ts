/** Where stores under test keep their data. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chooseStore, type StoreOptions } from "../../../src/platform/store/open-store.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { createSchema } from "../postgres.ts";

/** One place, which any number of stores and processes may open. */
export interface Place {
  readonly options: StoreOptions;
  /** Opens one more store on it. It is closed with the place. */
  open(): Promise<Store>;
  /** Closes what was opened here and removes the place. */
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

/** @returns memory, where each store is a place of its own */
export async function createMemoryPlace(): Promise<Place> {
  return createPlace({}, async () => {});
}

function createPlace(options: StoreOptions, remove: () => Promise<void>): Place {
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

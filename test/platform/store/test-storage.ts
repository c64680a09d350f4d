/** Files, databases and memory for the stores that a test opens. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Store } from "../../../src/platform/index.ts";
import { chooseStore, type StoreOptions } from "../../../src/platform/store/open-store.ts";
import { createSchema } from "../postgres.ts";

/** File, database or memory of the stores of one test. */
export interface TestStorage {
  readonly options: StoreOptions;
  /** Opens another store on it; `remove` closes it. */
  open(): Promise<Store>;
  /** Closes its stores and removes it. */
  remove(): Promise<void>;
}

/** @returns a new file in a new folder */
export async function createSqliteStorage(): Promise<TestStorage> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-store-"));
  return createStorage({ data: path.join(folder, "data.db") }, () => rm(folder, { recursive: true }));
}

/** @returns a new schema on the shared server */
export async function createPostgresStorage(): Promise<TestStorage> {
  return createStorage({ databaseUrl: await createSchema() }, async () => {});
}

/** @returns memory, where each store has its own data */
export async function createMemoryStorage(): Promise<TestStorage> {
  return createStorage({}, async () => {});
}

/** `options`: of the stores. `remove`: removes what they leave. */
export function createStorage(options: StoreOptions, remove: () => Promise<void>): TestStorage {
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

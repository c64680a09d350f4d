/** A SQLite file for each test of a file of tests. */
import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeEach } from "vitest";
import type { Store } from "../../../src/platform/index.ts";
import { chooseStore } from "../../../src/platform/store/open-store.ts";
import { createFolder } from "../../temporary-folder.ts";

/** Creates an empty folder before each test and removes it afterwards. Call it at the top level of the file. */
export function useSqliteFile() {
  const folder = path.join(createFolder(afterAll), "store");
  const file = path.join(folder, "data.db");
  const stores: Store[] = [];
  beforeEach(() => void mkdirSync(folder, { recursive: true }));
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    await rm(path.dirname(folder), { recursive: true });
  });
  /** Opens a store, which is closed after the test. */
  const open = async (data = file): Promise<Store> => {
    const store = chooseStore({ data });
    stores.push(store);
    await store.open();
    return store;
  };
  return { folder, file, open };
}

/** Saves the state of the sandbox in IndexedDB. */
import { createStore, del, get, set } from "idb-keyval";
import type { SavedState } from "./sandbox.ts";

/** Creates the saved state of one sandbox. The database is opened on first use. */
export function createSavedState(folder: string): SavedState {
  const store = createStore("dataplat-sandbox", "states");
  return {
    load: async () => get(folder, store),
    save: async (state) => set(folder, state, store),
    clear: async () => del(folder, store),
  };
}

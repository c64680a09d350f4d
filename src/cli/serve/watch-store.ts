/** Finds out whether a store was filled at the start or held data already. */
import type { Store } from "../../platform/index.ts";

/** A store that tells. */
export interface WatchedStore extends Store {
  /** Undefined when there was nothing to fill it with. */
  readonly filled: boolean | undefined;
}

/**
 * Makes a store that behaves like another one, and tells.
 *
 * @param store the other one
 */
export function watchStore(store: Store): WatchedStore {
  let filled: boolean | undefined;
  return {
    ...store,
    insertIfEmpty: async (state) => {
      filled = await store.insertIfEmpty(state);
      return filled;
    },
    get filled() {
      return filled;
    },
  };
}

import type { Store } from "../../platform/index.ts";

/** A store that records whether it was empty when it was opened. */
export interface WatchedStore extends Store {
  /** Undefined until the store is open. */
  readonly wasEmpty: boolean | undefined;
}

/**
 * Wraps a store.
 *
 * @param store the store
 */
export function watchStore(store: Store): WatchedStore {
  let wasEmpty: boolean | undefined;
  return {
    ...store,
    open: async () => {
      await store.open();
      wasEmpty = await store.insertIfEmpty({ tenants: [], credentials: [], resources: [] });
    },
    get wasEmpty() {
      return wasEmpty;
    },
  };
}

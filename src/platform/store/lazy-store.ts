/** The life of a store: nothing is loaded until it is opened, and one that is not open refuses everything. */
import { type Store, StoreUnavailableError } from "./store.ts";

/** A store that is open. */
export type OpenStore = Omit<Store, "name" | "open">;

/**
 * Makes a store of how to open it.
 *
 * @param name what it is, for people
 * @param load opens the place; throws PlatformConfigError when it cannot
 */
export function createLazyStore(name: string, load: () => Promise<OpenStore>): Store {
  const closed = refuseAll(name);
  let store = closed;
  return {
    name,
    open: async () => {
      store = await load();
    },
    findCredential: (api, id) => store.findCredential(api, id),
    get: (key, scope) => store.get(key, scope),
    list: (query, scope) => store.list(query, scope),
    replace: (key, scope, expected, next) => store.replace(key, scope, expected, next),
    insert: (state) => store.insert(state),
    insertIfEmpty: (state) => store.insertIfEmpty(state),
    replaceAll: (state) => store.replaceAll(state),
    read: () => store.read(),
    ping: () => store.ping(),
    close: async () => {
      const last = store;
      store = closed;
      await last.close();
    },
  };
}

function refuseAll(name: string): OpenStore {
  const refuse = async (): Promise<never> => {
    throw new StoreUnavailableError(`The ${name} store is not open.`, false, undefined);
  };
  return {
    findCredential: refuse,
    get: refuse,
    list: refuse,
    replace: refuse,
    insert: refuse,
    insertIfEmpty: refuse,
    replaceAll: refuse,
    read: refuse,
    ping: refuse,
    close: async () => {},
  };
}

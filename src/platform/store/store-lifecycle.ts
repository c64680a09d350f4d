/** Lifecycle of a store: every method rejects until the store is opened and after it is closed. */
import { type Store, StoreUnavailableError } from "./store.ts";

export type OpenStore = Omit<Store, "name" | "open">;

export function createStore(name: string, open: () => Promise<OpenStore>): Store {
  const closed = createClosedStore(name);
  let current = closed;
  return {
    name,
    open: async () => {
      current = await open();
    },
    findCredential: (api, id) => current.findCredential(api, id),
    get: (key, scope) => current.get(key, scope),
    list: (query, scope) => current.list(query, scope),
    replace: (key, scope, expected, next) => current.replace(key, scope, expected, next),
    remove: (key, scope, expected) => current.remove(key, scope, expected),
    insert: (state) => current.insert(state),
    insertIfEmpty: (state) => current.insertIfEmpty(state),
    replaceAll: (state) => current.replaceAll(state),
    read: () => current.read(),
    getMetadata: (name) => current.getMetadata(name),
    setMetadata: (name, value) => current.setMetadata(name, value),
    ping: () => current.ping(),
    close: async () => {
      const last = current;
      current = closed;
      await last.close();
    },
  };
}

/** Every method but `close` rejects. */
function createClosedStore(name: string): OpenStore {
  const reject = async (): Promise<never> => {
    throw new StoreUnavailableError(`The ${name} store is not open.`, false, undefined);
  };
  const close = async (): Promise<void> => {};
  // The proxy has every method of a store.
  return new Proxy({} as OpenStore, { get: (_, method) => (method === "close" ? close : reject) });
}

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

function createClosedStore(name: string): OpenStore {
  const reject = async (): Promise<never> => {
    throw new StoreUnavailableError(`The ${name} store is not open.`, false, undefined);
  };
  return {
    findCredential: reject,
    get: reject,
    list: reject,
    replace: reject,
    remove: reject,
    insert: reject,
    insertIfEmpty: reject,
    replaceAll: reject,
    read: reject,
    getMetadata: reject,
    setMetadata: reject,
    ping: reject,
    close: async () => {},
  };
}

/** A store that remembers what it was requested, for tests of what must not be requested. */
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import type { Store } from "../../../src/platform/store/store.ts";

/** A store in memory, with the names of the methods that were called, in order. `read`, which an export uses, is not recorded. */
export function recordingStore(): Store & { readonly calls: string[] } {
  const store = createMemoryStore();
  const calls: string[] = [];
  return {
    ...store,
    calls,
    findCredential: (...given) => {
      calls.push("findCredential");
      return store.findCredential(...given);
    },
    get: (...given) => {
      calls.push("get");
      return store.get(...given);
    },
    list: (...given) => {
      calls.push("list");
      return store.list(...given);
    },
    replace: (...given) => {
      calls.push("replace");
      return store.replace(...given);
    },
  };
}

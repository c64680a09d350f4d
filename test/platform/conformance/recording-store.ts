/** Memory store that records its calls. */
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import type { Store } from "../../../src/platform/store/store.ts";

/** Creates the store. `calls` has method names in order, without `read`, which an export uses. */
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

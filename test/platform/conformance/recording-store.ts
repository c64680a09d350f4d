/** Memory store that records its calls. */

import type { Store } from "../../../src/platform/index.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";

/** Creates the store. `calls` has method names in order, without `read`, which an export uses. */
export function recordingStore(): Store & { readonly calls: string[] } {
  const { findCredential, get, list, replace, ...store } = createMemoryStore();
  const calls: string[] = [];
  const record = <Args extends unknown[], Result>(name: string, method: (...args: Args) => Result) => {
    return (...args: Args): Result => {
      calls.push(name);
      return method(...args);
    };
  };
  return {
    ...store,
    calls,
    findCredential: record("findCredential", findCredential),
    get: record("get", get),
    list: record("list", list),
    replace: record("replace", replace),
  };
}

/** Stores with data that violates the contract, to prove that response validation finds it wherever it is. */

import type { Store } from "../../../src/platform/index.ts";
import { etagOf } from "../../../src/platform/store/digest.ts";
import { getPipe, listDashboards, listServices, updateAlert, updateSettings } from "./requests.ts";
import type { TestRequest } from "./subject.ts";
import type { TestAccount } from "./test-data.ts";

export interface BrokenStore {
  readonly request: TestRequest;
  readonly store: Partial<Store>;
  /** JSON Pointer to the violation in the response. */
  readonly pointer: string;
}

/** Overrides `get` with a fixed resource. */
export const stored = (content: unknown) => async () => {
  const body = JSON.stringify(content);
  return { body, etag: etagOf(body) };
};

const replace = async () => true;
const listed = (item: object) => ({ list: async () => [JSON.stringify(item)] });

/** Creates broken stores, by operationId. `own`: the account that sends the requests. */
export function brokenStores(own: TestAccount, text: string): Readonly<Record<string, BrokenStore>> {
  const settings = { engine_max_threads: text };
  return {
    getPipe: { request: getPipe(own), store: { get: stored({ id: text, settings }) }, pointer: "/result/" },
    updatePipeSettings: {
      ...{ request: updateSettings(own, {}), store: { get: stored({ settings }), replace } },
      pointer: "/result/engine_max_threads",
    },
    listServices: {
      request: listServices(own),
      store: listed({ id: 1, name: text }),
      pointer: "/result/0/id",
    },
    updateAlert: {
      ...{ request: updateAlert(own, {}), store: { get: stored({ createdAt: text }), replace } },
      pointer: "/data/createdAt",
    },
    listDashboards: {
      request: listDashboards(own),
      store: listed({ tiles: text }),
      pointer: "/data/0/tiles",
    },
  };
}

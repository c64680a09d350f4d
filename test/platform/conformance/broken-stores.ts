/** Stores that hold what the contract does not allow, to prove that it is noticed: one per operation. */
import type { Store } from "../../../src/platform/store/store.ts";
import { getPipe, listDashboards, listServices, updateAlert, updateSettings } from "./requests.ts";
import type { TestRequest } from "./subject.ts";
import type { Account } from "./test-data.ts";

/** What is wrong for one operation. */
export interface BrokenStore {
  readonly request: TestRequest;
  /** Methods in the place of a store's own. */
  readonly store: Partial<Store>;
  /** Where the response breaks the contract. */
  readonly pointer: string;
}

/** A `get` that finds this, whatever it is requested for. */
export const stored = (content: unknown) => async () => ({ body: JSON.stringify(content), etag: "etag" });

const replace = async () => true;

/**
 * Lists them by operationId.
 *
 * @param own who requests
 * @param text stands in what is wrong
 */
export function brokenStores(own: Account, text: string): readonly (readonly [string, BrokenStore])[] {
  const settings = { engine_max_threads: text };
  return [
    [
      "getPipe",
      { request: getPipe(own), store: { get: stored({ id: text, settings }) }, pointer: "/result/" },
    ],
    [
      "updatePipeSettings",
      {
        request: updateSettings(own, {}),
        store: { get: stored({ settings }), replace },
        pointer: "/result/engine_max_threads",
      },
    ],
    [
      "listServices",
      {
        request: listServices(own),
        store: { list: async () => [JSON.stringify({ id: 1, name: text })] },
        pointer: "/result/0/id",
      },
    ],
    [
      "updateAlert",
      {
        request: updateAlert(own, {}),
        store: { get: stored({ createdAt: text }), replace },
        pointer: "/data/createdAt",
      },
    ],
    [
      "listDashboards",
      {
        request: listDashboards(own),
        store: { list: async () => [JSON.stringify({ tiles: text })] },
        pointer: "/data/0/tiles",
      },
    ],
  ];
}

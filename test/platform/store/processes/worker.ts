/**
 * One of several processes on one place. It reads what to do as JSON from its first line of input, says `ready` when everything is loaded,
 * begins at the next line, and says what came of it as JSON.
 */
import { createInterface } from "node:readline";
import { chooseStore, type StoreOptions } from "../../../../src/platform/store/open-store.ts";
import type { StoreState } from "../../../../src/platform/store/store.ts";
import { increment } from "../increment.ts";

/** What to do with the store after opening it. */
export type Work =
  | { readonly kind: "increment"; readonly times: number }
  | { readonly kind: "insertIfEmpty"; readonly state: StoreState }
  /** Replaces everything by each state in turn. */
  | { readonly kind: "alternate"; readonly states: readonly StoreState[]; readonly times: number };

/** What a worker is told. */
export interface Task {
  readonly options: StoreOptions;
  readonly work: Work;
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
// The test beside it wrote it.
const { options, work } = JSON.parse((await lines.next()).value ?? "") as Task;
// Opening what it cannot write to loads everything that opening takes, and leaves the place alone.
await chooseStore(options.data === undefined ? { databaseUrl: "postgres://127.0.0.1:1/none" } : { data: "/" })
  .open()
  .catch(() => {});
console.log("ready");
await lines.next();
const store = chooseStore(options);
await store.open();
console.log(JSON.stringify((await run()) ?? null));
await store.close();
process.stdin.destroy();

async function run(): Promise<unknown> {
  if (work.kind === "increment") return increment(store, work.times);
  if (work.kind === "insertIfEmpty") return store.insertIfEmpty(work.state);
  for (let round = 0; round < work.times; round += 1) {
    const state = work.states[round % work.states.length];
    if (state) await store.replaceAll(state);
  }
  return undefined;
}

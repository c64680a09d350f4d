/** Counts up in a stored body by compare and swap: what must never lose a count. */
import { etagOf } from "../../../src/platform/store/digest.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { pipeKey, tenantId } from "./sample.ts";

/**
 * Adds to the count of the sample's pipe, one by one, reading anew whenever another was faster.
 *
 * @param times how often
 */
export async function increment(store: Store, times: number): Promise<void> {
  let attempts = 0;
  for (let done = 0; done < times; attempts += 1) {
    // A store that shows an old version for good would keep this from ever ending.
    if (attempts > 1_000 * times) throw new Error(`Only ${done} of ${times} counts got through.`);
    const read = await store.get(pipeKey, tenantId);
    if (!read) throw new Error("The pipe is gone.");
    const body = JSON.stringify({ count: countOf(read.body) + 1 });
    if (await store.replace(pipeKey, tenantId, read.etag, { body, etag: etagOf(body) })) done += 1;
  }
}

/** @returns the count in a body */
export function countOf(body: string | undefined): number {
  // The sample wrote it, and `increment` since.
  return (JSON.parse(body ?? "{}") as { count: number }).count;
}

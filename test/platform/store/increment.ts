/** Increments a count in a stored body by compare-and-swap. */
import { etagOf } from "../../../src/platform/store/digest.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { pipeKey, tenantId } from "./sample.ts";

/**
 * Increments the count of the sample's pipe, and reads it again after each conflict.
 *
 * @param times number of increments
 */
export async function increment(store: Store, times: number): Promise<void> {
  let attempts = 0;
  for (let done = 0; done < times; attempts += 1) {
    // Ends also if the store returns an old version forever.
    if (attempts > 1_000 * times) throw new Error(`Only ${done} of ${times} increments succeeded.`);
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

/** Keyed mutex: tasks with the same owner and key run one after the other. */
import { clearTimeout, setTimeout } from "../lib/timers.ts";

/** How long a task can delay the next one, in milliseconds. A store that does not respond must not hold up a whole queue. */
const maxWaitMs = 250;

/** For each owner and key, the end of the last task. Never rejects. */
const tails = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Runs a task after all earlier ones with the same owner and key: when the last of them has ended, or has run for 250 ms. Returns what the
 * task returns, and throws what it throws.
 */
export async function runExclusive<Result>(
  owner: object,
  key: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const tailsOfOwner = tails.get(owner) ?? new Map<string, Promise<void>>();
  tails.set(owner, tailsOfOwner);
  const previous = tailsOfOwner.get(key);
  let release = (): void => {};
  const tail = new Promise<void>((resolve) => {
    release = resolve;
  });
  tailsOfOwner.set(key, tail);
  if (previous) await previous;
  const timer = setTimeout(release, maxWaitMs);
  try {
    return await task();
  } finally {
    clearTimeout(timer);
    release();
    if (tailsOfOwner.get(key) === tail) tailsOfOwner.delete(key);
  }
}

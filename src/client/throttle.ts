/** Sliding-window throttle: delays requests, in the order in which they enter. */
import { onAbort } from "./on-abort.ts";
import type { RateLimitOptions } from "./options.ts";

/** Slot of one request. */
export interface Slot {
  /** When the request was sent, on a monotonic clock in milliseconds; until then, when it took the slot. */
  sentAt: number;
}

/** Gives slots to requests. */
export interface Throttle {
  /** Returns the milliseconds until a request that enters now can be sent, if none before it ends early. */
  delay(): number;
  /**
   * Waits for a slot.
   *
   * @param signal has not aborted; ends the wait when it does
   */
  enter(signal: AbortSignal | undefined): Promise<Slot>;
  /** Frees the slot of a request that is not sent, so that the others wait no longer than the rate requires. */
  leave(slot: Slot): void;
}

/**
 * Creates a throttle.
 *
 * @param options at most `requests` in any window of `perMs` milliseconds
 */
export function createThrottle({ requests, perMs }: RateLimitOptions): Throttle {
  /** Slots of the window, oldest first. */
  const taken: Slot[] = [];
  /** Grants the slots of requests that wait, in the order in which they entered. */
  const waiting = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const delayBehind = (ahead: number): number => {
    const now = performance.now();
    const expired = taken.findIndex(({ sentAt }) => sentAt + perMs > now);
    // In one step: each `shift` would move all that follow.
    if (expired !== 0) taken.splice(0, expired < 0 ? taken.length : expired);
    const next = ahead - (requests - taken.length);
    // The slots become free in the order of `taken`, and then those of the requests ahead, which take the free ones now.
    const { sentAt = now } = taken[next % requests] ?? {};
    return next < 0 ? 0 : sentAt + perMs * (1 + Math.floor(next / requests)) - now;
  };
  const grant = (): void => {
    clearTimeout(timer);
    for (const take of waiting) {
      const delayMs = delayBehind(0);
      if (delayMs > 0) {
        timer = setTimeout(grant, Math.ceil(delayMs));
        return;
      }
      take();
    }
  };
  return {
    delay: () => delayBehind(waiting.size),
    enter: (signal) =>
      new Promise((resolve) => {
        const slot: Slot = { sentAt: 0 };
        const end = (): void => {
          stopListening?.();
          waiting.delete(take);
          resolve(slot);
        };
        const take = (): void => {
          slot.sentAt = performance.now();
          taken.push(slot);
          end();
        };
        const stopListening =
          signal &&
          onAbort(signal, () => {
            end();
            grant();
          });
        waiting.add(take);
        grant();
      }),
    leave: (slot) => {
      const index = taken.indexOf(slot);
      if (index < 0) return;
      taken.splice(index, 1);
      grant();
    },
  };
}

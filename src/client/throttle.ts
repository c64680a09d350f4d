/** Sliding-window throttle: plans when each request is sent, in the order in which they take their slots. */
import { onAbort } from "./on-abort.ts";
import type { RateLimitOptions } from "./options.ts";

/** Slot of a request. Times are on a monotonic clock in milliseconds. */
export interface Slot {
  /** The request is not sent before. */
  readonly from: number;
  /** When the request was sent; until then, when it can be sent if those before it are sent as planned. */
  at: number;
  isSent: boolean;
  /** Called when the request can be sent; undefined if nobody waits for it. */
  start: (() => void) | undefined;
}

/** Gives slots to requests. */
export interface Throttle {
  /** Takes a slot, which no request that comes later can delay. */
  take(delayMs: number): Slot;
  /**
   * Waits until the request of a slot can be sent.
   *
   * @param signal has not aborted; ends the wait when it does
   */
  wait(slot: Slot, signal: AbortSignal | undefined): Promise<void>;
  /** Starts the window of a request, which is sent now. */
  use(slot: Slot): void;
  /** Frees the slot of a request that is not sent, so that the others wait no longer than the rate requires. */
  leave(slot: Slot): void;
}

/**
 * Creates a throttle.
 *
 * @param options at most `requests` in any window of `perMs` milliseconds
 */
export function createThrottle({ requests, perMs }: RateLimitOptions): Throttle {
  /** Slots of the last window, and of requests that are not sent yet, ordered by `at`. */
  let slots: Slot[] = [];
  /** End of the queue: when the last request is sent that waits for no time of its own. */
  let end = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wakeAt = Infinity;
  let isGranting = false;

  /** Plans a request: at the first time with fewer than `requests` others less than `perMs` away from it. */
  const add = (slot: Slot, now: number): void => {
    // Removed together, since a removal moves all that follow.
    if ((slots[requests]?.at ?? now) + perMs <= now) slots.splice(0, requests);
    const isQueued = slot.from <= now;
    slot.at = isQueued ? Math.max(now, end) : slot.from;
    for (;;) {
      const near = slots.findLastIndex(({ at }) => at < slot.at + perMs) + 1;
      const free = (slots[near - requests]?.at ?? -Infinity) + perMs;
      if (free <= slot.at) break;
      slot.at = free;
    }
    if (isQueued) end = slot.at;
    slots.splice(slots.findLastIndex(({ at }) => at <= slot.at) + 1, 0, slot);
  };
  const remove = (slot: Slot): void => {
    const index = slots.lastIndexOf(slot);
    if (index >= 0) slots.splice(index, 1);
  };
  /** Plans all requests again, since some were sent later than planned, or not at all, and starts those whose time has come. */
  const grant = (): void => {
    isGranting = false;
    wakeAt = Infinity;
    clearTimeout(timer);
    const now = performance.now();
    const planned = slots.filter(({ isSent }) => !isSent);
    slots = slots.filter(({ isSent, at }) => isSent && at + perMs > now).sort((a, b) => a.at - b.at);
    end = 0;
    for (const slot of planned) {
      add(slot, now);
      if (!slot.start) continue;
      if (slot.at <= now) slot.start();
      else wake(slot.at, now);
    }
  };
  const wake = (at: number, now: number): void => {
    if (at >= wakeAt) return;
    wakeAt = at;
    clearTimeout(timer);
    timer = setTimeout(grant, Math.ceil(at - now));
  };
  return {
    take: (delayMs) => {
      const now = performance.now();
      const slot: Slot = { from: now + delayMs, at: 0, isSent: false, start: undefined };
      add(slot, now);
      return slot;
    },
    wait: (slot, signal) => {
      const now = performance.now();
      // The time has passed, perhaps while a token was fetched: the limit must hold when the request is sent.
      if (slot.at < now) {
        remove(slot);
        add(slot, now);
      }
      if (slot.at <= now) return Promise.resolve();
      return new Promise((resolve) => {
        slot.start = () => {
          slot.start = undefined;
          stopListening?.();
          resolve();
        };
        const stopListening = signal && onAbort(signal, slot.start);
        wake(slot.at, now);
      });
    },
    use: (slot) => {
      slot.at = performance.now();
      slot.isSent = true;
    },
    leave: (slot) => {
      remove(slot);
      end = 0;
      // Once for all that leave together.
      if (isGranting) return;
      isGranting = true;
      Promise.resolve().then(grant);
    },
  };
}

/** Sliding-window throttle: plans when each request is sent, in the order in which they take their slots. */
import { waitUnlessAborted } from "./on-abort.ts";
import type { RateLimitOptions } from "./options.ts";

/** Place of a request in the rate limit. */
export interface Slot {
  /** The request is not sent before, nor planned again after it unless somebody waits for it: its token may take long. */
  readonly from: number;
  /** When it was sent, or else when it can be, if those before it are sent as planned; on a monotonic clock in milliseconds. */
  at: number;
  isSent: boolean;
  /** Called when the request can be sent; undefined if nobody waits for it. */
  start: (() => void) | undefined;
}

/** Functions of all slots, which a client makes by the thousand: a slot itself is data alone. */
export type Throttle = ReturnType<typeof createThrottle>;

/** Creates a throttle. `options`: at most `requests` in any window of `perMs` milliseconds. */
export function createThrottle({ requests, perMs }: RateLimitOptions) {
  /** Slots of the last window, and of requests that are not sent yet, ordered by `at`. */
  let slots: Slot[] = [];
  /** End of the queue: when the last request is sent that waits for no time of its own. */
  let end = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wakeAt = Infinity;

  /** Plans a request: at the first time with fewer than `requests` others less than `perMs` away from it. */
  const add = (slot: Slot, now: number): void => {
    // Only when half of them have left the window, since a removal copies the others.
    if ((slots[slots.length >> 1]?.at ?? now) + perMs <= now) {
      slots = slots.filter(({ isSent, at }) => !isSent || at + perMs > now);
    }
    const isQueued = slot.from <= now;
    slot.at = isQueued ? Math.max(now, end) : slot.from;
    for (;;) {
      const near = slots.findLastIndex(({ at }) => at < slot.at + perMs) + 1;
      const before = near < requests ? undefined : slots[near - requests];
      if (!before || before.at + perMs <= slot.at) break;
      slot.at = before.at + perMs;
    }
    if (isQueued) end = slot.at;
    slots.splice(slots.findLastIndex(({ at }) => at <= slot.at) + 1, 0, slot);
  };
  /** A slot that is not sent is always in the list. */
  const remove = (slot: Slot): void => {
    slots.splice(slots.lastIndexOf(slot), 1);
  };
  /** Plans requests again, since some were sent later than planned, or not at all, and starts those whose time has come. */
  const grant = (): void => {
    wakeAt = Infinity;
    clearTimeout(timer);
    const now = performance.now();
    slots.sort((a, b) => a.at - b.at);
    const isPlanned = ({ isSent, start, from }: Slot): unknown => !isSent && (start ?? from > now);
    const planned = slots.filter(isPlanned);
    slots = slots.filter((slot) => !isPlanned(slot));
    end = 0;
    for (const slot of planned) {
      add(slot, now);
      if (slot.at > now) wake(slot.at, now);
      else slot.start?.();
    }
  };
  const wake = (at: number, now: number): void => {
    if (at >= wakeAt) return;
    wakeAt = at;
    clearTimeout(timer);
    timer = setTimeout(grant, Math.ceil(at - now));
  };
  return {
    /** Takes a slot at the time `now` for a request that is sent after a delay in milliseconds. No request that comes later can delay it further. */
    take: (delayMs: number, now: number): Slot => {
      const slot: Slot = { from: now + delayMs, at: 0, isSent: false, start: undefined };
      add(slot, now);
      return slot;
    },
    /** Waits until the request can be sent, or the signal aborts. Returns undefined if it can be sent at once. */
    wait: (slot: Slot, signal: AbortSignal | undefined): Promise<void> | undefined => {
      const now = performance.now();
      const { at } = slot;
      // The time has passed, perhaps while a token was fetched: the limit must hold when the request is sent.
      if (at < now) {
        remove(slot);
        add(slot, now);
      }
      if (slot.at <= now) return undefined;
      return waitUnlessAborted(signal, (end) => {
        slot.start = end;
        // It keeps its place before those that are planned later.
        slot.at = at;
        if (at < now) grant();
        else wake(at, now);
      });
    },
    /** Starts the window of a request, which is sent at the time `now`. */
    use: (slot: Slot, now: number): void => {
      slot.at = now;
      slot.isSent = true;
    },
    /** Frees the slot of a request that is not sent, so that the others wait no longer than the rate requires. */
    leave: (slot: Slot): void => {
      remove(slot);
      end = 0;
      // Once for all that leave together.
      if (wakeAt) Promise.resolve().then(grant);
      wakeAt = 0;
    },
  };
}

/** Sliding-window throttle: plans when requests are sent, in the order in which they take their slots. */
import { onAbort } from "./on-abort.ts";
import type { RateLimitOptions } from "./options.ts";

/** Slot of a request that is not sent yet. Times are on a monotonic clock in milliseconds. */
export interface Slot {
  /** The request is not sent before. */
  readonly from: number;
  /** When the request can be sent, if those before it are sent as planned. */
  at: number;
  /** Called at that time; undefined if nobody waits for it. */
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
  /** When the requests of the last window were sent, oldest first. */
  let sent: number[] = [];
  const slots = new Set<Slot>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Adds the first time, not before `from`, with fewer than `requests` others less than `perMs` away from it. */
  const addTime = (times: number[], from: number): number => {
    for (let at = from; ; ) {
      const near = times.findLastIndex((time) => time < at + perMs) + 1;
      const { [near - requests]: before = -Infinity } = times;
      if (before + perMs <= at) {
        times.splice(times.findLastIndex((time) => time <= at) + 1, 0, at);
        return at;
      }
      at = before + perMs;
    }
  };
  const plan = (now: number): void => {
    sent = sent.filter((time) => time + perMs > now);
    const times = [...sent];
    // Those that need not wait longer keep their order, and the search need not start again for each.
    let last = now;
    for (const slot of slots) {
      const isDue = slot.from <= now;
      slot.at = addTime(times, isDue ? last : slot.from);
      if (isDue) last = slot.at;
    }
  };
  const grant = (): void => {
    clearTimeout(timer);
    const now = performance.now();
    plan(now);
    let next = Infinity;
    for (const { at, start } of slots) {
      if (start && at > now) next = Math.min(next, at);
      else start?.();
    }
    if (next < Infinity) timer = setTimeout(grant, Math.ceil(next - now));
  };
  return {
    take: (delayMs) => {
      const now = performance.now();
      const slot: Slot = { from: now + delayMs, at: 0, start: undefined };
      slots.add(slot);
      plan(now);
      return slot;
    },
    wait: (slot, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          slot.start = undefined;
          stopListening?.();
          resolve();
        };
        slot.start = end;
        const stopListening = signal && onAbort(signal, end);
        grant();
      }),
    use: (slot) => {
      slots.delete(slot);
      sent.push(performance.now());
    },
    leave: (slot) => {
      slots.delete(slot);
      grant();
    },
  };
}

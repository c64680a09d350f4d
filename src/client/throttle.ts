/** Sliding-window throttle, which delays requests. Pure: the caller passes the time and waits. */
import type { RateLimitOptions } from "./options.ts";

/** A reserved slot. */
export interface Reservation {
  /** Milliseconds until the request may be sent. */
  readonly delayMs: number;
  /** Frees the slot of a request that is not sent. */
  release(): void;
}

/** Reserves slots in the order of the calls. Takes the current time in milliseconds. */
export type Throttle = (now: number) => Reservation;

/**
 * Creates a throttle.
 *
 * @param options at most `requests` in any window of `perMs` milliseconds
 * @returns a function that takes the time of a monotonic clock in milliseconds
 */
export function createThrottle({ requests, perMs }: RateLimitOptions): Throttle {
  /** Send times, oldest first. */
  let slots: number[] = [];
  /** Number of leading slots that have left the window. They are removed in bulk, so that each is moved only a few times. */
  let expired = 0;
  return (now) => {
    while ((slots[expired] ?? now) <= now - perMs) expired += 1;
    if (expired * 2 > slots.length) {
      slots = slots.slice(expired);
      expired = 0;
    }
    const blocking = slots.at(-requests);
    const slot = Math.max(now, blocking === undefined ? now : blocking + perMs, slots.at(-1) ?? now);
    slots.push(slot);
    return {
      delayMs: slot - now,
      release: () => {
        const index = slots.lastIndexOf(slot);
        if (index >= 0) slots.splice(index, 1);
      },
    };
  };
}

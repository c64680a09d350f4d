/** Holds requests back so that no window has more than its share. Pure: whoever asks brings the time and does the waiting. */
import type { RateLimitOptions } from "./options.ts";

/** A place in the queue. */
export interface Reservation {
  /** Milliseconds from the time asked to when the request may be sent. */
  readonly delayMs: number;
  /** Gives the place up, when the request is not sent after all. */
  release(): void;
}

/** Gives out places, in the order they are asked for. */
export type RateLimiter = (now: number) => Reservation;

/**
 * Makes a limiter.
 *
 * @param options at most `requests` in any `perMs` milliseconds
 * @returns a function that takes the present time in milliseconds, of any clock that does not go back
 */
export function createRateLimiter({ requests, perMs }: RateLimitOptions): RateLimiter {
  /** When the latest requests are sent, oldest first; never more than a window's share beyond those to come. */
  let slots: number[] = [];
  return (now) => {
    // What left the window cannot hold anything back.
    slots = slots.filter((slot) => slot > now - perMs);
    const blocking = slots[slots.length - requests];
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

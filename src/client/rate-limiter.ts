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
  /** When the latest requests are sent, oldest first. */
  let slots: number[] = [];
  /** How many of the first have left the window. They are dropped together, so that each is moved but a few times. */
  let gone = 0;
  return (now) => {
    while ((slots[gone] ?? now) <= now - perMs) gone += 1;
    if (gone * 2 > slots.length) {
      slots = slots.slice(gone);
      gone = 0;
    }
    // Not by a negative index, which is a name to look up, and slow.
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

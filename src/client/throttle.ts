/** Sliding-window throttle, which delays requests. Pure: the caller passes the time and waits. */
import type { RateLimitOptions } from "./options.ts";

/** Slot of one request. */
export interface Slot {
  /** When the request is sent, on a monotonic clock in milliseconds. The caller sets it again if that is later than when it took the slot. */
  sentAt: number;
}

/** Gives slots to requests, in the order in which they enter. */
export interface Throttle {
  /** Adds a request to those that wait. */
  enter(): Slot;
  /**
   * Takes a slot if one is free.
   *
   * @param now the time of the clock
   * @returns 0 if the request may be sent now, or else milliseconds until a slot is expected to be free
   */
  take(slot: Slot, now: number): number;
  /** Removes a request that waits. */
  leave(slot: Slot): void;
}

/**
 * Creates a throttle.
 *
 * @param options at most `requests` in any window of `perMs` milliseconds
 */
export function createThrottle({ requests, perMs }: RateLimitOptions): Throttle {
  /** Requests that were sent, oldest first. */
  const sent: Slot[] = [];
  /** Number of leading requests that have left the window. They are removed in bulk, so that each is moved only a few times. */
  let expired = 0;
  /** Requests that wait, in the order in which they entered. */
  const waiting: Slot[] = [];
  const leave = (slot: Slot): void => {
    const index = waiting.indexOf(slot);
    if (index >= 0) waiting.splice(index, 1);
  };
  return {
    enter: () => {
      const slot = { sentAt: 0 };
      waiting.push(slot);
      return slot;
    },
    take: (slot, now) => {
      while ((sent[expired]?.sentAt ?? now) + perMs <= now) expired += 1;
      if (expired * 2 > sent.length) {
        sent.splice(0, expired);
        expired = 0;
      }
      const free = requests - (sent.length - expired);
      const ahead = waiting.indexOf(slot);
      if (ahead < free) {
        leave(slot);
        slot.sentAt = now;
        sent.push(slot);
        return 0;
      }
      // The slots become free in the order of `sent`, and then those of the requests ahead, which take the free ones now.
      const next = ahead - free;
      const sentAt = sent[expired + (next % requests)]?.sentAt ?? now;
      return sentAt + perMs * (1 + Math.floor(next / requests)) - now;
    },
    leave,
  };
}

/** The platform's own rate limit: so many requests of one key in one window, which begins with the first of them. */

/** So many requests in so long a time, per credential. */
export interface RateLimit {
  /** How many, 1 or more. */
  readonly requests: number;
  /** In how many milliseconds, 1 or more. */
  readonly perMs: number;
}

/** Whether a request may pass. Times are in seconds from now. */
export type RateDecision =
  | {
      readonly allowed: true;
      /** How many more may pass in this window. */
      readonly remaining: number;
      /** When the window ends; may be fractional. */
      readonly resetSeconds: number;
    }
  | {
      readonly allowed: false;
      /** For `Retry-After`: a whole number, 1 or more. */
      readonly retryAfterSeconds: number;
      /** When the window ends; may be fractional. */
      readonly resetSeconds: number;
    };

/** Counts requests by key. */
export interface RateLimiter {
  /**
   * Counts one request, unless it is refused.
   *
   * @param key whose it is, as in a credential's id
   */
  take(key: string): RateDecision;
  /** Forgets every key. */
  clear(): void;
}

/** How many keys are counted at once. With more, the one whose window began first is forgotten. */
const most = 100_000;

/**
 * Makes a limiter that has seen no request.
 *
 * @param limit how many requests pass in how long a window
 * @param now the time in milliseconds
 */
export function createRateLimiter(limit: RateLimit, now: () => number): RateLimiter {
  /** By key, in the order in which the windows began, which is the order in which they end. */
  const windows = new Map<string, { readonly start: number; count: number }>();
  const open = (key: string, start: number) => {
    windows.delete(key);
    forgetEnded(windows, start - limit.perMs);
    const window = { start, count: 0 };
    windows.set(key, window);
    return window;
  };
  return {
    take: (key) => {
      const time = now();
      const known = windows.get(key);
      // A clock that was set back begins a new window too: the old one might otherwise never end.
      const lasts = known !== undefined && time >= known.start && time - known.start < limit.perMs;
      const window = lasts ? known : open(key, time);
      const resetSeconds = (window.start + limit.perMs - time) / 1000;
      if (window.count >= limit.requests) {
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(resetSeconds)), resetSeconds };
      }
      window.count += 1;
      return { allowed: true, remaining: limit.requests - window.count, resetSeconds };
    },
    clear: () => windows.clear(),
  };
}

/** Drops windows that have ended, from the front up to the first that has not, and the first in any case when there are too many. */
function forgetEnded(windows: Map<string, { readonly start: number }>, before: number): void {
  for (const [key, { start }] of windows) {
    if (start > before && windows.size < most) return;
    windows.delete(key);
  }
}

/** Rate limits of the platform: fixed windows, each of which begins with the first request of a credential. */
import type { RateLimit } from "../apis/api.ts";

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Maximum number of windows. With more, the oldest is removed. */
const maxWindows = 100_000;

/** Creates a counter of requests by key. */
export function createRateLimiter(limit: RateLimit, now: () => number) {
  /** By key, oldest first. */
  const windows = new Map<string, { readonly start: number; count: number }>();
  const open = (key: string, start: number) => {
    windows.delete(key);
    removeEnded(windows, start - limit.perMs);
    const window = { start, count: 0 };
    windows.set(key, window);
    return window;
  };
  return {
    /** Decides on one request, and counts it if it is allowed. Returns the seconds to wait if it is not, and headers of the response. */
    take: (key: string) => {
      const time = now();
      const known = windows.get(key);
      // If the clock was set back, the old window might never end.
      const isCurrent = known !== undefined && time >= known.start && time - known.start < limit.perMs;
      const window = isCurrent ? known : open(key, time);
      // Seconds until the window ends. Rounded up to a millisecond, so that no client comes too early.
      const reset = Math.ceil(window.start + limit.perMs - time) / 1000;
      const isAllowed = window.count < limit.requests;
      if (isAllowed) window.count += 1;
      const retryAfter = isAllowed ? undefined : Math.max(1, Math.ceil(reset));
      return {
        retryAfter,
        headers: {
          ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
          "x-ratelimit-remaining": String(limit.requests - window.count),
          "x-ratelimit-reset": String(reset),
        },
      };
    },
    clear: (): void => windows.clear(),
  };
}

/** Removes the windows that have ended, and the oldest one if there are too many. */
function removeEnded(windows: Map<string, { readonly start: number }>, before: number): void {
  for (const [key, { start }] of windows) {
    if (start > before && windows.size < maxWindows) return;
    windows.delete(key);
  }
}

/** Creates the rate limiters by API name; `true` stands for the defaults of all APIs. An API without a limit has none. */
export function createRateLimiters(
  rateLimit: boolean | Readonly<Record<string, RateLimit>>,
  apis: readonly { readonly name: string; readonly defaultRateLimit: RateLimit }[],
  now: () => number,
): ReadonlyMap<string, RateLimiter> {
  const limiters = new Map<string, RateLimiter>();
  for (const { name, defaultRateLimit } of apis) {
    const limit = typeof rateLimit === "object" ? rateLimit[name] : rateLimit ? defaultRateLimit : undefined;
    if (limit) limiters.set(name, createRateLimiter(limit, now));
  }
  return limiters;
}

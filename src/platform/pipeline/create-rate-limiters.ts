/** The rate limit of each API, one count per credential. */
import type { PlatformApi } from "../apis/api.ts";
import { apis } from "../apis/index.ts";
import type { PlatformOptions } from "../options.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";

/**
 * Makes the limiters.
 *
 * @param rateLimit true for what the field's servers allow, or limits by the API's name
 * @param now the time in milliseconds
 * @returns by the API's name; without those that have no limit
 */
export function createLimiters(
  rateLimit: NonNullable<PlatformOptions["rateLimit"]>,
  now: () => number,
): ReadonlyMap<string, RateLimiter> {
  const limitOf = ({ name, fieldRateLimit }: PlatformApi) =>
    typeof rateLimit === "object" ? rateLimit[name] : rateLimit ? fieldRateLimit : undefined;
  return new Map(
    apis.flatMap((api) => {
      const limit = limitOf(api);
      return limit ? [[api.name, createRateLimiter(limit, now)] as const] : [];
    }),
  );
}

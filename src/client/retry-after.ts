/** Smallest numbers that are read as times rather than delays: as a time, in 2001; as a delay, 31 years. */
const minEpochSeconds = 1e9;
const minEpochMs = 1e12;

/**
 * Reads how long a server asks to wait: `Retry-After` in seconds or as a date (RFC 9110 section 10.2.3), or else `X-RateLimit-Reset` in
 * seconds, which may be fractional, or as a time in seconds or milliseconds since 1970.
 *
 * @param headers the response headers
 * @param now the current time in milliseconds since 1970
 * @returns milliseconds to wait, zero or more; undefined if the server states nothing that can be read
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get("retry-after") ?? "";
  // Every valid date ends with this. Without the check, `Date.parse` reads a date into "-1".
  if (retryAfter.endsWith(" GMT")) {
    const date = Date.parse(retryAfter);
    if (date >= 0) return Math.max(0, date - now);
  }
  const seconds = readNumber(retryAfter);
  if (seconds !== undefined) return Math.ceil(seconds * 1000);
  const reset = readNumber(headers.get("x-ratelimit-reset") ?? "");
  if (reset === undefined) return undefined;
  if (reset < minEpochSeconds) return Math.ceil(reset * 1000);
  return Math.max(0, Math.ceil(reset < minEpochMs ? reset * 1000 : reset) - now);
}

function readNumber(text: string): number | undefined {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

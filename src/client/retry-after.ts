/** Caps a stated delay: the longest one that a timer accepts. No call can wait longer, since it is the maximum of `deadlineMs` too. */
const maxDelayMs = 2_147_483_647;

/** Smallest numbers that are read as times rather than delays: as a time, in 2001; as a delay, 31 years. */
const minEpochSeconds = 1e9;
const minEpochMs = 1e12;

/**
 * Reads how long a server asks to wait, from `Retry-After` or else from `X-RateLimit-Reset`. Many servers send the latter with every
 * response: it is a delay only if the rate limit is reached, which 429 or `X-RateLimit-Remaining: 0` states. `now`: the current time in
 * milliseconds since 1970. Returns the milliseconds to wait, 0 to 2 147 483 647; undefined if the server states nothing that can be read.
 */
export function readDelay(status: number, headers: Headers, now: number): number | undefined {
  const delayMs = readRetryAfter(headers, now);
  if (delayMs !== undefined) return delayMs;
  const isLimited = status === 429 || readNumber(headers, "x-ratelimit-remaining") === 0;
  if (!isLimited) return undefined;
  // Seconds, which may be fractional, or a time in seconds or milliseconds since 1970.
  const reset = readNumber(headers, "x-ratelimit-reset");
  const ms = reset < minEpochMs ? reset * 1000 : reset;
  return toDelay(reset < minEpochSeconds ? ms : ms - now);
}

/** Reads `Retry-After`: seconds or a date (RFC 9110 section 10.2.3). */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const seconds = readNumber(headers, "retry-after");
  if (!Number.isNaN(seconds)) return toDelay(seconds * 1000);
  const [text = "", end] = httpDate.exec(headers.get("retry-after") ?? "") ?? [];
  return toDelay(Date.parse(end === "GMT" ? text : `${text} GMT`) - now);
}

function toDelay(delayMs: number): number | undefined {
  return Number.isNaN(delayMs) ? undefined : Math.min(maxDelayMs, Math.max(0, Math.ceil(delayMs)));
}

/** @returns the first number, since a header may arrive twice; NaN if it is absent or not a number. `fetch` of Node keeps spaces at the end. */
function readNumber(headers: Headers, name: string): number {
  return Number(/^\d+(\.\d+)?(?= *(,|$))/.exec(headers.get(name) ?? "")?.[0]);
}

/** The three forms of a date (RFC 9110 section 5.6.7); that of C's `asctime` ends with the year. `Date.parse` alone also reads other texts. */
const httpDate = /^[A-Z][a-z]{2,8},? [\w -]+ \d\d:\d\d:\d\d (GMT|\d{4}) *$/;

/** Caps a stated delay: the longest one that a timer accepts. No call can wait longer, since it is the maximum of `deadlineMs` too. */
const maxDelayMs = 2_147_483_647;

/** Smallest numbers that are read as times rather than delays: as a time, in 2001; as a delay, 31 years. */
const minEpochSeconds = 1e9;
const minEpochMs = 1e12;

/**
 * Reads how long a server asks to wait, from `Retry-After` or else from `X-RateLimit-Reset`. Many servers send the latter with every
 * response: it is a delay only if the rate limit is reached, which 429 or `X-RateLimit-Remaining: 0` states.
 *
 * @param now the current time in milliseconds since 1970
 * @returns milliseconds to wait, 0 to 2 147 483 647; undefined if the server states nothing that can be read
 */
export function readDelay(status: number, headers: Headers, now: number): number | undefined {
  const delayMs = readRetryAfter(headers, now);
  if (delayMs !== undefined) return delayMs;
  const isLimited = status === 429 || readNumber(headers.get("x-ratelimit-remaining")) === 0;
  return isLimited ? readReset(headers.get("x-ratelimit-reset"), now) : undefined;
}

/** Reads `Retry-After`: seconds or a date (RFC 9110 section 10.2.3). */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after");
  const seconds = readNumber(text);
  if (seconds !== undefined) return clampDelay(seconds * 1000);
  const date = text === null ? undefined : readHttpDate(text);
  return date === undefined ? undefined : clampDelay(date - now);
}

/** Reads `X-RateLimit-Reset`: seconds, which may be fractional, or a time in seconds or milliseconds since 1970. */
function readReset(text: string | null, now: number): number | undefined {
  const reset = readNumber(text);
  if (reset === undefined) return undefined;
  if (reset < minEpochSeconds) return clampDelay(reset * 1000);
  return clampDelay((reset < minEpochMs ? reset * 1000 : reset) - now);
}

function clampDelay(delayMs: number): number {
  return Math.min(maxDelayMs, Math.max(0, Math.ceil(delayMs)));
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** The three forms of a date (RFC 9110 section 5.6.7); that of C's `asctime` ends with the year. `Date.parse` alone also reads other texts. */
const httpDate = /^[A-Z][a-z]{2,8},? [\w -]+ \d\d:\d\d:\d\d (GMT|\d{4})$/;

/**
 * Reads a date of a header.
 *
 * @returns milliseconds since 1970; undefined if the text is not a date
 */
function readHttpDate(text: string): number | undefined {
  const [, end] = httpDate.exec(text) ?? [];
  const date = end === undefined ? Number.NaN : Date.parse(end === "GMT" ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : date;
}

/**
 * Reads how long a server asks to wait: `Retry-After` in seconds or as a date (RFC 9110 section 10.2.3), else
 * `X-RateLimit-Reset` in seconds from now, which may be fractional.
 *
 * @param headers the headers of the response
 * @param now the present time, in milliseconds since 1970
 * @returns milliseconds to wait, zero or more; undefined when the server does not say, or says what cannot be read
 */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const after = headers.get("retry-after") ?? "";
  // Every date that may be sent ends so; `Date.parse` alone would read a date into "-1".
  const date = / GMT$/.test(after) ? Date.parse(after) : -1;
  if (date >= 0) return Math.max(0, date - now);
  return readSeconds(after) ?? readSeconds(headers.get("x-ratelimit-reset") ?? "");
}

function readSeconds(text: string): number | undefined {
  return /^\d+(?:\.\d+)?$/.test(text) ? Math.ceil(Number(text) * 1000) : undefined;
}

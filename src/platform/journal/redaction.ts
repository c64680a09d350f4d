/** What the journal may remember of a request, and how the rest is left out. */
import type { PlatformHeaders } from "../pipeline/message.ts";

/** Longest body that is remembered, in bytes. */
export const journalBodyLimit = 8192;

/** Stands for a value that is not shown. */
export const redacted = "[redacted]";

/** The headers that are remembered: an allow-list, so that one which nobody thought of is left out. */
const journalHeaders = [
  "accept",
  "accept-encoding",
  "content-length",
  "content-type",
  "host",
  "if-match",
  "if-none-match",
  "origin",
  "prefer",
  "traceparent",
  "user-agent",
  "x-request-id",
] as const;

/** Longest header value that is remembered, in characters. */
const longestValue = 512;

/**
 * Names of members whose values are not shown, wherever they stand. `webhookId` is none of them: it names a webhook that the API
 * keeps, and every alert shows it.
 */
const secretName =
  /passw|passphrase|pwd|secret|token|credential|(?:api|access|private|shared|account|signing|encryption)[-_]?key|connection[-_]?string|authorization|cookie|signature|webhook[-_]?ur[il]|dsn/i;

/**
 * Copies the headers that may be remembered; what is left out, credentials above all, is not held on to.
 *
 * @param headers of the request
 */
export function keepHeaders(headers: PlatformHeaders): PlatformHeaders {
  const kept: Record<string, string> = {};
  for (const name of journalHeaders) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value.length > longestValue ? value.slice(0, longestValue) : value;
  }
  return kept;
}

/**
 * Leaves the values of secret-bearing members out of a body.
 *
 * @param body a parsed body
 * @returns a copy
 */
export function redactBody(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(redactBody);
  if (typeof body !== "object" || body === null) return body;
  const members = Object.entries(body).map(([name, value]) => [
    name,
    secretName.test(name) && value !== null ? redacted : redactBody(value),
  ]);
  return Object.fromEntries(members);
}

/**
 * Leaves out of a request target what may be secret: user information, and values of query parameters that no operation has.
 * Somebody may have put a key where none belongs.
 *
 * @param target as it stood in the request line
 * @param known names of query parameters whose values may be shown
 */
export function redactTarget(target: string, known: ReadonlySet<string>): string {
  const [path = "", ...rest] = target
    .replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i, `$1${redacted}@`)
    .split("?");
  if (rest.length === 0) return path;
  const pairs = rest.join("?").split("&");
  return `${path}?${pairs.map((pair) => redactPair(pair, known)).join("&")}`;
}

function redactPair(pair: string, known: ReadonlySet<string>): string {
  const mark = pair.indexOf("=");
  const name = mark < 0 ? pair : pair.slice(0, mark);
  if (known.has(decode(name))) return pair;
  // Without an equals sign, the name itself may be what somebody pasted.
  return mark < 0 ? redacted : `${name}=${redacted}`;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

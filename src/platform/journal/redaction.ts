/** Limits and redacts what the journal stores and shows of a request. */
import { headerOf } from "../../contract/credential-parts.ts";
import { type Operation, partsOf } from "../../contract/operation.ts";
import type { PlatformHeaders } from "../http/message.ts";

/** Maximum length of a stored body, in bytes. */
export const maxBodyLength = 8192;

/** Maximum length of a stored header value, in characters. */
const maxValueLength = 512;

const redacted = "[redacted]";

/** Headers that are stored: an allow-list, so that a header unknown to us cannot reveal a secret. */
const journalHeaders = [
  ...["accept", "accept-encoding", "content-length", "content-type", "host", "if-match", "if-none-match"],
  ...["origin", "prefer", "traceparent", "user-agent", "x-request-id"],
];

/** Names of members whose values are redacted, at any depth. `webhookId` is not one: it is an id, which every alert shows. */
const secretName =
  /passw|passphrase|pwd|secret|token|credential|(?:api|access|private|shared|account|signing|encryption)[-_]?key|connection[-_]?string|authorization|cookie|signature|webhook[-_]?ur[il]|dsn/i;

/** Lists the headers that are stored: those of the allow-list that are not credentials of an operation. */
export function listJournalHeaders(operations: readonly Pick<Operation, "security">[]): readonly string[] {
  const keys = operations.flatMap(({ security }) => security.flatMap(partsOf).map(headerOf));
  return journalHeaders.filter((name) => !keys.includes(name));
}

/** Copies headers, so that the others do not stay in memory. */
export function pickHeaders(headers: PlatformHeaders, names: readonly string[]): PlatformHeaders {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = value.slice(0, maxValueLength);
  }
  return picked;
}

/** Converts bytes to Base64; any other body stays as it is. */
export function encodeBytes(body: unknown): unknown {
  if (!ArrayBuffer.isView(body)) return body;
  return btoa(String.fromCharCode(...new Uint8Array(body.buffer, body.byteOffset, body.byteLength)));
}

/** Returns a copy of a body in which members that may hold a secret are redacted. */
export function redactMembers(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(redactMembers);
  if (typeof body !== "object" || body === null) return body;
  const members = Object.entries(body).map(([name, value]) => [
    name,
    secretName.test(name) && value !== null ? redacted : redactMembers(value),
  ]);
  return Object.fromEntries(members);
}

/** Redacts the parts of a request target that may hold a secret: user information, values of undocumented query parameters, and such members of objects. */
export function redactTarget(target: string, queryNames: ReadonlySet<string>): string {
  const [path = "", ...rest] = target
    .replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i, `$1${redacted}@`)
    .split("?");
  if (rest.length === 0) return path;
  const pairs = rest.join("?").split("&");
  return `${path}?${pairs.map((pair) => redactPair(pair, queryNames)).join("&")}`;
}

function redactPair(pair: string, queryNames: ReadonlySet<string>): string {
  const [name = "", ...value] = pair.split("=");
  const decoded = decode(name);
  const members = decoded.replace(/^[^[]*/, "");
  if (queryNames.has(decoded) && !secretName.test(members)) return pair;
  // Without an equals sign, the name itself may be a secret.
  return value.length === 0 ? redacted : `${name}=${redacted}`;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

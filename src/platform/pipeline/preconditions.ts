/** Conditional requests (RFC 9110 section 13): an extension of the platform, which neither reference text has. */

import { HttpError } from "./http-error.ts";
import type { PlatformHeaders } from "./message.ts";

const entityTag = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/y;

/** The tags of a header, or any. Fails closed: what is not a list of tags is refused, not ignored. */
function readTags(name: string, value: string): "any" | readonly { weak: boolean; tag: string }[] {
  const text = value.trim();
  if (text === "*") return "any";
  const tags: { weak: boolean; tag: string }[] = [];
  for (let rest = text; ; ) {
    entityTag.lastIndex = 0;
    const match = entityTag.exec(rest);
    if (!match)
      throw new HttpError(400, `${name} must be * or entity tags in double quotes, as in "abc", "def"`);
    tags.push({ weak: match[1] !== undefined, tag: match[2] ?? "" });
    rest = rest.slice(match[0].length).trimStart();
    if (rest === "") return tags;
    if (!rest.startsWith(",")) throw new HttpError(400, `${name} must have a comma between its entity tags`);
    rest = rest.slice(1).trimStart();
  }
}

/**
 * Tells whether `If-None-Match` names the present version, by weak comparison (RFC 9110 section 13.1.2).
 *
 * @param headers of the request
 * @param etag of the present version, without quotes
 */
export function isUnchanged(headers: PlatformHeaders, etag: string): boolean {
  const value = headers["if-none-match"];
  if (value === undefined) return false;
  const tags = readTags("If-None-Match", value);
  return tags === "any" || tags.some(({ tag }) => tag === etag);
}

/**
 * Checks `If-Match`, by strong comparison (RFC 9110 section 13.1.1), and for a write `If-None-Match`.
 *
 * @param headers of the request
 * @param etag of the present version, without quotes
 * @param reading a read answers a matching `If-None-Match` with 304, which is not an error
 * @throws HttpError 412 when the present version is not the one that the request is meant for
 */
export function checkPreconditions(headers: PlatformHeaders, etag: string, reading = false): void {
  const value = headers["if-match"];
  const tags = value === undefined ? "any" : readTags("If-Match", value);
  if (tags !== "any" && !tags.some(({ weak, tag }) => !weak && tag === etag)) {
    throw new HttpError(412, "the resource has changed since; read it again and repeat with its ETag", {
      etag: `"${etag}"`,
    });
  }
  if (!reading && isUnchanged(headers, etag)) {
    throw new HttpError(412, "If-None-Match names the present version; leave it out to change that", {
      etag: `"${etag}"`,
    });
  }
}

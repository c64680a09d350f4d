/** Conditional requests (RFC 9110 section 13): an extension of the platform, which the vendor's documentation does not have. */
import { HttpError } from "./http-error.ts";
import type { PlatformHeaders } from "./message.ts";

const entityTag = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/y;

/** Parses entity tags. Fails closed: a malformed header is rejected, not ignored. */
function parseTags(name: string, value: string): "any" | readonly { weak: boolean; tag: string }[] {
  const text = value.trim();
  if (text === "*") return "any";
  const tags: { weak: boolean; tag: string }[] = [];
  for (let rest = text; ; ) {
    entityTag.lastIndex = 0;
    const match = entityTag.exec(rest);
    if (!match)
      throw new HttpError(400, `${name} must be * or entity tags in double quotes, as in "abc", "def".`);
    tags.push({ weak: match[1] !== undefined, tag: match[2] ?? "" });
    rest = rest.slice(match[0].length).trimStart();
    if (rest === "") return tags;
    if (!rest.startsWith(",")) throw new HttpError(400, `${name} must have a comma between its entity tags.`);
    rest = rest.slice(1).trimStart();
  }
}

/** Whether `If-None-Match` contains the current ETag, without quotes, by weak comparison (RFC 9110 section 13.1.2). */
export function isUnchanged(headers: PlatformHeaders, etag: string): boolean {
  const value = headers["if-none-match"];
  if (value === undefined) return false;
  const tags = parseTags("If-None-Match", value);
  return tags === "any" || tags.some(({ tag }) => tag === etag);
}

/**
 * Checks `If-Match`, by strong comparison (RFC 9110 section 13.1.1), and for a write `If-None-Match`. `etag`: of the current version,
 * without quotes. Throws HttpError 412 if the current version does not meet them.
 */
export function checkPreconditions(headers: PlatformHeaders, etag: string, reading = false): void {
  const value = headers["if-match"];
  const tags = value === undefined ? "any" : parseTags("If-Match", value);
  if (tags !== "any" && !tags.some(({ weak, tag }) => !weak && tag === etag)) {
    throw new HttpError(412, "The resource has changed since. Read it again and repeat with its ETag.", {
      etag: `"${etag}"`,
    });
  }
  if (!reading && isUnchanged(headers, etag)) {
    throw new HttpError(412, "If-None-Match names the current version. Omit it to update the resource.", {
      etag: `"${etag}"`,
    });
  }
}

/** Names of headers (RFC 9110). */

/** Headers that the connection sets. A caller's value would send the request elsewhere, or break it. */
export const connectionHeaders: readonly string[] =
  "content-length host connection keep-alive upgrade expect te trailer transfer-encoding".split(" ");

/** Whether a text can be the name of a header (section 5.1) or of a cookie. */
export function isToken(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}

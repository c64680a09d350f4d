/** JSON Pointer (RFC 6901). */

/**
 * Appends reference tokens to a JSON Pointer. `pointer`: a JSON Pointer; empty for the whole document. `tokens`: member names or array
 * indexes, unescaped.
 */
export function appendPointer(pointer: string, ...tokens: readonly (string | number)[]): string {
  return [pointer, ...tokens.map((token) => String(token).replaceAll("~", "~0").replaceAll("/", "~1"))].join(
    "/",
  );
}

/** Splits a JSON Pointer into its reference tokens, unescaped: member names and array indexes. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

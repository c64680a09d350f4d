/** JSON Pointer (RFC 6901). */

/** Appends member names or array indexes, unescaped, to a JSON Pointer; an empty one is that of the whole document. */
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

/** JSON Pointers (RFC 6901). */

/**
 * Adds a name or an index to a JSON Pointer.
 *
 * @param pointer of the owner
 * @param token name or index, as it is
 */
export function childOf(pointer: string, token: string | number): string {
  return `${pointer}/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

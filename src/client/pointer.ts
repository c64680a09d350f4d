/**
 * Adds a member to a JSON Pointer (RFC 6901 section 3).
 *
 * @param pointer the pointer to the object
 * @param name the member's name
 */
export function appendPointer(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

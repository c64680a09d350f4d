/**
 * Reads a text out of a value of unknown shape.
 *
 * @param value anything
 * @param name the member's name
 * @returns the member when it is a text with something in it, else undefined
 */
export function textMember(value: unknown, name: string): string | undefined {
  // Nothing but objects has members, and what is none is an empty one here.
  const member: unknown = Object(value)[name];
  return typeof member === "string" && member !== "" ? member : undefined;
}

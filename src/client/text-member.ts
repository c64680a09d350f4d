/**
 * Reads a text out of a value of unknown shape.
 *
 * @param value anything
 * @param name the member's name
 * @returns the member when it is a text with something in it, else undefined
 */
export function textMember(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null || !(name in value)) return undefined;
  // `in` has shown that the member is there; its type is what the next line tests.
  const member = (value as Record<string, unknown>)[name];
  return typeof member === "string" && member !== "" ? member : undefined;
}

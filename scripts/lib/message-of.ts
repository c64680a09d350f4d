/**
 * What a thrown value says.
 *
 * @param thrown anything, since JavaScript can throw anything
 * @returns an error's message, or the value as text
 */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

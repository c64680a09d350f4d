/**
 * Joins those texts that say something.
 *
 * @param separator what stands between them
 * @param texts the texts, of which some may be empty, undefined or false
 */
export function join(separator: string, texts: readonly unknown[]): string {
  return texts.filter(Boolean).join(separator);
}

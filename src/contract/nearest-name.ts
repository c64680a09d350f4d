/** Names longer than this are not compared: the time grows with the product of the lengths. */
const maxLength = 100;

/**
 * Finds the known name that a misspelt one is closest to.
 *
 * @param name the misspelt name
 * @param known the valid names
 * @returns undefined if half of the letters or more differ from every known name
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > maxLength) return undefined;
  let nearest: string | undefined;
  let minDistance = Math.max(1, Math.floor((name.length - 1) / 2)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < minDistance) [nearest, minDistance] = [candidate, distance];
  }
  return nearest;
}

/** Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. */
function editDistance(one: string, other: string): number {
  /** `rows[i][j]` is the distance between the first i characters of `one` and the first j of `other`. */
  const rows: number[][] = [];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= one.length; i++) {
    rows.push([]);
    for (let j = 0; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]?.push(
        i === 0 || j === 0
          ? i + j
          : Math.min(
              at(i - 1, j) + 1,
              at(i, j - 1) + 1,
              at(i - 1, j - 1) + (same ? 0 : 1),
              swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
            ),
      );
    }
  }
  return at(one.length, other.length);
}

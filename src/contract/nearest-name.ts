/** Names longer than this are not compared: the time grows with the product of the lengths. */
const maxLength = 100;

/** Finds the known name that is closest to a misspelt one; undefined if half of the letters or more differ from every one. */
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
  // From or to no characters: all are inserted or deleted.
  const at = (i: number, j: number): number => rows[i]?.[j] ?? i + j;
  for (let i = 1; i <= one.length; i++) {
    const row: number[] = [];
    rows[i] = row;
    for (let j = 1; j <= other.length; j++) {
      const replacement = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + replacement,
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

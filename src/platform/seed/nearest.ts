/** Finds what somebody meant to write. */

/** Longer names are not compared: the time grows with the product of the lengths. */
const longest = 100;

/**
 * Finds the known name that is closest to one that was misspelt.
 *
 * @param name what was written
 * @param known the names that there are
 * @returns undefined when none is close: more than a third of the letters would have to change
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > longest) return undefined;
  const [best] = known
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(1, Math.floor(name.length / 3)) ? best.candidate : undefined;
}

/** Letters to put in, take out, replace or swap with their neighbour (optimal string alignment distance). */
function distance(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && one[row - 2] === other[column - 1] && one[row - 1] === other[column - 2];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

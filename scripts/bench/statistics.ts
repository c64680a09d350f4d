/** What the benchmarks make of their samples. */

/**
 * Gives the middle of some values, which one slow round does not move.
 *
 * @param values in any order
 * @returns the middle one, or the mean of the two in the middle; NaN when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/**
 * Adds values up.
 *
 * @param values none give 0
 */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Compares two series that were sampled in turn. Each round is compared with itself, so that a machine which slows down for a
 * while slows both sides of a ratio.
 *
 * @param values one sample of each round
 * @param base the other side, of the same rounds
 * @returns the median of the rounds' ratios
 * @throws when the two have different numbers of rounds
 */
export function medianRatio(values: readonly number[], base: readonly number[]): number {
  if (values.length !== base.length) {
    throw new Error(`${values.length} rounds cannot be compared with ${base.length}: sample both in each.`);
  }
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}

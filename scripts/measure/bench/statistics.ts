/** Median of values in any order; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/**
 * Compares two series that were sampled in turn: the median of each round's own ratio, so that a machine which is slow for a while
 * slows both sides.
 *
 * @param base the samples to divide by, of the same rounds
 */
export function medianRatio(values: readonly number[], base: readonly number[]): number {
  if (values.length !== base.length) {
    throw new Error(`Cannot compare ${values.length} rounds with ${base.length}.`);
  }
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}

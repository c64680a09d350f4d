/** Figures with their goals, medians, and tables of text. */

/** A measured figure, and its upper or lower limit. */
export type Goal = {
  readonly what: string;
  readonly value: number;
  /** Number of decimals; 2 by default. */
  readonly decimals?: number;
} & (
  | { readonly atMost: number; readonly atLeast?: never }
  | { readonly atLeast: number; readonly atMost?: never }
);

/** Checks whether a goal is reached. NaN reaches none. */
export function isReached(goal: Goal): boolean {
  return goal.atMost === undefined ? goal.value >= goal.atLeast : goal.value <= goal.atMost;
}

export function formatGoal(goal: Goal): string {
  const { what, value, decimals = 2 } = goal;
  const limit = goal.atMost === undefined ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  return `${what}: ${value.toFixed(decimals)}, goal ${limit}: ${isReached(goal) ? "reached" : "missed"}`;
}

/** Median of values in any order; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/**
 * Compares two series that were sampled in turn: the median of each round's own ratio, so that a machine which is slow for a while slows
 * both sides. `base`: the samples to divide by, of the same rounds.
 */
export function medianRatio(values: readonly number[], base: readonly number[]): number {
  if (values.length !== base.length) {
    throw new Error(`Cannot compare ${values.length} rounds with ${base.length}.`);
  }
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}

/** Formats a table of text: the first column is aligned to the left, the others, with figures, to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const format = (row: readonly string[]): string =>
    widths
      .map((width, column) => (column === 0 ? row[0]?.padEnd(width) : (row[column] ?? "").padStart(width)))
      .join("  ")
      .trimEnd();
  return rows.map(format).join("\n");
}

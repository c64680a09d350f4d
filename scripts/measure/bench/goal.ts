/** Compares a measured figure with its goal. */

/** A measured figure, and its upper or lower limit. */
export type Goal = {
  /** Name of the figure. */
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

/** Formats a goal as one line. */
export function formatGoal(goal: Goal): string {
  const { what, value, decimals = 2 } = goal;
  const limit = goal.atMost === undefined ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  return `${what}: ${value.toFixed(decimals)}, goal ${limit}: ${isReached(goal) ? "reached" : "missed"}`;
}

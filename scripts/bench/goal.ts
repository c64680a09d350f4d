/** Holds a figure against what it may be. */

/** A figure that was measured, and its goal: the largest value that reaches it, or the smallest. */
export type Goal = {
  /** What was measured, as the report names it. */
  readonly what: string;
  readonly value: number;
  /** Digits after the point; 2 when left out. */
  readonly digits?: number;
} & (
  | { readonly atMost: number; readonly atLeast?: never }
  | { readonly atLeast: number; readonly atMost?: never }
);

/**
 * Tells whether a goal is reached. A figure that is no number reaches none.
 *
 * @param goal the figure and its goal
 */
export function isReached(goal: Goal): boolean {
  return goal.atMost === undefined ? goal.value >= goal.atLeast : goal.value <= goal.atMost;
}

/**
 * Writes a goal as the report has it.
 *
 * @param goal the figure and its goal
 * @returns one line
 */
export function formatGoal(goal: Goal): string {
  const { what, value, digits = 2 } = goal;
  const limit = goal.atMost === undefined ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  return `${what}: ${value.toFixed(digits)}, goal ${limit}: ${isReached(goal) ? "reached" : "missed"}`;
}

/** Holds a figure against what it may be. */

/** A figure that was measured, and its goal. */
export interface Goal {
  /** What was measured, as the report names it. */
  readonly what: string;
  readonly value: number;
  /** The largest value that reaches the goal. */
  readonly atMost: number;
  /** Digits after the point; 2 when left out. */
  readonly digits?: number;
}

/**
 * Tells whether a goal is reached. A figure that is no number reaches none.
 *
 * @param goal the figure and its goal
 */
export function isReached({ value, atMost }: Goal): boolean {
  return value <= atMost;
}

/**
 * Writes a goal as the report has it.
 *
 * @param goal the figure and its goal
 * @returns one line
 */
export function formatGoal(goal: Goal): string {
  const { what, value, atMost, digits = 2 } = goal;
  return `${what}: ${value.toFixed(digits)}, goal at most ${atMost}: ${isReached(goal) ? "reached" : "missed"}`;
}

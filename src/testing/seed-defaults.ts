/** Helpers for the members of a seed that a test leaves out. */
import type { Defined } from "../contract/check-options.ts";

/** A unique name that is short, since people read it in the output of tests. */
export function uniqueName(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

/** A member that is undefined counts as left out. */
export function withoutUndefined<Input extends object>(input: Input): Defined<Input> {
  // Exactly the members that the type excludes are removed.
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Defined<Input>;
}

/** Helpers for the members of a seed that a test leaves out. */
import { type Defined, isPlainObject } from "../contract/check-options.ts";
import { PlatformConfigError } from "../platform/lib/config-error.ts";

/** A unique name that is short, since people read it in the output of tests. */
export function uniqueName(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

/** A member that is undefined counts as left out. Throws PlatformConfigError if the input, such as a `pipe`, is not an object. */
export function withoutUndefined<Input extends object>(what: string, input: Input): Defined<Input> {
  if (!isPlainObject(input)) throw new PlatformConfigError(`${what} must be a plain object.`);
  // Exactly the members that the type excludes are removed.
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Defined<Input>;
}

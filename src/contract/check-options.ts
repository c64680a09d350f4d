/** Checks options against a table of rules, so that a misspelt option is rejected instead of ignored. */
import { cutName } from "./cut-name.ts";
import { nearestName } from "./nearest-name.ts";

/** Rule of one option: whether a value is valid, and what it must be. */
export type OptionRule = readonly [isValid: (value: unknown) => boolean, expected: string];

export type OptionRules<Options> = { readonly [Name in keyof Required<Options>]: OptionRule };

/** Options without those that are `undefined`. */
export type Defined<Options> = {
  readonly [Name in keyof Options]: Exclude<Options[Name], undefined>;
};

/** Maximum of a signed 32-bit integer: timers fire at once for a longer delay. */
export const maxInt32 = 2_147_483_647;

const isBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === "number" && value >= min && value <= max;

/** A number within bounds. */
export const numberFrom = (min: number, max: number): OptionRule => [
  (value) => isBetween(value, min, max),
  `a number from ${min} to ${max}`,
];

/** An integer within bounds. */
export const integerFrom = (min: number, max: number): OptionRule => [
  (value) => isBetween(value, min, max) && Number.isInteger(value),
  `an integer from ${min} to ${max}`,
];

/** Not an array, a `Map` or `Headers`: they have no own members that are options. */
export const isPlainObject = (value: unknown): value is object =>
  Object.prototype.toString.call(value) === "[object Object]";

export const aString: OptionRule = [(value) => typeof value === "string", "a string"];
export const aBoolean: OptionRule = [(value) => typeof value === "boolean", "true or false"];
export const aFunction: OptionRule = [(value) => typeof value === "function", "a function"];
export const anArray: OptionRule = [Array.isArray, "an array"];
export const aPlainObject: OptionRule = [isPlainObject, "a plain object"];

/**
 * Checks options. Undefined counts as absent; null does not. Returns a copy of their own members, without a prototype: what is used is what
 * was checked. `prefix`: of the names in messages, such as `retry.`.
 */
export function checkOptions<Options extends object>(
  rules: Readonly<Record<string, OptionRule>>,
  options: Options,
  createError: (message: string) => Error,
  prefix = "",
): Defined<Options> {
  if (!isPlainObject(options)) {
    throw createError(`${prefix.slice(0, -1) || "options"} must be a plain object.`);
  }
  const checked = Object.create(null);
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw createError(describeUnknownName("option", name, Object.keys(rules), prefix));
    if (value === undefined) continue;
    const [isValid, expected] = rule;
    if (!isValid(value)) throw createError(`${prefix}${name} must be ${expected}.`);
    checked[name] = value;
  }
  return checked;
}

/** Describes a name that is not known. `what`: what is named, such as `option`. `prefix`: prefix of the names, such as `retry.`. */
export function describeUnknownName(
  what: string,
  name: string,
  known: readonly string[],
  prefix = "",
): string {
  const nearest = nearestName(name, known);
  const advice = nearest ? `Did you mean ${prefix}${nearest}?` : `Known ${what}s: ${known.join(", ")}.`;
  return `${prefix}${cutName(name)} is not a known ${what}. ${advice}`;
}

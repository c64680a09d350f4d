/** Checks options against a table of rules, so that a misspelt option is rejected instead of ignored. */
import { nearestName } from "../contract/nearest-name.ts";
import { ConfigError } from "./errors/config-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import type { CallOptions, ClientOptions, RateLimitOptions, RetryOptions } from "./options.ts";

/** Rule of one option: whether a value is valid, and what it must be. */
export type OptionRule = readonly [isValid: (value: unknown) => boolean, expected: string];

/** The rules of a set of options, by name. */
export type Rules<Options> = { readonly [Name in keyof Required<Options>]: OptionRule };

/** The longest delay that timers support, in milliseconds: they fire at once for more. */
const maxInteger = 2_147_483_647;

const isBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === "number" && value >= min && value <= max;

const numberFrom = (min: number): OptionRule => [
  (value) => isBetween(value, min, maxInteger),
  `a number from ${min} to ${maxInteger}`,
];

const integerFrom = (min: number, max: number): OptionRule => [
  (value) => isBetween(value, min, max) && Number.isInteger(value),
  `an integer from ${min} to ${max}`,
];

/** Not an array, a `Map` or `Headers`: they have no own members that are options. */
const isPlainObject = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === "[object Object]";

const aBoolean: OptionRule = [(value) => typeof value === "boolean", "true or false"];
const aFunction: OptionRule = [(value) => typeof value === "function", "a function"];

const sharedRules: Rules<Omit<CallOptions, "signal">> = {
  timeoutMs: numberFrom(1),
  deadlineMs: numberFrom(1),
  retry: [(value) => value === false || isPlainObject(value), "false or a plain object"],
  drift: [(value) => value === "off" || value === "report" || value === "throw", "off, report or throw"],
  headers: [isPlainObject, "a plain object"],
};

/** Rules of a call's options. */
export const callRules: Rules<CallOptions> = {
  ...sharedRules,
  // By what it can do: a signal may come from another realm or a polyfill.
  signal: [(value) => typeof Object(value).addEventListener === "function", "an AbortSignal"],
};

/** Rules of a client's options besides its credentials. */
export const clientRules: Rules<ClientOptions> = {
  ...sharedRules,
  baseUrl: [(value) => typeof value === "string", "a string"],
  fetch: aFunction,
  rateLimit: [isPlainObject, "{ requests, perMs }"],
  validateRequests: aBoolean,
  maxResponseBytes: numberFrom(1),
  onEvent: aFunction,
  allowInsecure: aBoolean,
  allowBrowser: aBoolean,
};

/** Rules of the option `retry`. */
export const retryRules: Rules<RetryOptions> = {
  attempts: integerFrom(1, 100),
  baseDelayMs: numberFrom(0),
  maxDelayMs: numberFrom(0),
  idempotentWrites: aBoolean,
};

/** Rules of the option `rateLimit`. */
export const rateLimitRules: Rules<RateLimitOptions> = {
  requests: integerFrom(1, maxInteger),
  perMs: numberFrom(1),
};

/** Options without those that are `undefined`. */
export type Defined<Options> = {
  readonly [Name in keyof Options]: Exclude<Options[Name], undefined>;
};

/**
 * Checks options. An option that is `undefined` counts as absent; null does not.
 *
 * @param rules the rules by option
 * @param options the caller's options
 * @param prefix prefix of the names in messages, such as `retry.`
 * @param call the call that the options are for, if they are for one
 * @returns a copy of the options' own members, without a prototype: what is used is what was checked
 * @throws ConfigError for an unknown option, with the nearest name, and for an invalid value
 */
export function checkOptions<Options extends object>(
  rules: Readonly<Record<string, OptionRule>>,
  options: Options,
  prefix = "",
  call?: FailedCall,
): Defined<Options> {
  if (!isPlainObject(options)) throw new ConfigError("options must be a plain object.", call);
  const checked = Object.create(null);
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw new ConfigError(describeUnknownOption(prefix, name, Object.keys(rules)), call);
    if (value === undefined) continue;
    const [isValid, expected] = rule;
    if (!isValid(value)) throw new ConfigError(`${prefix}${name} must be ${expected}.`, call);
    checked[name] = value;
  }
  return checked;
}

function describeUnknownOption(prefix: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  const advice = nearest ? `Did you mean ${prefix}${nearest}?` : `Known options: ${known.join(", ")}.`;
  return `${prefix}${name} is not a known option. ${advice}`;
}

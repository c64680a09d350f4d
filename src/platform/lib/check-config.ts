/** Checks options and arguments of the platform, of the test kit and of the administration. */
import {
  checkOptions,
  type Defined,
  describeUnknownName,
  type OptionRule,
} from "../../contract/check-options.ts";
import { PlatformConfigError } from "./config-error.ts";

/** Checks options. See `checkOptions`. `prefix`: prefix of the names in messages, such as `fault.`. Throws PlatformConfigError. */
export function checkConfig<Options extends object>(
  rules: Readonly<Record<string, OptionRule>>,
  options: Options,
  prefix = "",
): Defined<Options> {
  return checkOptions(rules, options, (message) => new PlatformConfigError(message), prefix);
}

/** Checks a name, such as that of an operation; the error suggests the nearest one. */
export function checkName(what: string, name: unknown, known: readonly string[]): void {
  if (typeof name !== "string") throw new PlatformConfigError(`The name of the ${what} must be a string.`);
  if (!known.includes(name)) throw new PlatformConfigError(describeUnknownName(what, name, known));
}

import { checkOption } from "./errors/config-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";

/**
 * Requires an option that the environment may give as well.
 *
 * @param option its name
 * @param value what was found for it
 * @param variable the environment variable that gives it
 * @param call the call that it is for, when it is for one
 * @returns the value
 * @throws ConfigError when nothing was found
 */
export function requireOption<T>(
  option: string,
  value: T | undefined,
  variable: string,
  call?: FailedCall,
): T {
  checkOption(value !== undefined, `${option} is missing. Pass it, or set ${variable}.`, call);
  return value;
}

/**
 * Reads an environment variable where there are any.
 *
 * @param name the variable's name
 * @returns its value; undefined when it is not set, empty, or the runtime (a browser, say) has no environment
 */
export function readEnvironment(name: string): string | undefined {
  // Read through globalThis, so that runtimes without `process` load this module all the same.
  const { process } = globalThis as {
    readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  };
  try {
    return process?.env?.[name] || undefined;
  } catch {
    // Deno without its permission: the same as a variable that is not set.
    return undefined;
  }
}

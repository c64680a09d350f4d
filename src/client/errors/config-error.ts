import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/**
 * Options of a client or of a call are missing or wrong, or a token could not be had. The message names the option and the mend,
 * never a secret's value.
 */
export class ConfigError extends DataplatErrorBase {
  override readonly name = "ConfigError";
  readonly kind = "config";
}

/**
 * Requires something of an option.
 *
 * @param holds whether it is so
 * @param message what is wrong otherwise, and what to do
 * @param call the call that the option is for, when it is for one
 * @throws ConfigError when it is not so
 */
export function checkOption(holds: boolean, message: string, call?: FailedCall): asserts holds {
  if (!holds) throw new ConfigError(message, call);
}

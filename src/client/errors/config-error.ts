import { DataplatErrorBase } from "./dataplat-error.ts";

/**
 * Options of a client or of a call are missing or wrong, or a token could not be had. The message names the option and the mend,
 * never a secret's value.
 */
export class ConfigError extends DataplatErrorBase {
  override readonly name = "ConfigError";
  readonly kind = "config";
}

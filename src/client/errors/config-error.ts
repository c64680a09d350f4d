import { DataplatErrorBase } from "./dataplat-error.ts";

/**
 * Options of a client or of a call are missing or invalid, or no token was available. The message names the option and what to do,
 * never the value of a secret.
 */
export class ConfigError extends DataplatErrorBase {
  override readonly name = "ConfigError";
  readonly kind = "config";
}

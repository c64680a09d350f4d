import { DataplatErrorBase } from "./dataplat-error.ts";

/** A client's options are missing or wrong. The message names the option and the mend, never a secret's value. */
export class ConfigError extends DataplatErrorBase {
  override readonly name = "ConfigError";
  readonly kind = "config";

  constructor(message: string) {
    super(message, undefined, "not-sent");
  }
}

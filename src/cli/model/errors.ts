/** A missing or invalid address, credential or profile. The process exits with 3. Its texts never quote a secret. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  /** Kind in exit codes. */
  readonly kind: "config" | "timeout" = "config";
  /** Advice, as a sentence. */
  readonly hint: string;

  constructor(message: string, hint = "") {
    super(message);
    this.hint = hint;
  }
}

/** A secret, or standard input, that did not come before `--deadline`. The process exits with 7. */
export class DeadlineError extends ConfigurationError {
  override readonly kind = "timeout";

  constructor(problem: string) {
    super(`${problem} before the deadline.`, "Pass a longer --deadline, in seconds, or try again later.");
  }
}

/** An invalid argument. The process exits with 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

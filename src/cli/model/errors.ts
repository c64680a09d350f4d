/** A missing or invalid address, credential or profile. The process exits with 3. Its texts never quote a secret. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  /** Advice, as a sentence. */
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** An invalid argument. The process exits with 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

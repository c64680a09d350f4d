/** One issue of a seed. */
export interface ConfigIssue {
  /** Line of the text, from 1; null if the position is unknown, as for a seed that is passed as an object. */
  readonly line: number | null;
  /** Column of the line, from 1, in UTF-16 code units; null if the position is unknown. */
  readonly column: number | null;
  /** JSON Pointer to the value (RFC 6901); null for a syntax error. */
  readonly pointer: string | null;
  readonly message: string;
}

/** Error for an invalid option, argument, file or address of the platform or of a test platform. */
export class PlatformConfigError extends Error {
  override readonly name = "PlatformConfigError";
  /** The issues of a seed; empty for any other error. */
  readonly issues: readonly ConfigIssue[];

  /**
   * @param message what is wrong, and what to do
   * @param options `cause`, and the `issues` of a seed
   */
  constructor(message: string, options: ErrorOptions & { readonly issues?: readonly ConfigIssue[] } = {}) {
    super(message, options);
    this.issues = options.issues ?? [];
  }
}

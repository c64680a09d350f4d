/** One thing that is wrong with a seed. */
export interface ConfigIssue {
  /** Line of the text, from 1; null for a seed that was given as an object. */
  readonly line: number | null;
  /** Column of that line, from 1, in UTF-16 code units; null for a seed that was given as an object. */
  readonly column: number | null;
  /** JSON Pointer to it (RFC 6901); null for text that cannot be read at all. */
  readonly pointer: string | null;
  readonly message: string;
}

/** An option, a file or an address that the platform was given is wrong. The message is for the person who gave it. */
export class PlatformConfigError extends Error {
  override readonly name = "PlatformConfigError";
  /** What is wrong with a seed, one by one; empty for everything else. */
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

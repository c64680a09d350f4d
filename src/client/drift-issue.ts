/** One way in which a response differs from the contract. */
export interface DriftIssue {
  /** JSON Pointer into the response body (RFC 6901). */
  readonly pointer: string;
  /**
   * `unknown-member`, `wrong-type`, `new-value` for a value that the contract does not list, `wrong-format` for a string, or `wrong-value` for
   * a value that is outside a limit, or that matches no alternative.
   */
  readonly difference: "unknown-member" | "wrong-type" | "new-value" | "wrong-format" | "wrong-value";
  /** Documented type names, known values, format, pattern or limit; empty for an unknown member, and for a value that matches no alternative. */
  readonly expected: readonly string[];
  /** Type of the value. In an error, for a new value, a wrong format and a wrong value the value itself, at most 100 characters. */
  readonly actual: string;
}

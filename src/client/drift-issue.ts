/** One way in which a response differs from the contract. */
export interface DriftIssue {
  /** JSON Pointer into the response body (RFC 6901). */
  readonly pointer: string;
  /** `unknown-member`, `wrong-type`, `new-value` for a value that the contract does not list, or `wrong-format` for a string. */
  readonly difference: "unknown-member" | "wrong-type" | "new-value" | "wrong-format";
  /** Documented type names, known values, format or pattern; empty for an unknown member. */
  readonly expected: readonly string[];
  /** Type of the value. In an error, for a new value and a wrong format the value itself, at most 100 characters. */
  readonly actual: string;
}

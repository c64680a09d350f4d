/** One way in which a response differs from the contract. */
export interface DriftIssue {
  /** JSON Pointer into the response body (RFC 6901). */
  readonly pointer: string;
  /** `unknown-member`, `wrong-type`, or `new-value` of a list of values. */
  readonly difference: "unknown-member" | "wrong-type" | "new-value";
  /** What the contract has there: type names, or the values it knows. */
  readonly expected: readonly string[];
  /** The type that came; for a new value the value itself, cut to 100 characters. */
  readonly actual: string;
}

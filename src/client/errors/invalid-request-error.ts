import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** One way in which a request breaks the API's contract. */
export interface RequestIssue {
  /** JSON Pointer to the value (RFC 6901), under `/parameters` or `/body`. */
  readonly pointer: string;
  /** What is wrong, such as `must be >= 500`. */
  readonly message: string;
  /** The JSON Schema keyword that it breaks, such as `minimum`. */
  readonly keyword: string;
  /** The keyword's limit, where it has one, such as `500`. */
  readonly limit: unknown;
}

/**
 * Makes an issue.
 *
 * @param limit the keyword's limit, where it has one
 */
export function requestIssue(
  pointer: string,
  message: string,
  keyword: string,
  limit?: unknown,
): RequestIssue {
  return { pointer, message, keyword, limit };
}

/** The request breaks the contract. Nothing was sent. */
export class InvalidRequestError extends DataplatErrorBase {
  override readonly name = "InvalidRequestError";
  readonly kind = "invalid-request";
  /** Everything that is wrong, not only the first. */
  declare readonly issues: readonly RequestIssue[];

  constructor(call: FailedCall, issues: readonly RequestIssue[], options?: ErrorOptions) {
    const list = issues.map(({ pointer, message }) => `${pointer} ${message}`).join("; ");
    super(`nothing was sent: ${list}.`, call, options);
    this.issues = issues;
  }
}

import type { DriftIssue } from "../drift-issue.ts";
import { DataplatErrorBase, type FailedCall, keepAnswer } from "./dataplat-error.ts";

/** The server reports success, but what it sent is not the documented envelope, or drifts from the contract where that throws. */
export class UnexpectedResponseError extends DataplatErrorBase {
  override readonly name = "UnexpectedResponseError";
  readonly kind = "unexpected-response";
  /** The HTTP status code. */
  declare readonly status: number;
  /** The response's headers; not shown when the error is printed, since they may hold a cookie. */
  declare readonly headers: Headers;
  /** The body, parsed when it is JSON, else its text; undefined when it is empty. */
  declare readonly body: unknown;
  /** How the body differs from the contract, with `drift: "throw"`; else empty. */
  declare readonly issues: readonly DriftIssue[];

  /** @param what what is wrong with the body, and what to do, as the end of a sentence */
  constructor(
    call: FailedCall,
    response: Response,
    body: unknown,
    what: string,
    options?: ErrorOptions,
    issues: readonly DriftIssue[] = [],
  ) {
    // The server says that it did what was asked; only its answer cannot be read.
    super(`status ${response.status}, but ${what}`, call, options);
    keepAnswer(this, response, { body, issues });
  }
}

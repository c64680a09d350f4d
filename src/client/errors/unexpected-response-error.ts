import type { DriftIssue } from "../drift-issue.ts";
import type { FailedCall } from "./dataplat-error.ts";
import { ResponseError, readErrorBody } from "./response-error.ts";

/** The server reports success, but its response is not the documented envelope, or it differs from the contract and `drift` is `throw`. */
export class UnexpectedResponseError extends ResponseError {
  override readonly name = "UnexpectedResponseError";
  readonly kind = "unexpected-response";
  /** How the body differs from the contract, with `drift: "throw"`; otherwise empty. */
  readonly issues: readonly DriftIssue[];

  /**
   * @param text the response body
   * @param problem what is wrong with the response, and what to do, as the rest of a sentence
   */
  constructor(
    call: FailedCall,
    response: Pick<Response, "status" | "headers">,
    text: string,
    problem: string,
    options?: ErrorOptions,
    issues: readonly DriftIssue[] = [],
  ) {
    super(`status ${response.status}, but ${problem}`, call, response, readErrorBody(call, text), options);
    this.issues = issues;
  }
}

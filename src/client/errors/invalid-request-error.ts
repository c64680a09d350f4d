import type { Issue } from "../../contract/issue.ts";
import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** The request violates the contract. Nothing was sent. */
export class InvalidRequestError extends DataplatErrorBase {
  override readonly name = "InvalidRequestError";
  readonly kind = "invalid-request";
  /** Every violation, not only the first. */
  readonly issues: readonly Issue[];

  constructor(call: FailedCall | undefined, issues: readonly Issue[], options?: ErrorOptions) {
    const list = issues.map(({ pointer, message }) => `${pointer} ${message}`).join("; ");
    super(`nothing was sent: ${list}.`, call, options);
    this.issues = issues;
  }
}

import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** The caller's own signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends DataplatErrorBase {
  override readonly name = "AbortedError";
  readonly kind = "aborted";

  /** @param sent whether a request had left already */
  constructor(call: FailedCall, reason: unknown, sent: boolean) {
    super("aborted by the caller's signal.", call, sent ? "unknown" : "not-sent", { cause: reason });
  }
}

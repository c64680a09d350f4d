import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends DataplatErrorBase {
  override readonly name = "AbortedError";
  readonly kind = "aborted";

  constructor(call: FailedCall) {
    super("aborted by its signal.", call, { cause: call.signal?.reason });
  }
}

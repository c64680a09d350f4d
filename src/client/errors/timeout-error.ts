import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** No complete answer came in time. */
export class TimeoutError extends DataplatErrorBase {
  override readonly name = "TimeoutError";
  readonly kind = "timeout";

  /** @param timeoutMs the limit that passed, in milliseconds */
  constructor(call: FailedCall, timeoutMs: number) {
    super(
      `no complete answer within ${timeoutMs} ms. Raise timeoutMs if the server is just slow.`,
      call,
      "unknown",
    );
  }
}

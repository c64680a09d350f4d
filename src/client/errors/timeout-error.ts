import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** No complete answer came in time. */
export class TimeoutError extends DataplatErrorBase {
  override readonly name = "TimeoutError";
  readonly kind = "timeout";

  /**
   * @param option the limit that passed
   * @param limitMs its value, in milliseconds
   * @param sent whether the request had left
   */
  constructor(call: FailedCall, option: "timeoutMs" | "deadlineMs", limitMs: number, sent: boolean) {
    super(
      `no complete answer within ${limitMs} ms. Raise ${option} if the server is just slow.`,
      call,
      sent ? "unknown" : "not-sent",
    );
  }
}

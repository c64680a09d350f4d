import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** No complete answer came in time. */
export class TimeoutError extends DataplatErrorBase {
  override readonly name = "TimeoutError";
  readonly kind = "timeout";

  /**
   * @param option what to raise: the limit that passed
   * @param limitMs its value, in milliseconds
   */
  constructor(call: FailedCall, option: string, limitMs: number) {
    super(`no complete answer within ${limitMs} ms. Raise ${option}.`, call);
  }
}

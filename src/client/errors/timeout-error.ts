import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** No complete response arrived in time. */
export class TimeoutError extends DataplatErrorBase {
  override readonly name = "TimeoutError";
  readonly kind = "timeout";

  /**
   * @param option the option that sets the limit, for the message
   * @param limitMs the limit in milliseconds
   */
  constructor(call: FailedCall, option: string, limitMs: number) {
    super(`no complete response within ${limitMs} ms. Raise ${option}.`, call);
  }
}

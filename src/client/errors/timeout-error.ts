import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** No complete response arrived in time. */
export class TimeoutError extends DataplatErrorBase {
  override readonly name = "TimeoutError";
  readonly kind = "timeout";
  /** The option that sets the limit; `rateLimit` if it delays the request beyond `deadlineMs`. */
  readonly option: "timeoutMs" | "deadlineMs" | "rateLimit";

  /** @param problem what did not happen in time */
  constructor(
    call: FailedCall,
    option: TimeoutError["option"],
    limitMs: number,
    problem = "no complete response",
  ) {
    const options = option === "rateLimit" ? "deadlineMs or rateLimit" : option;
    super(`${problem} within ${limitMs} ms. Raise ${options}.`, call);
    this.option = option;
  }
}

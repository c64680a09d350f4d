/** The closed union of errors, and the errors of options, requests, timeouts and signals. */
import type { Issue } from "../../contract/issue.ts";
import { brand, DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";
import type { NetworkError } from "./network-error.ts";
import type { ApiError, UnexpectedResponseError } from "./response-error.ts";

/** Every error thrown by a call or by a client factory. Narrow it by `kind`. */
export type DataplatError =
  | ApiError
  | TimeoutError
  | AbortedError
  | NetworkError
  | UnexpectedResponseError
  | InvalidRequestError
  | ConfigError;

/**
 * Returns whether a value is an error of this package, including those of another copy of it and of another realm.
 *
 * @param value anything, such as what `catch` receives
 * @returns whether `value` is one of the closed union, so that `value.kind` is defined
 * @example
 * ```ts
 * try {
 *   await management.getPipe(pipe);
 * } catch (error) {
 *   if (!isDataplatError(error)) throw error;
 *   if (error.kind === "api" && error.status === 404) console.log("The pipe does not exist.");
 * }
 * ```
 */
export function isDataplatError(value: unknown): value is DataplatError {
  return brand in Object(value);
}

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

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends DataplatErrorBase {
  override readonly name = "AbortedError";
  readonly kind = "aborted";

  constructor(call: FailedCall) {
    super("aborted by its signal.", call, { cause: call.signal?.reason });
  }
}

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

/**
 * Options of a client or of a call are missing or invalid, or no token was available. The message names the option and what to do,
 * never the value of a secret.
 */
export class ConfigError extends DataplatErrorBase {
  override readonly name = "ConfigError";
  readonly kind = "config";
}

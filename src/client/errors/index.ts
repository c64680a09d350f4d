import type { AbortedError } from "./aborted-error.ts";
import type { ApiError } from "./api-error.ts";
import type { ConfigError } from "./config-error.ts";
import { brand } from "./dataplat-error.ts";
import type { InvalidRequestError } from "./invalid-request-error.ts";
import type { NetworkError } from "./network-error.ts";
import type { TimeoutError } from "./timeout-error.ts";
import type { UnexpectedResponseError } from "./unexpected-response-error.ts";

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

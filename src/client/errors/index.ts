/** The closed union of errors, and the test for it. */
import type { AbortedError } from "./aborted-error.ts";
import type { ApiError } from "./api-error.ts";
import type { ConfigError } from "./config-error.ts";
import { brand } from "./dataplat-error.ts";
import type { InvalidRequestError } from "./invalid-request-error.ts";
import type { NetworkError } from "./network-error.ts";
import type { TimeoutError } from "./timeout-error.ts";
import type { UnexpectedResponseError } from "./unexpected-response-error.ts";

/** Every error that a call or the making of a client throws. Narrow it by `kind`. */
export type DataplatError =
  | ApiError
  | TimeoutError
  | AbortedError
  | NetworkError
  | UnexpectedResponseError
  | InvalidRequestError
  | ConfigError;

/**
 * Tells whether a value is an error of this package, also one made by another copy of it or in another realm.
 *
 * @param value anything, such as what a `catch` gives
 * @returns whether `value.kind` can be relied on
 */
export function isDataplatError(value: unknown): value is DataplatError {
  // Only the seven classes carry the mark.
  return brand in Object(value);
}

/** Authorization of requests. */
import type { FailedCall } from "./errors/dataplat-error.ts";

/** Authorization of one request. */
export interface Authorization {
  /** Value of the `Authorization` header. */
  readonly header: string;
  /** Secrets in the header, which are redacted from errors. */
  readonly secrets: readonly string[];
  /** Gets another token after a 401; absent if there is only one. */
  readonly renew?: Authorize;
}

/**
 * Authorizes a request.
 *
 * @param call the call that errors are about
 * @param signal aborts when the result is no longer awaited
 * @throws ConfigError if no valid token is available
 */
export type Authorize = (call: FailedCall, signal: AbortSignal) => Authorization | Promise<Authorization>;

/** Decides whether a failed request is sent again, and when. Pure: no clock, no network. */
import type { ApiError } from "./errors/api-error.ts";
import type { DataplatError } from "./errors/index.ts";
import type { Operation } from "./operation.ts";
import type { RetryOptions } from "./options.ts";

/** A retry policy with nothing left out. */
export type RetryPolicy = Required<RetryOptions>;

/** What the client does unless told otherwise. */
export const defaultRetry: RetryPolicy = {
  attempts: 3,
  baseDelayMs: 500,
  maxDelayMs: 8000,
  idempotentWrites: false,
};

/**
 * Decides on a failed request.
 *
 * @param error why it failed
 * @param operation what was called
 * @param policy the caller's settings
 * @param attempts how many requests were sent so far
 * @param random a number from 0 up to 1, drawn anew for each decision
 * @returns milliseconds to wait before the next request; undefined when there must be none
 */
export function decideRetry(
  error: DataplatError,
  operation: Operation,
  policy: RetryPolicy,
  attempts: number,
  random: number,
): number | undefined {
  const { status, retryAfterMs } = error.kind === "api" ? error : ({} as Partial<ApiError>);
  // A server that states a wait says with it that it did not do what was asked.
  const refused = [429, 503].includes(status ?? 0) && retryAfterMs !== undefined;
  // The connection was never made, so the server cannot have done anything.
  const unheard = error.kind === "network" && error.outcome === "not-sent";
  const repeatable = operation.safe || (operation.idempotent && policy.idempotentWrites);
  // What may pass by itself: kinds of errors, and statuses (RFC 9110 section 15, RFC 8470, RFC 6585).
  const passing: readonly unknown[] = ["network", "timeout", 408, 425, 429, 500, 502, 503, 504];
  const worthwhile = passing.includes(status ?? error.kind) && (refused || unheard || repeatable);
  if (attempts >= policy.attempts || !worthwhile) return undefined;
  return Math.max(backoff(attempts, policy, random), retryAfterMs ?? 0);
}

/**
 * Full jitter: anything from nothing to the exponential bound, so that clients which failed together do not come back together.
 *
 * @param attempts how many requests were sent so far, from 1
 * @param policy base and cap, in milliseconds
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function backoff(
  attempts: number,
  { baseDelayMs, maxDelayMs }: Pick<RetryPolicy, "baseDelayMs" | "maxDelayMs">,
  random: number,
): number {
  return random * Math.min(maxDelayMs, baseDelayMs && baseDelayMs * 2 ** (attempts - 1));
}

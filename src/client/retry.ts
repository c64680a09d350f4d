/** Decides whether a failed request is sent again, and when. Pure: no clock, no network. */
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

/** Statuses after which a read may succeed a moment later (RFC 9110 section 15, RFC 8470, RFC 6585). */
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

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
  if (attempts >= policy.attempts || !isWorthRetrying(error, operation, policy)) return undefined;
  const stated = error.kind === "api" ? error.retryAfterMs : undefined;
  return Math.max(backoff(attempts, policy, random), stated ?? 0);
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

function isWorthRetrying(error: DataplatError, operation: Operation, policy: RetryPolicy): boolean {
  if (error.kind !== "api" && error.kind !== "network" && error.kind !== "timeout") return false;
  const passing = error.kind !== "api" || passingStatuses.has(error.status);
  if (operation.safe) return passing;
  // The connection was never made, so the server cannot have done anything.
  if (error.kind === "network" && error.outcome === "not-sent") return true;
  // A server that states a wait says with it that it did not do what was asked.
  if (
    error.kind === "api" &&
    (error.status === 429 || error.status === 503) &&
    error.retryAfterMs !== undefined
  ) {
    return true;
  }
  return passing && operation.idempotent && policy.idempotentWrites;
}

/** Decides whether and when a failed request is sent again. Pure: no clock, no network. */
import type { CallTarget } from "./errors/dataplat-error.ts";
import type { DataplatError } from "./errors/index.ts";
import { isPermanent, isUnsent } from "./errors/network-error.ts";
import type { RetryOptions } from "./options.ts";
import { readRetryAfter } from "./retry-after.ts";

/** A retry policy: the option `retry` with its defaults applied. */
export type RetryPolicy = { readonly [Name in keyof RetryOptions]-?: NonNullable<RetryOptions[Name]> };

/** Status codes of failures that may be temporary (RFC 9110 section 15, RFC 8470, RFC 6585). */
const temporaryStatuses: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

/** Returns the milliseconds to wait before the next request; undefined if there must be none. `random`: from 0 up to 1. */
export function decideRetry(
  error: DataplatError,
  operation: CallTarget,
  policy: RetryPolicy,
  attempts: number,
  random: number,
): number | undefined {
  let isRepeatable = operation.safe || (operation.idempotent && policy.idempotentWrites);
  let isTemporary = false;
  let minDelayMs = 0;
  switch (error.kind) {
    case "timeout":
      // After the deadline there is no other attempt.
      isTemporary = error.option === "timeoutMs";
      break;
    case "network":
      isTemporary = !isPermanent(error.cause);
      // Not by the outcome, which is that of the whole call.
      isRepeatable ||= isUnsent(error.cause);
      break;
    case "api": {
      const { status, headers, retryAfterMs } = error;
      isTemporary = temporaryStatuses.includes(status);
      minDelayMs = retryAfterMs ?? 0;
      // A server that asks for another request rejected this one. `X-RateLimit-Reset` asks for it only with 429.
      isRepeatable ||=
        status === 429
          ? retryAfterMs !== undefined
          : status === 503 && readRetryAfter(headers, 0) !== undefined;
    }
  }
  return isRepeatable && isTemporary && attempts < policy.attempts
    ? Math.max(backoff(attempts, policy, random), minDelayMs)
    : undefined;
}

/** Full jitter: a random delay up to an exponential bound, so that clients which failed together do not retry together. */
export function backoff(
  attempts: number,
  { baseDelayMs, maxDelayMs }: Pick<RetryPolicy, "baseDelayMs" | "maxDelayMs">,
  random: number,
): number {
  return random * Math.min(maxDelayMs, baseDelayMs * 2 ** (attempts - 1));
}

/** Limits of a call: its timeout, its deadline and its signal. */
import { AbortedError } from "./errors/aborted-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { withTimeout } from "./with-timeout.ts";

/** A call with its limits. */
export interface LimitedCall extends FailedCall {
  readonly settings: { readonly timeoutMs: number; readonly deadlineMs: number };
}

/**
 * Returns the time until a call's deadline.
 *
 * @returns milliseconds; zero or less after the deadline
 */
export function remainingMs({ settings, startedAt }: LimitedCall): number {
  return settings.deadlineMs - (performance.now() - startedAt);
}

/**
 * Runs a part of a call within `timeoutMs`, the deadline and the caller's signal.
 *
 * @param task receives a signal that aborts when the task is cancelled
 * @param problem what did not happen in time, for the message of a `TimeoutError`
 */
export function withLimits<T>(
  call: LimitedCall,
  task: (signal: AbortSignal) => Promise<T>,
  problem?: string,
): Promise<T> {
  const { timeoutMs } = call.settings;
  const remaining = remainingMs(call);
  const option = remaining < timeoutMs ? "deadlineMs" : "timeoutMs";
  return withTimeout(task, {
    ms: Math.min(remaining, timeoutMs),
    signal: call.signal,
    onTimeout: () => new TimeoutError(call, option, call.settings[option], problem),
    onAbort: () => new AbortedError(call),
  });
}

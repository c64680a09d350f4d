/** Ends an attempt when its time is over or when the caller says so. */

/** A running limit. */
export interface Deadline {
  /** Aborts at the limit, or with the caller's signal. */
  readonly signal: AbortSignal;
  /** Whether it was the limit that aborted. */
  timedOut(): boolean;
  /** Removes the timer and the listener. Must be called, or both outlive the attempt. */
  stop(): void;
}

/**
 * Starts a limit.
 *
 * @param timeoutMs milliseconds from now
 * @param signal the caller's own signal, if there is one
 */
export function startDeadline(timeoutMs: number, signal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let expired = false;
  const expire = (): void => {
    expired = true;
    controller.abort();
  };
  const follow = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(expire, timeoutMs);
  if (signal?.aborted) follow();
  signal?.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    timedOut: () => expired,
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", follow);
    },
  };
}

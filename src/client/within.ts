/** Runs work that must end by a limit, or when the caller says so; used for everything in a call that waits. */

/**
 * Runs work. The timer and the listener are removed however it ends, and work that ignores its signal is left behind.
 *
 * @param limitMs milliseconds that it may take; it is given up at once when there are none
 * @param signal the caller's own signal
 * @param work starts the work; its signal aborts at the limit and with the caller's
 * @param giveUp says what follows instead: `expired` when the limit passed, else the caller aborted
 * @returns what the work resolves to, or what giving up gives
 * @throws what the work rejects with, or what giving up throws
 */
export function within<T>(
  limitMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  giveUp: (expired: boolean) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (expired: boolean): void => {
      finish();
      try {
        resolve(giveUp(expired));
      } catch (error) {
        reject(error);
      }
      controller.abort(signal?.reason);
    };
    const abort = (): void => stop(false);
    const timer = setTimeout(stop, Math.max(0, limitMs), true);
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort);
    const settle =
      <Value>(give: (value: Value) => void) =>
      (value: Value): void => {
        finish();
        give(value);
      };
    work(controller.signal).then(settle(resolve), settle(reject));
  });
}

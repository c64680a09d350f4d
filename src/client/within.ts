/** Runs work that must end by a limit, or when the caller says so; used for everything in a call that waits. */

/** Why work was given up. */
export class Interrupted extends Error {
  /** Whether the limit passed; else the caller aborted. */
  readonly expired: boolean;

  constructor(expired: boolean) {
    super("interrupted");
    this.expired = expired;
  }
}

/**
 * Runs work. The timer and the listener are removed however it ends, and work that ignores its signal is left behind.
 *
 * @param limitMs milliseconds that it may take; it is given up at once when there are none
 * @param signal the caller's own signal
 * @param work starts the work; its signal aborts at the limit and with the caller's
 * @returns what the work resolves to
 * @throws Interrupted, or what the work rejects with
 */
export function within<T>(
  limitMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (expired: boolean): void => {
      finish();
      reject(new Interrupted(expired));
      controller.abort(signal?.reason);
    };
    const expire = (): void => stop(true);
    const abort = (): void => stop(false);
    const timer = setTimeout(expire, Math.max(0, limitMs));
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort);
    work(controller.signal).then(
      (value) => {
        finish();
        resolve(value);
      },
      (error) => {
        finish();
        reject(error);
      },
    );
  });
}

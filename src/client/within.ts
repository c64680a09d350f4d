/** Runs work that must end by a limit, or when the caller says so; used for everything in a call that waits. */
import { AbortedError } from "./errors/aborted-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";

/**
 * Runs work. The timer and the listener are removed however it ends, and work that ignores its signal is left behind.
 *
 * @param call the call that it is for
 * @param limitMs milliseconds that it may take; it is given up at once when there are none
 * @param work starts the work, and throws nothing but by its promise; its signal aborts at the limit and with the caller's
 * @param expire says what follows instead when the limit passed
 * @returns what the work resolves to, or what `expire` gives
 * @throws AbortedError when the caller aborted; what the work rejects with, or what `expire` throws
 */
export function within<T>(
  call: FailedCall,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  expire: () => T,
): Promise<T> {
  const { signal } = call;
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    const stop = (next: () => T): void => {
      finish();
      // Within a promise, which takes what is thrown as well.
      resolve(Promise.resolve().then(next));
      controller.abort(signal?.reason);
    };
    const abort = (): void =>
      stop(() => {
        throw new AbortedError(call);
      });
    const timer = setTimeout(stop, Math.max(0, limitMs), expire);
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort);
    work(controller.signal).then(
      (value) => {
        resolve(value);
        finish();
      },
      (error) => {
        reject(error);
        finish();
      },
    );
  });
}

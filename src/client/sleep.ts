import { onAbort } from "./on-abort.ts";

/**
 * Waits.
 *
 * @param ms milliseconds
 * @param signal ends the wait when it aborts
 * @throws the signal's reason
 */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      stopListening?.();
      resolve();
    }, ms);
    const stopListening =
      signal &&
      onAbort(signal, () => {
        stopListening?.();
        clearTimeout(timer);
        reject(signal.reason);
      });
  });
}

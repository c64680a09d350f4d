import { onAbort } from "./on-abort.ts";

/** Waits until a time has passed or a signal aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      stopListening?.();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stopListening = signal && onAbort(signal, end);
  });
}

import { onAbort } from "./on-abort.ts";

/** Conditions that cancel a task, and the errors that the caller then receives. */
export interface Cancellation {
  /** Timeout in milliseconds; zero or less cancels the task at once. */
  readonly ms: number;
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined;
  readonly onTimeout: () => Error;
  readonly onAbort: () => Error;
}

/**
 * Runs a task with a timeout and an `AbortSignal`. A task that ignores its signal is abandoned: its result is discarded.
 *
 * @param task receives a signal that aborts when the task is cancelled
 * @param cancellation when the task is cancelled
 * @returns the task's result
 * @throws the task's error, or that of the cancellation
 */
export function withTimeout<T>(
  task: (signal: AbortSignal) => Promise<T>,
  cancellation: Cancellation,
): Promise<T> {
  const { ms, signal, onTimeout } = cancellation;
  return new Promise<T>((resolve, reject) => {
    if (signal?.aborted) return reject(cancellation.onAbort());
    const controller = new AbortController();
    const cleanUp = (): void => {
      clearTimeout(timer);
      stopListening?.();
    };
    const cancel = (error: Error): void => {
      cleanUp();
      reject(error);
      controller.abort(error);
    };
    const timer = setTimeout(() => cancel(onTimeout()), Math.max(0, ms));
    const stopListening = signal && onAbort(signal, () => cancel(cancellation.onAbort()));
    task(controller.signal).then(resolve, reject).then(cleanUp);
  });
}

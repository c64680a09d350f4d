/** Limits of a call: its timeout, its deadline and its signal. */
import type { FailedCall } from "./errors/dataplat-error.ts";
import { AbortedError, TimeoutError } from "./errors/index.ts";
import { onAbort } from "./on-abort.ts";

export interface LimitedCall extends FailedCall {
  readonly settings: { readonly timeoutMs: number; readonly deadlineMs: number };
}

/** Milliseconds until a call's deadline; zero or less after it. */
export function remainingMs({ settings, startedAt }: LimitedCall): number {
  return settings.deadlineMs - (performance.now() - startedAt);
}

/** Runs a part of a call within its limits. A task that ignores its signal is abandoned. `problem`: what did not happen in time, for a TimeoutError. */
export function withLimits<T>(
  call: LimitedCall,
  task: (signal: AbortSignal) => Promise<T>,
  problem?: string,
): Promise<T> {
  const { settings, signal } = call;
  const remaining = remainingMs(call);
  const option = remaining < settings.timeoutMs ? "deadlineMs" : "timeoutMs";
  return new Promise<T>((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError(call));
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
    const timer = setTimeout(
      () => cancel(new TimeoutError(call, option, settings[option], problem)),
      Math.max(0, Math.min(remaining, settings.timeoutMs)),
    );
    const stopListening = signal && onAbort(signal, () => cancel(new AbortedError(call)));
    task(controller.signal).then(resolve, reject).then(cleanUp);
  });
}

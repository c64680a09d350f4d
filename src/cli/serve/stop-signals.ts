/** Handles SIGTERM and SIGINT. */
import { endBySignal, repeatMs } from "../signals.ts";

/** Signal handlers of this process. */
export interface StopSignals {
  /** Resolves at the first signal. Until this is called, a signal ends the process. */
  stopped(): Promise<void>;
}

/**
 * Installs signal handlers. At first a signal ends the process at once: nothing has been served yet, and what the start waits for may
 * never come. After `stopped` was called, the first signal starts the shutdown, and the second ends the process.
 *
 * @param limitMs maximum time of the shutdown, in milliseconds; the process then exits with 1
 */
export function handleStopSignals(limitMs: number): StopSignals {
  let stop: (() => void) | undefined;
  let first: { readonly signal: NodeJS.Signals; readonly at: number } | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (!stop) endBySignal(signal);
    if (first?.signal === signal && performance.now() - first.at < repeatMs) return;
    if (first) endBySignal(signal);
    first = { signal, at: performance.now() };
    setTimeout(() => {
      console.error(`dataplat: the shutdown took more than ${limitMs} ms.`);
      process.exit(1);
    }, limitMs).unref();
    stop();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return {
    stopped: () =>
      new Promise((resolve) => {
        stop = resolve;
      }),
  };
}

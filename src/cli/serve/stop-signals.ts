/** Handles SIGTERM and SIGINT. */

type StopSignal = keyof typeof exitCodes;

/** Exit codes that shells report for these signals: 128 and the signal's number. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * A repeated signal counts as the same one for this time, in milliseconds. Ctrl-C reaches every process of a terminal, and npm also
 * forwards it to its child, which gets it twice.
 */
const repeatMs = 500;

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
  let first: { readonly signal: StopSignal; readonly at: number } | undefined;
  const onSignal = (signal: StopSignal): void => {
    if (!stop) endProcess(signal);
    if (first?.signal === signal && performance.now() - first.at < repeatMs) return;
    if (first) endProcess(signal);
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

/** Ends the process as the signal does by default: `process.exit` would wait for a blocked read of a file. */
function endProcess(signal: StopSignal): never {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // The first process of a container has no default handlers.
  process.exit(exitCodes[signal]);
}

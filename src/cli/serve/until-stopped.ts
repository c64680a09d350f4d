/** Waits for the signals that end a server. */

/** What a shell reports for a process that a signal ended: 128 and the signal's number. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * How soon a second signal is taken for the first one. Ctrl-C reaches every process of a terminal, and npm passes it on to the one
 * that it has started, which then gets it twice.
 */
const echoMs = 500;

/**
 * Waits until the process is told to stop. A second signal ends it at once, unless it is an echo of the first, and so does the time
 * limit, with exit code 1.
 *
 * @param process this process
 * @param limitMs how long stopping may take after the first signal, in milliseconds
 * @returns resolves at the first signal
 */
export function untilStopped(process: NodeJS.Process, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    let first: { readonly signal: string; readonly at: number } | undefined;
    const stop = (signal: keyof typeof exitCodes): void => {
      if (first) {
        if (signal === first.signal && performance.now() - first.at < echoMs) return;
        process.exit(exitCodes[signal]);
      }
      first = { signal, at: performance.now() };
      setTimeout(() => {
        console.error(`dataplat: could not close in ${limitMs} ms, and gave up.`);
        process.exit(1);
      }, limitMs).unref();
      resolve();
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  });
}

/** Waits for the signals that end a server. */

/** What a shell reports for a process that a signal ended: 128 and the signal's number. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Waits until the process is told to stop. A second signal ends it at once, and so does the time limit, with exit code 1.
 *
 * @param process this process
 * @param limitMs how long stopping may take after the first signal, in milliseconds
 * @returns resolves at the first signal
 */
export function untilStopped(process: NodeJS.Process, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    let stopping = false;
    const stop = (signal: keyof typeof exitCodes): void => {
      if (stopping) process.exit(exitCodes[signal]);
      stopping = true;
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

/** Signals and closed pipes: the process ends as a shell expects. */
import { errorCode } from "../contract/read-error.ts";
import { exitCodes } from "./exit-codes.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Ctrl-C and its like, during a call. */
export interface Interruption {
  /** Aborts at the first signal. The second ends the process at once. */
  readonly signal: AbortSignal;
  /** Restores the default handling. If there was a signal, ends the process by it, so that a loop of the shell stops as well. */
  end(): void;
}

/** Handles signals until `end` is called. */
export function handleSignals(): Interruption {
  const controller = new AbortController();
  let received: NodeJS.Signals | undefined;
  const stopListening = (): void => {
    for (const name of signals) process.off(name, onSignal);
  };
  const onSignal = (name: NodeJS.Signals): void => {
    received = name;
    stopListening();
    controller.abort(name);
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    end: () => {
      stopListening();
      if (received) process.kill(process.pid, received);
    },
  };
}

/** Ends the process silently when the reader of its output is gone, as in `dataplat list-services | head -1`. */
export function endOnClosedPipe(): void {
  process.stdout.on("error", (error) => {
    if (errorCode(error) !== "EPIPE") throw error;
    process.exit(exitCodes["closed-pipe"].code);
  });
  // There is nowhere left to report to.
  process.stderr.on("error", () => {});
}

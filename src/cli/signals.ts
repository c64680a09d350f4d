/** Signals and closed pipes: the process ends as a shell expects. */
import { errorCode } from "../contract/read-error.ts";
import { exitCodeOfSignal, exitCodes } from "./exit-codes.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * A repeated signal counts as the same one for this time, in milliseconds. Ctrl-C reaches every process of a terminal, and npm also
 * forwards it to its child, which gets it twice.
 */
export const repeatMs = 500;

/** Ctrl-C and its like, during a call. */
export interface Interruption {
  /** Aborts at the first signal. The second ends the process at once, if it is not a copy of the first (`repeatMs`). */
  readonly signal: AbortSignal;
  /** Restores the default handling. If there was a signal, ends the process by it, so that a loop of the shell stops as well. */
  end(): void;
}

/** Handles signals until `end` is called. */
export function handleSignals(): Interruption {
  const controller = new AbortController();
  let received: { readonly name: NodeJS.Signals; readonly at: number } | undefined;
  const stopListening = (): void => {
    for (const name of signals) process.off(name, onSignal);
  };
  const end = (): void => {
    stopListening();
    if (received) endBySignal(received.name);
  };
  const onSignal = (name: NodeJS.Signals): void => {
    const now = performance.now();
    if (!received) {
      received = { name, at: now };
      controller.abort(name);
    } else if (now - received.at >= repeatMs) {
      end();
    }
  };
  for (const name of signals) process.on(name, onSignal);
  return { signal: controller.signal, end };
}

/** Ends the process as the signal does by default: `process.exit` alone would wait for a blocked read of a file, and a loop of a shell would go on. */
export function endBySignal(name: NodeJS.Signals): never {
  process.removeAllListeners(name);
  process.kill(process.pid, name);
  // The first process of a container has no default handlers.
  process.exit(exitCodeOfSignal(name));
}

/** Ends the process silently when the reader of its output is gone, as in `dataplat list-services | head -1`. */
export function endOnClosedPipe(): void {
  process.stdout.on("error", (error) => {
    const code = errorCode(error);
    if (code === "EPIPE") process.exit(exitCodes["closed-pipe"].code);
    // Such as a full disk.
    console.error(`dataplat: the output cannot be written (${code}).`);
    process.exit(exitCodes.defect.code);
  });
  // There is nowhere left to report to.
  process.stderr.on("error", () => {});
}

/** Signals, closed pipes and uncaught errors: the process ends as a shell expects. */
import { errorCode, errorMessage } from "../../contract/read-error.ts";
import { fs } from "./builtins.ts";
import { exitCodeOfSignal, exitCodes } from "./exit-codes.ts";

/** Time in which a signal counts once, in milliseconds: Ctrl-C reaches every process of a terminal, and npm also forwards it to its child. */
const repeatMs = 500;

/** Calls back on the first signal. Another one ends the process at once. Returns a function that restores the default handling. */
function onSignals(names: readonly NodeJS.Signals[], onFirst: (name: NodeJS.Signals) => void): () => void {
  let first: { readonly name: NodeJS.Signals; readonly at: number } | undefined;
  const onSignal = (name: NodeJS.Signals): void => {
    if (!first) {
      first = { name, at: performance.now() };
      onFirst(name);
    } else if (first.name !== name || performance.now() - first.at >= repeatMs) endBySignal(name);
  };
  for (const name of names) process.on(name, onSignal);
  return () => names.forEach((name) => void process.off(name, onSignal));
}

/** Handles Ctrl-C and its like during a call: `signal` aborts at the first one. `end` then ends the process by it, and so a shell loop. */
export function handleSignals() {
  const controller = new AbortController();
  const { signal } = controller;
  const restore = onSignals(["SIGINT", "SIGTERM", "SIGHUP"], (name) => controller.abort(name));
  const end = (): void => {
    restore();
    if (signal.aborted) endBySignal(signal.reason);
  };
  return { signal, end };
}

/** Ends the process as the signal does by default: `process.exit` alone would wait for a blocked read of a file, and a loop of a shell would go on. */
export function endBySignal(name: NodeJS.Signals): never {
  process.removeAllListeners(name);
  process.kill(process.pid, name);
  // The first process of a container has no default handlers.
  process.exit(exitCodeOfSignal(name));
}

function writeWhole(chunk: Uint8Array, _: unknown, done: (error?: Error | null) => void): void {
  try {
    fs.writeFileSync(1, chunk);
    done();
  } catch (error) {
    done(Object(error));
  }
}

/** Ends the process silently when the reader of its output is gone, as in `dataplat list-services | head -1`. */
export function endOnClosedPipe(): void {
  // That of Node.js counts a text as written of which only a part fits on the disk.
  if (fs.fstatSync(1).isFile()) process.stdout._write = writeWhole;
  process.stdout.on("error", (error) => {
    const code = errorCode(error);
    if (code === "EPIPE") process.exit(exitCodes["closed-pipe"].code);
    // Such as a full disk.
    console.error(
      `dataplat: the output cannot be written (${code}). If the command changes something, the change was made.`,
    );
    process.exit(exitCodes.defect.code);
  });
  // There is nowhere left to report to.
  process.stderr.on("error", () => {});
}

/**
 * Installs signal handlers for `dataplat serve`. At first a signal ends the process at once: nothing has been served yet, and what the
 * start waits for may never come. After the function that this returns was called, the first signal resolves its promise, and the second
 * ends the process. `limitMs`: maximum time of the shutdown, in milliseconds; the process then exits with 1.
 */
export function handleStopSignals(limitMs: number): () => Promise<void> {
  let stop: (() => void) | undefined;
  onSignals(["SIGINT", "SIGTERM"], (name) => {
    if (!stop) endBySignal(name);
    setTimeout(() => {
      console.error(`dataplat: the shutdown took more than ${limitMs} ms.`);
      process.exit(1);
    }, limitMs).unref();
    stop();
  });
  return () =>
    new Promise((resolve) => {
      stop = resolve;
    });
}

/** Keeps `dataplat serve` running if its output is closed. Exits with 1 on an uncaught error, after which the state of the process is unknown. */
export function handleProcessErrors(): void {
  // Those of other commands end the process.
  process.stdout.removeAllListeners("error");
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  process.on("uncaughtException", (error: unknown) => {
    console.error(`dataplat: unexpected error: ${errorMessage(error)}`);
    if (process.env["DEBUG"]) console.error(error);
    process.exit(1);
  });
}

/** Exit codes of `dataplat`, with their meaning for help and guide. A process that a signal ends has 128 and the signal's number. */
import { constants } from "node:os";
import type { DataplatError } from "../../client/errors/index.ts";

export const exitCodes = {
  success: { code: 0, meaning: "Success" },
  defect: { code: 1, meaning: "Internal error of this program" },
  usage: { code: 2, meaning: "Unknown command or flag, or a flag without its value" },
  config: { code: 3, meaning: "An address, credentials or a file are missing or cannot be used" },
  "invalid-request": { code: 4, meaning: "The request violates the contract; nothing was sent" },
  api: { code: 5, meaning: "The server refused the request" },
  network: { code: 6, meaning: "The connection failed" },
  timeout: { code: 7, meaning: "No complete response in time" },
  "unexpected-response": { code: 8, meaning: "The response is not as documented, or `verify` found drift" },
  "unknown-outcome": { code: 9, meaning: "A write failed, and may have taken effect" },
  interrupted: { code: 130, meaning: "Ended by Ctrl-C (128 + the signal number)" },
  "closed-pipe": { code: 141, meaning: "The reader closed the output, as `head` does (128 + SIGPIPE)" },
} as const;

/** Returns the exit code of a failed call. An unknown outcome counts more than its reason: a script must not send the write again. */
export function exitCodeOf(error: DataplatError): number {
  // The reason of the signal that aborted it is the name of the one that the process received.
  if (error.kind === "aborted") return exitCodeOfSignal(error.cause as NodeJS.Signals);
  return exitCodes[error.outcome === "unknown" ? "unknown-outcome" : error.kind].code;
}

export function exitCodeOfSignal(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

import type { ClientEvent } from "../../client/events.ts";
import type { Stream } from "../terminal.ts";
import { describeFailure } from "./verbose.ts";

/** The line that a wait longer than a second shows on a terminal. */
export interface Progress {
  /** Takes note of what the client does. */
  readonly onEvent: (event: ClientEvent) => void;
  /** Clears the line, before other output. */
  readonly clear: () => void;
  /** Clears the line for good. */
  readonly stop: () => void;
}

/** Moves to the start of the line and erases it (ECMA-48, EL). */
const clearLine = "\r\u001b[2K";

/**
 * Shows what is waited for, each second.
 *
 * @param stderr nothing is shown if it is not a terminal
 */
export function showProgress(stderr: Stream): Progress {
  if (!stderr.isTerminal) return { onEvent: () => {}, clear: () => {}, stop: () => {} };
  let subject = "";
  let seconds = 0;
  let isShown = false;
  const clear = (): void => {
    if (isShown) stderr.write(clearLine);
    isShown = false;
  };
  const timer = setInterval(() => {
    seconds += 1;
    stderr.write(`${clearLine}${`Waiting ${subject}: ${seconds} s`.slice(0, stderr.columns - 1)}`);
    isShown = true;
  }, 1000);
  return {
    onEvent: (event) => {
      clear();
      timer.refresh();
      seconds = 0;
      subject = describeWait(event) ?? subject;
    },
    clear,
    stop: () => {
      clearInterval(timer);
      clear();
    },
  };
}

function describeWait(event: ClientEvent): string | undefined {
  if (event.type === "request")
    return `for ${event.origin}${event.attempt > 1 ? `, attempt ${event.attempt}` : ""}`;
  if (event.type === "retry") return `${Math.round(event.delayMs / 1000)} s after ${describeFailure(event)}`;
  return undefined;
}

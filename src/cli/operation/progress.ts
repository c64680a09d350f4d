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

/**
 * Shows what is waited for, each second.
 *
 * @param stderr nothing is shown if it is not a terminal
 */
export function showProgress(stderr: Stream): Progress {
  if (!stderr.isTerminal) return { onEvent: () => {}, clear: () => {}, stop: () => {} };
  let subject = "";
  let seconds = 0;
  let shown = "";
  const clear = (): void => {
    // Spaces, which also erase where there are no escape sequences.
    if (shown) stderr.write(`\r${" ".repeat(shown.length)}\r`);
    shown = "";
  };
  const timer = setInterval(() => {
    seconds += 1;
    clear();
    shown = `Waiting ${subject}: ${seconds} s`.slice(0, stderr.columns - 1);
    stderr.write(shown);
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

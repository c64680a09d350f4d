import type { ClientEvent } from "../../client/events.ts";
import { formatQuantity } from "../../contract/format-quantity.ts";
import type { Stream } from "../model/terminal.ts";

/** Shows what is waited for on a terminal, each second. `clear` clears the line before other output, `stop` for good. */
export function showProgress(stderr: Stream) {
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
    onEvent: (event: ClientEvent): void => {
      clear();
      timer.refresh();
      seconds = 0;
      subject = describeWait(event) ?? subject;
    },
    clear,
    stop: (): void => {
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

/** Describes an event for `--verbose`, in the style of curl: `<` is received, `*` what the client does. */
export function describeEvent(event: ClientEvent): readonly string[] {
  switch (event.type) {
    case "response": {
      const headers = Object.entries(event.headers).map(([name, value]) => `<   ${name}: ${value}`);
      return [`< ${event.status} after ${formatTime(event.durationMs)}`, ...headers];
    }
    case "failure":
      return [`< ${describeFailure(event)} after ${formatTime(event.durationMs)}`];
    case "retry": {
      const requestId = event.requestId === undefined ? "" : `, request ID ${event.requestId}`;
      return [`* sent again in ${formatTime(event.delayMs)} after ${describeFailure(event)}${requestId}`];
    }
    case "deprecation":
      return [`* deprecated${event.sunset ? `, to be removed on ${event.sunset}` : ""}`];
    default:
      return [];
  }
}

type Failure = Extract<ClientEvent, { type: "retry" | "failure" }>;

function describeFailure({ status, kind, code }: Failure): string {
  return [status ?? kind, code].filter(Boolean).join(" ");
}

const formatTime = (ms: number): string => formatQuantity("durationMs", Math.round(ms)) ?? "";

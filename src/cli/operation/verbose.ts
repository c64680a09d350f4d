import type { ClientEvent } from "../../client/events.ts";

/** Describes an event for `--verbose`, in the style of curl: `>` is sent, `<` received, `*` what the client does. */
export function describeEvent(event: ClientEvent): readonly string[] {
  switch (event.type) {
    case "request":
      return [`> ${event.method} ${event.origin}${event.path ?? ""} (attempt ${event.attempt})`];
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

/** Status or kind of a failure, and its code. */
export function describeFailure({
  status,
  kind,
  code,
}: Extract<ClientEvent, { type: "retry" | "failure" }>): string {
  return [status ?? kind, code].filter(Boolean).join(" ");
}

function formatTime(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

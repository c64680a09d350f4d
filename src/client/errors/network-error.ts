import { redactText } from "../redact.ts";
import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/**
 * Errors of a connection that was never made, so that the server cannot have received anything: name lookup, refusal, no route. Node and
 * Bun report codes, Deno a text. Anything else counts as a connection that broke.
 */
const notConnected =
  /^(?:E(?:CONNREFUSED|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)\b|client error \(Connect\)/;

/** Messages of Node and Deno for a port that the Fetch standard blocks. Other runtimes do not tell it apart. */
const blockedPort = /^bad port$|Requests to port \d+ are blocked/;

/** Caps the length of a reason: that of a mock library may quote the whole request. */
const maxReasonLength = 300;

/** No response, or only a part of one: name lookup, connection, TLS, a reset. `cause` is what `fetch` reported. */
export class NetworkError extends DataplatErrorBase {
  override readonly name = "NetworkError";
  readonly kind = "network";

  constructor(call: FailedCall, cause: unknown) {
    const reason = readCause(cause);
    const isNotSent = notConnected.test(reason) || isBlockedPort(cause);
    // Deno's message ends with the URL, whose path may contain ids.
    const shown = redactText(reason, call.secrets)
      .replace(/ for url \(\S*\)/, "")
      .slice(0, maxReasonLength);
    super(
      `the connection failed (${shown || "unknown"}). Check baseUrl and the network.`,
      call,
      { cause },
      isNotSent ? "not-sent" : "unknown",
    );
  }
}

/**
 * Returns whether `fetch` blocks the port, so that every attempt fails.
 *
 * @param cause what `fetch` reported
 */
export function isBlockedPort(cause: unknown): boolean {
  return blockedPort.test(readCause(cause));
}

/**
 * Reads code and message of an error, by its members: under Jest and in VM contexts, the errors of `fetch` are not instances of this
 * realm's `Error`. `fetch` reports the system's error as the cause of its own.
 */
function readCause(error: unknown): string {
  if (typeof error === "string") return error;
  const { cause } = Object(error);
  const { code, message } = Object(typeof Object(cause).message === "string" ? cause : error);
  const texts = [code, message].filter((text) => typeof text === "string" && text !== "");
  return texts.join(": ").replaceAll(/\s+/g, " ");
}

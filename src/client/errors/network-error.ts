import { redactText } from "../redact.ts";
import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/**
 * Errors of a connection that was never made, so that the server cannot have received anything: name lookup, refusal. Node and Bun report
 * codes, Deno a text, undici the status of a proxy that makes no tunnel. Anything else counts as a connection that broke: EHOSTUNREACH also
 * ends one over which a request was sent, unless Node says that it came from `connect`.
 */
const notConnected =
  /^(?:E(?:CONNREFUSED|NOTFOUND|AI_AGAIN)|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)\b|^\w+: (?:connect E|getaddrinfo E|Proxy response)|client error \(Connect\)/;

/**
 * Errors of a TLS handshake, after which nothing was sent either: codes of certificates and of OpenSSL, Node's text for a connection that
 * closed, Deno's texts. Codes that an established connection may also cause are left out.
 */
const handshake =
  /^(?:\w*(?:CERT|CRL)|UNABLE_TO_|INVALID_(?:CA|PURPOSE)\b|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_SSL_(?!\S*(?:RECORD|DECRYPT|EOF)))|before secure TLS|invalid peer certificate|tls handshake|received fatal alert/;

/** Messages of Node and Deno for a port that the Fetch standard blocks. Other runtimes do not tell it apart. */
const blockedPort = /^bad port$|Requests to port \d+ are blocked/;

/** Codes of Node for a body that is not what its content coding, such as gzip or br, says. */
export const decodingCodes = /^(Z|ERR__)/;

/** Caps the length of a reason: that of a mock library may quote the whole request. */
const maxReasonLength = 300;

/** Node gives no reason for a response with 407, which `fetch` does not return. */
const unknownReason = "unknown; perhaps a proxy asks for credentials";

/** No response, or only a part of one: name lookup, connection, TLS, a reset. `cause` is what `fetch` reported. */
export class NetworkError extends DataplatErrorBase {
  override readonly name = "NetworkError";
  readonly kind = "network";
  /** Code of the runtime, such as `ECONNRESET` or `CERT_HAS_EXPIRED`. */
  readonly code: string | undefined;

  constructor(call: FailedCall, cause: unknown) {
    const { code, reason } = readCause(cause);
    // Deno's message has the URL, whose path may contain ids: `for url (...)`, or `for ... (127.0.0.1:443)` of a connection that broke.
    const shown = redactText(reason, call.secrets)
      .replace(/ for \S+ \(\S*\)/, "")
      .slice(0, maxReasonLength);
    const subject = handshake.test(reason) ? "the server's certificate" : "the network";
    super(
      `the connection failed (${shown || unknownReason}). Check baseUrl and ${subject}.`,
      call,
      { cause: hideResponse(cause) },
      isUnsent(cause) ? "not-sent" : "unknown",
    );
    this.code = code;
  }
}

/** Returns whether the server cannot have received anything of the attempt that failed. */
export function isUnsent(cause: unknown): boolean {
  return notConnected.test(readCause(cause).reason) || isPermanent(cause);
}

/** Returns whether every attempt fails: `fetch` blocks the port, or the TLS handshake failed. */
export function isPermanent(cause: unknown): boolean {
  const { reason } = readCause(cause);
  return blockedPort.test(reason) || handshake.test(reason);
}

/**
 * Reads code and message of an error, by its members: under Jest and in VM contexts, the errors of `fetch` are not instances of this
 * realm's `Error`. `fetch` reports the system's error as the cause of its own, and the error of a proxy as the cause of that. A custom
 * `fetch` may throw a string.
 */
export function readCause(error: unknown): { readonly code: string | undefined; readonly reason: string } {
  const { cause } = Object(error);
  const { cause: inner = cause } = Object(cause);
  const { code, message, errors } = Object(inner?.message === undefined ? error : inner);
  // Node's error for a host with several addresses has no message, but an error for each of them; its code is that of the first.
  const text = message || errors?.[0]?.message || error;
  const texts = [code, text].filter((each) => typeof each === "string" && each);
  return {
    code: typeof code === "string" && /^[\w/]{1,64}$/.test(code) ? code : undefined,
    reason: texts.join(": ").replaceAll(/\s+/g, " "),
  };
}

/** Node's error for a response that is not HTTP has the bytes of the response as `data`. */
function hideResponse(error: unknown): unknown {
  const { cause } = Object(error);
  if (Object(cause).name === "HTTPParserError") cause.data = undefined;
  return error;
}

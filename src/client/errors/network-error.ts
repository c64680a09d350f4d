import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/**
 * What runtimes report when no connection was made, so that nothing can have been received: name lookup, refusal, no route. A
 * code that is not here counts as a connection that broke.
 */
const neverConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "ConnectionRefused",
]);

/** No answer, or only a part of one: name lookup, connection, TLS, a reset. `cause` is what `fetch` reported. */
export class NetworkError extends DataplatErrorBase {
  override readonly name = "NetworkError";
  readonly kind = "network";

  constructor(call: FailedCall, cause: unknown) {
    const code = codeOf(cause);
    const reason = code ?? messageOf(cause);
    super(
      `the connection failed${reason ? ` (${reason})` : ""}. Check baseUrl and that the server can be reached.`,
      call,
      code !== undefined && neverConnected.has(code) ? "not-sent" : "unknown",
      { cause },
    );
  }
}

/** `fetch` hides the system's own code in the cause of its error; some runtimes put it on the error itself. */
function codeOf(error: unknown): string | undefined {
  for (const candidate of [error, error instanceof Error ? error.cause : undefined]) {
    if (candidate instanceof Error && "code" in candidate && typeof candidate.code === "string") {
      return candidate.code;
    }
  }
  return undefined;
}

function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

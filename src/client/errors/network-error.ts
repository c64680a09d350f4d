import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/**
 * What runtimes say when no connection was made, so that nothing can have been received: name lookup, refusal, no route. Node and
 * Bun have codes, Deno a text. Whatever is not here counts as a connection that broke.
 */
const neverConnected =
  /^(?:E(?:CONNREFUSED|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$|client error \(Connect\)/;

/** No answer, or only a part of one: name lookup, connection, TLS, a reset. `cause` is what `fetch` reported. */
export class NetworkError extends DataplatErrorBase {
  override readonly name = "NetworkError";
  readonly kind = "network";

  constructor(call: FailedCall, cause: unknown) {
    const reason = readReason(cause);
    super(
      `the connection failed (${reason}). Check baseUrl and the network.`,
      call,
      { cause },
      neverConnected.test(reason) ? "not-sent" : "unknown",
    );
  }
}

/** `fetch` hides the system's own error in the cause of its error; some runtimes give it at once. */
function readReason(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // Something else may be thrown, and may be no text.
  if (!(inner instanceof Error)) return "unknown";
  const { code, message }: { readonly code?: unknown; readonly message: string } = inner;
  // Deno's text holds the address with its filled-in path, which is nobody's business.
  return typeof code === "string" ? code : message.replace(/ for url \(\S*\)/, "");
}

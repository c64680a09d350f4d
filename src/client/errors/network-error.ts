import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** No answer, or only a part of one: name lookup, connection, TLS, a reset. `cause` is what `fetch` reported. */
export class NetworkError extends DataplatErrorBase {
  override readonly name = "NetworkError";
  readonly kind = "network";

  constructor(call: FailedCall, cause: unknown) {
    const reason = reasonOf(cause);
    super(
      `the connection failed${reason ? ` (${reason})` : ""}. Check baseUrl and that the server can be reached.`,
      call,
      "unknown",
      { cause },
    );
  }
}

/** `fetch` hides the system's own code, such as ECONNREFUSED, in the cause of its error. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { cause } = error;
  if (cause instanceof Error) {
    return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
  }
  return error.message;
}

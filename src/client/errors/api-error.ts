import { redactText } from "../redact.ts";
import { readDelay } from "../retry-after.ts";
import { readCode, readMessage } from "../server-message.ts";
import type { FailedCall } from "./dataplat-error.ts";
import { ResponseError, readErrorBody } from "./response-error.ts";

/** The server responded with a status that is not a success. */
export class ApiError extends ResponseError {
  override readonly name = "ApiError";
  readonly kind = "api";
  /**
   * The server's code of the error: `code` in the body, or the `type` of problem details (RFC 9457), or the upper-case word that its
   * message starts with, such as `BAD_REQUEST`.
   */
  readonly code: string | undefined;
  /** Milliseconds to wait before the next request, if the server states it; at most 2 147 483 647, the longest delay of a timer. */
  readonly retryAfterMs: number | undefined;

  /** @param text the response body */
  constructor(call: FailedCall, response: Response, text: string) {
    const { status, headers } = response;
    const body = readErrorBody(call, text);
    const message = readMessage(body);
    const retryAfterMs = readDelay(status, headers, Date.now());
    const isRejected = status >= 400 && status < 500 && status !== 408;
    // A browser hides the status of a redirect and reports 0.
    const reason = `${status || "Redirect"} ${redactText(response.statusText ?? "", call.secrets)}`.trim();
    const problem = message ? `${reason}: ${message}` : reason;
    super(
      problem.replace(/[^.!?]$/, "$&.") + adviseStatus(status, retryAfterMs),
      call,
      response,
      body,
      undefined,
      isRejected ? "rejected" : "unknown",
    );
    this.code = readCode(body, message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Each after a space. */
const advice: Readonly<Record<number, string>> = {
  304: " Remove the conditional headers, such as If-None-Match.",
  401: " Check the credentials.",
  403: " Check the permissions of the credentials.",
  404: " Check the ids and the credentials.",
  407: " A proxy asks for credentials.",
  429: " Send fewer requests.",
};

/** Advice at the end of an error's message: sentences, each after a space. */
export function adviseStatus(status: number, retryAfterMs: number | undefined): string {
  const wait = retryAfterMs ? ` Wait ${retryAfterMs} ms.` : "";
  if (status >= 500) return ` Try again later.${wait}`;
  return (advice[status] ?? (status < 400 ? " Redirects are not followed. Check baseUrl." : "")) + wait;
}

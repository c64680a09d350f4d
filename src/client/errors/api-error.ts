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
    super(
      // A browser hides the status of a redirect and reports 0.
      formatMessage(
        status,
        `${status || "Redirect"} ${redactText(response.statusText ?? "", call.secrets)}`,
        message,
        retryAfterMs,
      ),
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

function formatMessage(
  status: number,
  reason: string,
  message: string,
  retryAfterMs: number | undefined,
): string {
  const problem = message ? `${reason.trim()}: ${message}` : reason.trim();
  const sentences = [/[.!?]$/.test(problem) ? problem : `${problem}.`, advise(status)];
  if (retryAfterMs !== undefined) sentences.push(`Wait ${retryAfterMs} ms.`);
  return sentences.filter(Boolean).join(" ");
}

function advise(status: number): string {
  switch (status) {
    case 304:
      return "Remove the conditional request header, such as If-None-Match.";
    case 401:
      return "Check the credentials.";
    case 403:
      return "Check the permissions of the credentials.";
    case 404:
      return "Check the ids and the credentials.";
    case 429:
      return "Send fewer requests.";
    default:
      if (status < 400) return "Redirects are not followed. Check baseUrl.";
      return status < 500 ? "" : "Try again later.";
  }
}

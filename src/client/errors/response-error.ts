/** Errors that report a response. */
import type { DriftIssue } from "../drift-issue.ts";
import { dropEnd, parseRedacted, redactText } from "../redact.ts";
import { readDelay } from "../retry-after.ts";
import { readCode, readMessage, readRequestId } from "../server-message.ts";
import { DataplatErrorBase, type FailedCall, type Outcome } from "./dataplat-error.ts";

/** Maximum length of a body of an error: enough for any message. */
const maxErrorLength = 65_536;

/** Base class of errors that report a response. */
abstract class ResponseError extends DataplatErrorBase {
  /** HTTP status code (RFC 9110 section 15). */
  readonly status: number;
  /** Request ID from the body or a header, for asking the platform about the request. */
  readonly requestId: string | undefined;
  readonly #headers: Headers;
  readonly #body: unknown;

  /** @param body the response body, see {@link readErrorBody} */
  constructor(
    message: string,
    call: FailedCall,
    response: Pick<Response, "status" | "headers">,
    body: unknown,
    options?: ErrorOptions,
    outcome?: Outcome,
  ) {
    super(message, call, options, outcome);
    this.status = response.status;
    const requestId = readRequestId(response.headers, body);
    this.requestId = requestId && redactText(requestId, call.secrets);
    this.#headers = response.headers;
    this.#body = body;
  }

  /** Response headers. Not enumerable, since logs must not print cookies. */
  get headers(): Headers {
    return this.#headers;
  }

  /**
   * Response body: parsed JSON, or else text; undefined if it is empty, or nested too deeply to parse. A body of more than 64 KiB is cut and stays text. The client's own credentials are redacted. Not enumerable, since
   * it may contain other secrets.
   */
  get body(): unknown {
    return this.#body;
  }
}

/** The body of a response that an error reports: parsed JSON, or else text; undefined if it is empty. */
function readErrorBody({ secrets }: FailedCall, text: string): unknown {
  // Redacting every string of a large body would take seconds.
  return text.length > maxErrorLength
    ? redactText(dropEnd(text.slice(0, maxErrorLength), secrets), secrets)
    : parseRedacted(text, secrets);
}

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
    const location = status < 400 && readLocation(headers);
    // Redacted before it is cut.
    const message = readMessage(location ? redactText(`redirects to ${location}`, call.secrets) : body);
    const retryAfterMs = readDelay(status, headers, Date.now());
    const isRejected = status >= 400 && status < 500 && status !== 408;
    // A browser hides the status of a redirect and reports 0.
    const reason = `${status || "Redirect"} ${response.statusText ?? ""}`.trim();
    const problem = message ? `${reason}: ${message}` : reason;
    super(
      redactText(problem, call.secrets).replace(/[^.!?]$/, "$&.") + adviseStatus(status, retryAfterMs),
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
  304: " Remove the conditional headers.",
  401: " Check the credentials.",
  403: " Check the permissions of the credentials.",
  404: " Check baseUrl, ids and credentials.",
  407: " A proxy asks for credentials.",
  429: " Send fewer requests.",
};

/** Advice at the end of an error's message: sentences, each after a space. */
export function adviseStatus(status: number, retryAfterMs: number | undefined): string {
  const wait = retryAfterMs ? ` Wait ${retryAfterMs} ms.` : "";
  if (status >= 500) return ` Try again later.${wait}`;
  return (advice[status] ?? (status < 400 ? " Redirects are not followed. Check baseUrl." : "")) + wait;
}

/** The server reports success, but its body cannot be decoded, is too large or is not the documented envelope, or it differs from the contract and `drift` is `throw`. */
export class UnexpectedResponseError extends ResponseError {
  override readonly name = "UnexpectedResponseError";
  readonly kind = "unexpected-response";
  /** How the body differs from the contract, with `drift: "throw"`; otherwise empty. */
  readonly issues: readonly DriftIssue[];

  /**
   * @param text the response body
   * @param problem what is wrong with the response, and what to do, as the rest of a sentence
   */
  constructor(
    call: FailedCall,
    response: Pick<Response, "status" | "headers">,
    text: string,
    problem: string,
    options?: ErrorOptions,
    issues: readonly DriftIssue[] = [],
  ) {
    super(`status ${response.status}, but ${problem}`, call, response, readErrorBody(call, text), options);
    this.issues = issues;
  }
}

/** The `Location` of a response, without user, query and fragment: they may contain secrets of the server, such as a signature. */
export function readLocation(headers: Headers): string | undefined {
  return headers.get("location")?.replace(/[^/?#]*@|[?#].*/g, "");
}

import { readRequestId } from "../request-id.ts";
import { readRetryAfter } from "../retry-after.ts";
import { describeServerError, readMessage } from "../server-error.ts";
import { DataplatErrorBase, type FailedCall, keepAnswer } from "./dataplat-error.ts";

/** The server answered, and its answer is not a success. The reference texts describe no errors, so nothing is assumed of it. */
export class ApiError extends DataplatErrorBase {
  override readonly name = "ApiError";
  readonly kind = "api";
  /** The HTTP status code (RFC 9110 section 15). */
  declare readonly status: number;
  /** The response's headers; not shown when the error is printed, since they may hold a cookie. */
  declare readonly headers: Headers;
  /** The body, parsed when it is JSON, else its text; undefined when it is empty. */
  declare readonly body: unknown;
  /** The request's id, from the body or a header, for asking the platform about it. */
  declare readonly requestId: string | undefined;
  /** The upper-case code that a message may begin with, such as `BAD_REQUEST`. */
  declare readonly code: string | undefined;
  /** Milliseconds that the server asks to wait before the next attempt, when it says so. */
  declare readonly retryAfterMs: number | undefined;

  constructor(call: FailedCall, response: Response, body: unknown) {
    const { status, headers } = response;
    const message = readMessage(body);
    const code = /^([A-Z][A-Z\d_]*):/.exec(message)?.[1];
    const retryAfterMs = readRetryAfter(headers);
    const refused = status >= 400 && status < 500 && status !== 408;
    const text = describeServerError(response, message, retryAfterMs);
    super(text, call, undefined, refused ? "rejected" : "unknown");
    keepAnswer(this, response, { body, requestId: readRequestId(response, body), code, retryAfterMs });
  }
}

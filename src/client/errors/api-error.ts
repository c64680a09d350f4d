import { describeServerError, type ServerError } from "../server-error.ts";
import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** The server answered, and its answer is not a success. The reference texts describe no errors, so nothing is assumed of it. */
export class ApiError extends DataplatErrorBase {
  override readonly name = "ApiError";
  readonly kind = "api";
  /** The HTTP status code (RFC 9110 section 15). */
  readonly status: number;
  /** The response's headers; not shown when the error is printed, since they may hold a cookie. */
  declare readonly headers: Headers;
  /** The body, parsed when it is JSON, else its text; undefined when it is empty. */
  readonly body: unknown;
  /** The request's id, from the body or a header, for asking the platform about it. */
  readonly requestId: string | undefined;
  /** The upper-case code that a message may begin with, such as `BAD_REQUEST`. */
  readonly code: string | undefined;
  /** Milliseconds that the server asks to wait before the next attempt, when it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(call: FailedCall, response: Response, body: unknown) {
    const error: ServerError = describeServerError(response, body);
    super(
      error.text,
      call,
      response.status >= 400 && response.status < 500 && response.status !== 408 ? "rejected" : "unknown",
    );
    this.status = response.status;
    Object.defineProperty(this, "headers", { value: response.headers });
    this.body = body;
    this.requestId = error.requestId;
    this.code = error.code;
    this.retryAfterMs = error.retryAfterMs;
  }
}

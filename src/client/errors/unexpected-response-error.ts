import { DataplatErrorBase, type FailedCall } from "./dataplat-error.ts";

/** The server reports success, but what it sent is not the documented envelope. */
export class UnexpectedResponseError extends DataplatErrorBase {
  override readonly name = "UnexpectedResponseError";
  readonly kind = "unexpected-response";
  /** The HTTP status code. */
  readonly status: number;
  readonly headers: Headers;
  /** The body, parsed when it is JSON, else its text; undefined when it is empty. */
  readonly body: unknown;

  /** @param what what is wrong with the body, as half a sentence */
  constructor(call: FailedCall, response: Response, body: unknown, what: string, cause?: unknown) {
    super(
      `status ${response.status}, but ${what}. Check that baseUrl is the API itself and no proxy or web page.`,
      call,
      // The server says that it did what was asked; only its answer cannot be read.
      "unknown",
      cause === undefined ? undefined : { cause },
    );
    this.status = response.status;
    this.headers = response.headers;
    this.body = body;
  }
}

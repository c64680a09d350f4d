import { dropEnd, parseRedacted, redactText } from "../redact.ts";
import { readRequestId } from "../server-message.ts";
import { DataplatErrorBase, type FailedCall, type Outcome } from "./dataplat-error.ts";

/** Maximum length of a body of an error: enough for any message. */
const maxErrorLength = 65_536;

/** Base class of errors that report a response. */
export abstract class ResponseError extends DataplatErrorBase {
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
export function readErrorBody({ secrets }: FailedCall, text: string): unknown {
  // Redacting every string of a large body would take seconds.
  return text.length > maxErrorLength
    ? redactText(dropEnd(text.slice(0, maxErrorLength), secrets), secrets)
    : parseRedacted(text, secrets);
}

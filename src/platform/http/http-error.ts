/** Error response of the platform. Handlers and checks throw it; the request handlers catch and render it. */
import type { PlatformHeaders } from "./message.ts";

/** Error codes of the Management API, by status. */
const codes: Readonly<Record<number, string>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  406: "NOT_ACCEPTABLE",
  409: "CONFLICT",
  410: "GONE",
  412: "PRECONDITION_FAILED",
  413: "CONTENT_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_ERROR",
  501: "NOT_IMPLEMENTED",
  503: "UNAVAILABLE",
};

/** Error code with which the messages of the Management API begin. */
export function errorCodeOf(status: number): string {
  return codes[status] ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL_ERROR");
}

/** Error with the status, message and headers of the response. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly headers: PlatformHeaders;

  /**
   * @param message for the client: what is wrong, where, and what to do
   * @param headers of the response, by lower-case name
   */
  constructor(status: number, message: string, headers: PlatformHeaders = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Error for a resource that does not exist or belongs to another tenant: clients cannot tell which (RFC 9110 section 15.5.5).
 */
export function notFound(): HttpError {
  return new HttpError(404, "The resource does not exist, or these credentials have no access to it.");
}

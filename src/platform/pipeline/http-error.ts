/** A request that the platform refuses. Handlers and checks throw it; the one place that renders errors catches it. */
import type { PlatformHeaders } from "./message.ts";

/** What the Management API's errors begin with, by status. */
const codes: Readonly<Record<number, string>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  406: "NOT_ACCEPTABLE",
  412: "PRECONDITION_FAILED",
  413: "CONTENT_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_ERROR",
  501: "NOT_IMPLEMENTED",
  503: "UNAVAILABLE",
};

/**
 * The word for a status that errors of the Management API begin with.
 *
 * @param status an error's status code
 */
export function codeOf(status: number): string {
  return codes[status] ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL_ERROR");
}

/** A error, with everything that the response says. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly headers: PlatformHeaders;

  /**
   * @param status status code of the response
   * @param message for the caller: what is wrong, where, and what to do
   * @param headers that this status asks for, by lower-case name
   */
  constructor(status: number, message: string, headers: PlatformHeaders = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * The one answer for what is not there and for what belongs to somebody else: nobody can tell which (RFC 9110 section 15.5.5).
 */
export function notFound(): HttpError {
  return new HttpError(404, "there is no such resource, or these credentials do not reach it");
}

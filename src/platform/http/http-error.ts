/** Error response of the platform. Handlers and checks throw it; the request handlers catch and render it. */
import type { PlatformHeaders } from "./message.ts";

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

/** Error for a resource that does not exist or belongs to another tenant: clients cannot tell which (RFC 9110 section 15.5.5). */
export function notFound(): HttpError {
  return new HttpError(404, "The resource does not exist, or these credentials have no access to it.");
}

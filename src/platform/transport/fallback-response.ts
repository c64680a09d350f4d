/** Responses of an adapter itself, to requests that cannot reach the platform or that it failed to answer. */
import type { PlatformResponse } from "../http/message.ts";

/** Creates a response with a message, by default under a new request id. */
export function messageResponse(
  status: number,
  message: string,
  requestId: string = crypto.randomUUID(),
): PlatformResponse {
  const headers = { "content-type": "application/json", "x-request-id": requestId };
  return { status, headers, body: JSON.stringify({ message }) };
}

/** Creates the response if the request handler throws, which it should not. The error is not shown. */
export function failureResponse(): PlatformResponse {
  return messageResponse(500, "The platform failed to answer.");
}

/** Whether a response may have content (RFC 9110 section 6.4.1). */
export function mayHaveContent(method: string, status: number): boolean {
  return method !== "HEAD" && status !== 204 && status !== 205 && status !== 304;
}

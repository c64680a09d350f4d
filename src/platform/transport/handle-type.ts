/** What both adapters carry: a function from request to response, and what they say when they must answer themselves. */
import type { PlatformRequest, PlatformResponse } from "../pipeline/message.ts";

/** Answers one request. */
export type Handle = (request: PlatformRequest) => Promise<PlatformResponse>;

/**
 * A response that says one thing, for requests that never reach the platform or that it failed to answer.
 *
 * @param status of the response
 * @param message for the caller
 */
export function messageResponse(status: number, message: string): PlatformResponse {
  const headers = { "content-type": "application/json", "x-request-id": crypto.randomUUID() };
  return { status, headers, body: JSON.stringify({ message }) };
}

/** The answer when the platform throws, which it should not: nothing of what it threw is shown. */
export function failureResponse(): PlatformResponse {
  return messageResponse(500, "the platform failed to answer");
}

/**
 * Stands for a body that is longer than its limit, so that the platform can refuse it in the form of the API that it was sent to,
 * while nobody has to keep it: only its length means anything.
 *
 * @param limit bytes that the body may have
 */
export function oversizeBody(limit: number): Uint8Array {
  return new Uint8Array(limit + 1);
}

/**
 * Tells whether a response may have content at all (RFC 9110 section 6.4.1).
 *
 * @param method of the request
 * @param status of the response
 */
export function mayHaveContent(method: string, status: number): boolean {
  return method !== "HEAD" && status !== 204 && status !== 205 && status !== 304;
}

/** Turns a response into parsed JSON or an error. */
import type { ReadResponse } from "./attempt.ts";
import type { CallContext } from "./call-context.ts";
import { ApiError } from "./errors/api-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";

/** A success with its body parsed. Has the members of `Response` that openapi-fetch reads. */
export interface ParsedResponse {
  readonly ok: true;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON. */
  readonly body: unknown;
  /** The same as text, for errors. */
  readonly text: string;
}

/**
 * Parses a response.
 *
 * @param call the call
 * @param read the response and its body
 * @throws ApiError if the status is not a success; UnexpectedResponseError for a success that is not JSON or comes from another origin
 */
export function parseResponse(call: CallContext, { response, text }: ReadResponse): ParsedResponse {
  const { ok, status, headers } = response;
  // A custom `fetch` may follow redirects; a response from another origin is not trusted, and its body not reported.
  const origin = response.redirected ? new URL(response.url, call.client.origin).origin : call.client.origin;
  if (origin !== call.client.origin) {
    const problem = `it came from ${origin} after a redirect. Check baseUrl.`;
    throw new UnexpectedResponseError(call, response, "", problem);
  }
  if (!ok) throw new ApiError(call, response, text);
  try {
    return { ok, status, headers, body: JSON.parse(text), text };
  } catch (cause) {
    const problem = `the body is ${text ? "not JSON" : "empty"}. Check baseUrl.`;
    throw new UnexpectedResponseError(call, response, text, problem, { cause });
  }
}

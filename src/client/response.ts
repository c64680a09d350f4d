/** Takes the payload out of its envelope. */
import type { Answer } from "./attempt.ts";
import { ApiError } from "./errors/api-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { readRequestId } from "./request-id.ts";
import type { Run } from "./run.ts";

/** What is in an envelope. */
export interface Envelope {
  readonly payload: unknown;
  /** The request's id, where the server gives one. */
  readonly requestId: string | undefined;
  /** The body, parsed. */
  readonly body: unknown;
}

/**
 * Reads an answer: the payload of a success, an error for anything else. What the payload looks like is not checked, so that
 * new members and values never break a call that succeeded.
 *
 * @param run the call
 * @param answer the response and its body as text
 * @param member the envelope's member that holds the payload
 * @returns what is in the envelope
 * @throws ApiError when the status is not a success; UnexpectedResponseError when a success has no envelope
 */
export function readEnvelope(run: Run, { response, text }: Answer, member: string): Envelope {
  const { ok, redirected, url } = response;
  const unexpected = (body: unknown, what: string, options?: ErrorOptions): UnexpectedResponseError =>
    new UnexpectedResponseError(run, response, body, `${what}. Check baseUrl.`, options);
  // A `fetch` of the caller's own may follow redirects all the same; whoever answered then is not whom we trust.
  const origin = redirected ? new URL(url).origin : run.client.origin;
  if (origin !== run.client.origin) {
    throw unexpected(undefined, `it came from ${origin} after a redirect`);
  }
  let body: unknown = text || undefined;
  let invalid: ErrorOptions | undefined;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    invalid = { cause };
  }
  // By the status alone: an error without a body is still an error.
  if (!ok) throw new ApiError(run, response, body);
  if (invalid) throw unexpected(body, text ? "the body is not JSON" : "the body is empty", invalid);
  if (!Object.hasOwn(Object(body), member)) throw unexpected(body, `the body has no member "${member}"`);
  // Object.hasOwn has shown that it is an object with that member.
  const payload = (body as Record<string, unknown>)[member];
  return { payload, requestId: readRequestId(response, body), body };
}

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

const check = "Check that baseUrl is the API itself.";

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
  const parsed = parse(text);
  const unexpected = (body: unknown, what: string, options?: ErrorOptions): UnexpectedResponseError =>
    new UnexpectedResponseError(run, response, body, `${what}. ${check}`, options);
  // A `fetch` of the caller's own may follow redirects all the same; whoever answered then is not whom we trust.
  if (response.redirected && new URL(response.url).origin !== run.client.origin) {
    throw unexpected(undefined, `it came from ${new URL(response.url).origin} after a redirect`);
  }
  // By the status alone: an error without a body is still an error.
  if (!response.ok) {
    throw new ApiError(run, response, "value" in parsed ? parsed.value : text || undefined);
  }
  if ("cause" in parsed) {
    const what = text === "" ? "the body is empty" : "the body is not JSON";
    throw unexpected(text || undefined, what, { cause: parsed.cause });
  }
  const body = parsed.value;
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, member)) {
    throw unexpected(body, `the body has no member "${member}"`);
  }
  // Object.hasOwn has shown that the member is there.
  const payload = (body as Record<string, unknown>)[member];
  return { payload, requestId: readRequestId(response, body), body };
}

function parse(text: string): { readonly value: unknown } | { readonly cause: unknown } {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { cause };
  }
}

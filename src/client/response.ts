/** Takes the payload out of its envelope. */
import type { Answer } from "./attempt.ts";
import { ApiError } from "./errors/api-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { readRequestId } from "./request-id.ts";

/**
 * Reads an answer: the payload of a success, an error for anything else. What the payload looks like is not checked, so that
 * new members and values never break a call that succeeded.
 *
 * @param answer the response and its body as text
 * @param member the envelope's member that holds the payload
 * @param describe describes the call, for an error
 * @returns the payload, and the request's id where the server gives one
 * @throws ApiError when the status is not a success; UnexpectedResponseError when a success has no envelope
 */
export function readEnvelope(
  { response, text }: Answer,
  member: string,
  describe: () => FailedCall,
): { readonly payload: unknown; readonly requestId: string | undefined } {
  const body = parse(text);
  // By the status alone: an error without a body is still an error.
  if (!response.ok)
    throw new ApiError(describe(), response, "value" in body ? body.value : text || undefined);
  if ("cause" in body) {
    const what = text === "" ? "the body is empty" : "the body is not JSON";
    throw new UnexpectedResponseError(describe(), response, text || undefined, what, body.cause);
  }
  const envelope = body.value;
  if (typeof envelope !== "object" || envelope === null || !Object.hasOwn(envelope, member)) {
    throw new UnexpectedResponseError(describe(), response, envelope, `the body has no member "${member}"`);
  }
  // Object.hasOwn has shown that the member is there.
  const payload = (envelope as Record<string, unknown>)[member];
  return { payload, requestId: readRequestId(response, envelope) };
}

function parse(text: string): { readonly value: unknown } | { readonly cause: unknown } {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { cause };
  }
}

/** Takes the payload out of its envelope. */
import type { Answer } from "./attempt.ts";
import { ApiError } from "./errors/api-error.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import type { Run } from "./run.ts";

/**
 * Reads an answer: the payload of a success, an error for anything else. What the payload looks like is not checked, so that
 * new members and values never break a call that succeeded.
 *
 * @param run the call
 * @param answer the response and its body as text
 * @returns the envelope: the body, parsed, which has the payload as a member
 * @throws ApiError when the status is not a success; UnexpectedResponseError when a success has no envelope
 */
export function readEnvelope(run: Run, { response, text }: Answer): Readonly<Record<string, unknown>> {
  const { ok, redirected } = response;
  const unexpected = (body: unknown, what: string, options?: ErrorOptions): UnexpectedResponseError =>
    new UnexpectedResponseError(run, response, body, `${what}. Check baseUrl.`, options);
  // A `fetch` of the caller's own may follow redirects all the same; whoever answered then is not whom we trust.
  // Asked for its address only then, since some runtimes write it anew each time.
  const from = redirected ? new URL(response.url).origin : run.client.origin;
  if (from !== run.client.origin) throw unexpected(undefined, `it came from ${from} after a redirect`);
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
  const { payload } = run;
  if (!Object.hasOwn(Object(body), payload)) throw unexpected(body, `the body has no member "${payload}"`);
  // Object.hasOwn has shown that it is an object with that member.
  return body as Readonly<Record<string, unknown>>;
}

import type { ReadResponse } from "./attempt.ts";
import type { CallContext } from "./call-context.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { decodeText } from "./read-response-body.ts";

/** A success with its body parsed. */
export interface ParsedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON. */
  readonly body: unknown;
  /** The same as text, for errors. */
  readonly text: string;
}

/**
 * Parses the body of a success.
 *
 * @throws UnexpectedResponseError if it is not JSON
 */
export function parseResponse(call: CallContext, { response, content }: ReadResponse): ParsedResponse {
  const { status, headers } = response;
  const text = decodeText(content);
  try {
    return { status, headers, body: JSON.parse(text), text };
  } catch (cause) {
    const problem = `the body is ${text ? `not JSON (${locate(cause, text)})` : "empty"}. Check baseUrl.`;
    throw new UnexpectedResponseError(call, response, text, problem);
  }
}

/** Position, if the engine states it, and length, since the message of `JSON.parse` quotes the body. */
function locate(cause: unknown, text: string): string {
  const [, position] = / at position (\d+)(?: \([^()"]*\))?$/.exec(Object(cause).message) ?? [];
  return `${position ? `position ${position} of ` : ""}${text.length} characters`;
}

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
export function parseResponse(call: CallContext, { response, bytes }: ReadResponse): ParsedResponse {
  const { status, headers } = response;
  const text = decodeText(bytes);
  try {
    return { status, headers, body: JSON.parse(text), text };
  } catch (cause) {
    const problem = `the body is ${text ? `not JSON (${locate(cause, text)})` : "empty"}. Check baseUrl.`;
    throw new UnexpectedResponseError(call, response, text, problem);
  }
}

/** Position and length, since the message of `JSON.parse` quotes the body. Not every message has a position. */
function locate(cause: unknown, text: string): string {
  const { message } = Object(cause);
  // Such as a web page, which is not JSON from its first character.
  const start = /^\s*[^\s\w[{"-]/.test(text) ? text.search(/\S/) : undefined;
  const end = /end of JSON input$/.test(message) ? text.length : undefined;
  const position = start ?? end ?? / at position (\d+)(?: \([^()"]*\))?$/.exec(message)?.[1];
  return `${position === undefined ? "" : `position ${position} of `}${text.length} characters`;
}

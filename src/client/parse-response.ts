import { isPlainObject } from "../contract/check-options.ts";
import { type BodyKind, documentedStatus, type Operation } from "../contract/operation.ts";
import type { ReadResponse } from "./attempt.ts";
import type { CallContext } from "./call-context.ts";
import { UnexpectedResponseError } from "./errors/response-error.ts";
import { decodeText } from "./read-response-body.ts";

/** A documented success with its body parsed. */
export interface ParsedResponse {
  readonly status: number;
  /** The documented status that it stands for. */
  readonly documented: string;
  readonly headers: Headers;
  /** Parsed JSON, a text, a `Blob` or a stream; undefined if the document states no content. */
  readonly body: unknown;
  /** The payload: a member of the body, or the body itself. */
  readonly data: unknown;
  /** The body as text, for errors; empty if it is not JSON. */
  readonly text: string;
}

/** Parses the body of a success, and takes the payload out of it. Members are not checked: new ones must not break a call that succeeded. */
export function parseResponse(
  call: CallContext,
  { success }: Operation,
  { response, content }: ReadResponse,
): ParsedResponse {
  const { status, headers } = response;
  const documented = documentedStatus(success, status);
  const { kind, payload, type, mediaType } = success[documented] ?? {};
  // Undefined, too, if the status is not documented.
  let body = call.client.api.bodies?.[kind as BodyKind]?.read?.(content, headers, mediaType);
  const text = body ? "" : decodeText(content);
  const fail = (problem: string): UnexpectedResponseError =>
    new UnexpectedResponseError(call, response, text, `${problem}. Check baseUrl.`);
  if (!kind) throw fail("it is not documented");
  if (body === undefined && mediaType) {
    try {
      body = JSON.parse(text);
    } catch {
      // The message of `JSON.parse` quotes the body.
      throw fail(
        `the body is ${text ? `not ${kind === "json" ? "JSON" : mediaType} (${text.length} characters)` : "empty"}`,
      );
    }
  }
  if (payload !== undefined && !Object.hasOwn(Object(body), payload)) {
    throw fail(`the body has no member "${payload}"`);
  }
  const data: unknown = payload === undefined ? body : Object(body)[payload];
  if (type && !(type === "array" ? Array.isArray : isPlainObject)(data)) {
    throw fail(`the ${payload === undefined ? "body" : `member "${payload}"`} is not an ${type}`);
  }
  return { status, documented, headers, body, data, text };
}

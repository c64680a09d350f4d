/** Reads the body of a request. */
import { operationBodyLimit } from "./body-limits.ts";
import { HttpError } from "./http-error.ts";
import type { PlatformRequest } from "./message.ts";
import { checkContent } from "./negotiate.ts";
import type { Route } from "./router.ts";
import { parseStrictJson } from "./strict-json.ts";

const encoder = new TextEncoder();

/**
 * Reads the body that an operation takes.
 *
 * @param route the operation
 * @param request what came in
 * @returns the body, which was not compared with the contract yet; undefined when there is none
 * @throws HttpError 400, 413 or 415
 */
export function readBody({ operation }: Route, { body, headers = {} }: PlatformRequest): unknown {
  // Text is sent as UTF-8, and the limit is one of bytes.
  const length = typeof body === "string" ? encoder.encode(body).length : (body?.length ?? 0);
  if (!operation.requestBody) {
    if (length > 0)
      throw new HttpError(400, `${operation.operationId} takes no body; send the request without one`);
    return undefined;
  }
  if (length > operationBodyLimit)
    throw new HttpError(413, `the body is longer than ${operationBodyLimit} bytes`);
  if (body === undefined || body === null || length === 0) {
    if (operation.requestBody.required) throw new HttpError(400, "the body is missing; send a JSON object");
    return undefined;
  }
  checkContent(headers);
  return parseStrictJson(body);
}

/**
 * Reads a body for the journal.
 *
 * @param request what came in
 * @returns the body; null when there is none, or it is not JSON
 */
export function readIfJson({ body }: PlatformRequest): unknown {
  if (body === undefined || body === null || body.length === 0) return null;
  try {
    return parseStrictJson(body);
  } catch {
    return null;
  }
}

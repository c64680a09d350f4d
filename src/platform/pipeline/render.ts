/** Responses as they are sent: successes in their envelope, errors in the form of their API. */
import type { Answer, PlatformApi } from "../apis/api.ts";
import { StoreUnavailableError } from "../store/store.ts";
import { HttpError } from "./http-error.ts";
import type { PlatformHeaders, PlatformResponse } from "./message.ts";
import { isUnchanged } from "./preconditions.ts";
import type { RequestContext } from "./request-context.ts";
import type { Route } from "./router.ts";

/**
 * Renders a response of the platform.
 *
 * @param context the request
 * @param status of the response
 * @param body JSON text; null for none
 * @param headers beside those that all have
 */
export function render(
  { requestId, headers: shared }: RequestContext,
  status: number,
  body: string | null,
  headers: PlatformHeaders = {},
): PlatformResponse {
  const type: Record<string, string> = body === null ? {} : { "content-type": "application/json" };
  // Nobody may keep an answer, which is for one credential, or guess about its type.
  const common = {
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  };
  return { status, headers: Object.assign(type, common, shared, headers), body };
}

/**
 * Renders what a handler gave.
 *
 * @param context the request
 * @param route its operation
 * @param answer the payload and its validator
 */
export function renderAnswer(
  context: RequestContext,
  { api, operation }: Route,
  answer: Answer,
): PlatformResponse {
  const { payload, etag } = answer;
  if (etag !== undefined && operation.method === "GET" && isUnchanged(context.request.headers ?? {}, etag)) {
    return render(context, 304, null, { etag: `"${etag}"` });
  }
  const { status } = operation.success;
  const body = api.wrap(payload, status, context.requestId);
  return render(context, status, body, etag === undefined ? {} : { etag: `"${etag}"` });
}

/**
 * Renders an error in the form of the API that the request was for.
 *
 * @param context the request
 * @param api whose form; a plain message when the path belongs to none
 * @param error the error
 */
export function renderError(
  context: RequestContext,
  api: PlatformApi | undefined,
  error: HttpError,
): PlatformResponse {
  const { status, message, headers } = error;
  const body = api?.describeError(status, message, context.requestId) ?? { message };
  return render(context, status, JSON.stringify(body), headers);
}

/**
 * Converts a thrown value to an HTTP error. What the caller reads says nothing about the inside.
 *
 * @param error what was thrown
 * @param writes whether the request may have changed something by then
 * @param report is told of what is the platform's own fault
 */
export function toHttpError(error: unknown, writes: boolean, report: (error: unknown) => void): HttpError {
  if (error instanceof HttpError) return error;
  report(error);
  if (error instanceof StoreUnavailableError) {
    // Retry-After invites a client to send a write again, so it is only there when none can have been made.
    return error.maybeWritten
      ? new HttpError(500, "the store broke off; read the resource to see whether the change took effect")
      : new HttpError(503, "the store does not answer; send the request again", { "retry-after": "1" });
  }
  const advice = writes ? "; read the resource to see whether the change took effect" : "";
  return new HttpError(500, `the platform failed; its log has the reason under this request id${advice}`);
}

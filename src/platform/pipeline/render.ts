/** Renders responses: successes in their envelope, errors in the format of their API. */
import type { HandlerResult, PlatformApi } from "../apis/api.ts";
import { StoreUnavailableError } from "../store/store.ts";
import { HttpError } from "./http-error.ts";
import type { PlatformHeaders, PlatformResponse } from "./message.ts";
import { isUnchanged } from "./preconditions.ts";
import type { RequestContext } from "./request-context.ts";
import type { Route } from "./router.ts";

/**
 * Renders a response.
 *
 * @param body JSON text; null for none
 * @param headers besides those of every response
 */
export function render(
  { requestId, headers: shared }: RequestContext,
  status: number,
  body: string | null,
  headers: PlatformHeaders = {},
): PlatformResponse {
  const type: Record<string, string> = body === null ? {} : { "content-type": "application/json" };
  // Each response is for one credential: caches must not share it, nor clients guess its type.
  const common = {
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  };
  return { status, headers: Object.assign(type, common, shared, headers), body };
}

/**
 * Renders the result of a handler.
 *
 * @param result payload and ETag
 */
export function renderResult(
  context: RequestContext,
  { api, operation }: Route,
  { payload, etag }: HandlerResult,
): PlatformResponse {
  const headers = etag === undefined ? {} : { etag: `"${etag}"` };
  if (etag !== undefined && operation.method === "GET" && isUnchanged(context.request.headers ?? {}, etag)) {
    return render(context, 304, null, headers);
  }
  const status = Number(Object.keys(operation.success)[0]);
  return render(context, status, api.wrap(payload, status, context.requestId), headers);
}

/**
 * Renders an error in the format of its API.
 *
 * @param api the API; undefined if the path belongs to none
 */
export function renderError(
  context: RequestContext,
  api: PlatformApi | undefined,
  { status, message, headers }: HttpError,
): PlatformResponse {
  const body = api?.errorBody(status, message, context.requestId) ?? { message };
  return render(context, status, JSON.stringify(body), headers);
}

/**
 * Lists the methods of a path, for `Allow` (RFC 9110 section 10.2.1).
 *
 * @param methods implemented methods; `HEAD` follows from `GET`, and `OPTIONS` is always there
 */
export function allowHeader(methods: Iterable<string>): string {
  const own = [...methods];
  return [...own, ...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

/**
 * Converts a thrown value to an HTTP error, whose message reveals nothing internal.
 *
 * @param writes whether the request may have changed something before
 * @param report called with a failure of the platform itself
 */
export function toHttpError(error: unknown, writes: boolean, report: (error: unknown) => void): HttpError {
  if (error instanceof HttpError) return error;
  report(error);
  if (error instanceof StoreUnavailableError) return toStoreError(error);
  const advice = writes ? " Read the resource to see whether the change took effect." : "";
  return new HttpError(500, `The platform failed. Its log has the reason under this request id.${advice}`);
}

function toStoreError({ maybeWritten, isPermanent }: StoreUnavailableError): HttpError {
  if (maybeWritten) {
    const reason = isPermanent
      ? "The store failed, and its operator must act. The log of the platform has the reason under this request id."
      : "The connection to the store was lost.";
    return new HttpError(500, `${reason} Read the resource to see whether the change took effect.`);
  }
  if (isPermanent) {
    return new HttpError(
      503,
      "The store cannot be used until its operator has acted. The log of the platform has the reason under this request id.",
    );
  }
  // Retry-After invites clients to send a write again, so it is sent only if the write has not taken effect and may succeed.
  return new HttpError(503, "The store does not respond. Send the request again.", { "retry-after": "1" });
}

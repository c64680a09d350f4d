/** Renders responses: successes in their envelope, errors in the format of their API. */
import { documentedStatus, type OperationSuccess } from "../../contract/operation.ts";
import type { HandlerResult, PlatformApi } from "../apis/api.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformHeaders, PlatformResponse } from "../http/message.ts";
import { isUnchanged } from "../http/preconditions.ts";
import { StoreConflictError } from "../store/describe.ts";
import { StoreUnavailableError } from "../store/store.ts";
import type { RequestContext } from "./request-context.ts";
import type { Route } from "./router.ts";

/** Renders a response, whose body is JSON text unless `headers` has another content type. */
export function render(
  { requestId, headers: shared }: RequestContext,
  status: number,
  body: PlatformResponse["body"],
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

/** Renders the result of a handler. A status or kind of content that is not documented is a defect of the handler. */
export function renderResult(context: RequestContext, route: Route, result: HandlerResult): PlatformResponse {
  const { api, operation } = route;
  const { status = route.status, payload, text, bytes } = result;
  // A drift fault sends another representation, which the validator of the resource does not identify.
  const etag = context.fault?.type === "drift" ? undefined : result.etag;
  const documented = operation.success[documentedStatus(operation.success, status)];
  const kind = kindOf(result);
  const isKind = (each: Pick<OperationSuccess, "kind">): boolean =>
    each.kind === kind || (each.kind === "stream" && (kind === "text" || kind === "binary"));
  const success = documented && [documented, ...(documented.others ?? [])].find(isKind);
  if (!success) {
    const expected = documented ? `is ${documented.kind}` : "is not documented";
    throw new Error(`${operation.operationId}: its handler returned ${status} with ${kind}; it ${expected}.`);
  }
  const headers: Record<string, string> = result.isExample ? { "x-dataplat-example": "true" } : {};
  if (result.headers) {
    for (const [name, value] of Object.entries(result.headers)) headers[name.toLowerCase()] = value;
  }
  if (etag !== undefined) headers["etag"] = `"${etag}"`;
  if (etag !== undefined && operation.safe && isUnchanged(context.request.headers ?? {}, etag)) {
    return render(context, 304, null, headers);
  }
  const { mediaType } = success;
  if (mediaType !== undefined) {
    headers["content-type"] = kind === "text" ? `${mediaType}; charset=utf-8` : mediaType;
  }
  if (payload === undefined) return render(context, status, text ?? bytes ?? null, headers);
  const isWhole = (success.payload === undefined && !result.envelope) || result.isExample;
  const body = isWhole ? payload : addMembers(api.wrap(payload, status, context.requestId), result.envelope);
  return render(context, status, body, headers);
}

/** Adds members to the text of an object that has others: a payload is not parsed. */
function addMembers(object: string, members: object = {}): string {
  const text = JSON.stringify(members);
  return text === "{}" ? object : `${object.slice(0, -1)},${text.slice(1)}`;
}

function kindOf({ payload, text, bytes }: HandlerResult): OperationSuccess["kind"] {
  if (payload !== undefined) return "json";
  if (text !== undefined) return "text";
  return bytes === undefined ? "none" : "binary";
}

/** Renders an error in the format of its API, if the path belongs to one. */
export function renderError(
  context: RequestContext,
  api: PlatformApi | undefined,
  { status, message, headers }: HttpError,
): PlatformResponse {
  const body = api?.errorBody(status, message, context.requestId) ?? { message };
  return render(context, status, JSON.stringify(body), headers);
}

/** Converts a thrown value to an HTTP error that reveals nothing internal. If it `writes`, something may have been changed before. */
export function toHttpError(error: unknown, writes: boolean, report: (error: unknown) => void): HttpError {
  if (error instanceof HttpError) return error;
  // A new resource has the id of another one.
  if (error instanceof StoreConflictError) return new HttpError(409, error.message);
  report(error);
  const log = "The log of the platform has the reason under this request id.";
  const isUnavailable = error instanceof StoreUnavailableError;
  if (isUnavailable ? error.maybeWritten : writes) {
    const advice = "Read the resource to see whether the change took effect.";
    return new HttpError(500, `The platform or its store failed. ${log} ${advice}`);
  }
  if (!isUnavailable) return new HttpError(500, `The platform failed. ${log}`);
  if (error.isPermanent) {
    return new HttpError(503, `The store cannot be used until its operator has acted. ${log}`);
  }
  // Retry-After invites clients to send a write again, so it is sent only if the write has not taken effect and may succeed.
  return new HttpError(503, "The store does not respond. Send the request again.", { "retry-after": "1" });
}

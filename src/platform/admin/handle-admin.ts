/** The administration surface: everything at `/_platform` and below. Errors are `{ message }`. */
import { PlatformConfigError } from "../config-error.ts";
import { HttpError } from "../pipeline/http-error.ts";
import type { PlatformHeaders, PlatformRequest, PlatformResponse } from "../pipeline/message.ts";
import { allowOf } from "../pipeline/methods.ts";
import { decodePart, readTarget } from "../pipeline/target.ts";
import { StoreConflictError, StoreUnavailableError } from "../store/store.ts";
import { authorize } from "./authorize.ts";
import { type AdminAnswer, type AdminRoute, adminRoutes } from "./routes.ts";
import type { AdminTarget } from "./target.ts";

export type { AdminTarget };

/**
 * Answers one administration request. Never throws.
 *
 * @param request a request whose path is `/_platform` or below
 * @param platform what it is about
 */
export async function handleAdmin(
  request: PlatformRequest,
  platform: AdminTarget,
): Promise<PlatformResponse> {
  const requestId = crypto.randomUUID();
  let answer: AdminAnswer;
  try {
    authorize(request, platform.adminToken);
    answer = await route(request, platform);
  } catch (error) {
    answer = describe(error, (unexpected) => platform.onError?.(unexpected, requestId));
  }
  return render(answer, request.method, requestId);
}

async function route(request: PlatformRequest, platform: AdminTarget): Promise<AdminAnswer> {
  const { path, query } = readTarget(request.target);
  const { route, id } = find(path);
  const allow = allowOf(Object.keys(route));
  if (request.method === "OPTIONS") return { status: 204, headers: { allow } };
  const method = request.method === "HEAD" ? "GET" : request.method;
  const handler = Object.hasOwn(route, method) ? route[method] : undefined;
  if (!handler) throw new HttpError(405, `This path takes ${allow}.`, { allow });
  return handler({ request, query, id, platform });
}

function find(path: string): { route: AdminRoute; id: string } {
  const name = path.replace(/^\/_platform\/?/, "");
  const [, id = ""] = /^faults\/([^/]+)$/.exec(name) ?? [];
  const key = id === "" ? name : "faults/{id}";
  const route = Object.hasOwn(adminRoutes, key) ? adminRoutes[key] : undefined;
  if (!route) throw new HttpError(404, "There is no such path. GET /_platform/ lists those there are.");
  return { route, id: decodePart(id) };
}

/** Makes an answer of whatever was thrown. */
function describe(error: unknown, report: (error: unknown) => void): AdminAnswer {
  if (error instanceof HttpError) {
    return { status: error.status, body: { message: error.message }, headers: error.headers };
  }
  if (error instanceof PlatformConfigError) {
    const { message, issues } = error;
    return { status: 400, body: { message, ...(issues.length > 0 && { issues }) } };
  }
  if (error instanceof StoreConflictError) return { status: 409, body: { message: error.message } };
  report(error);
  if (error instanceof StoreUnavailableError) {
    return { status: 503, body: { message: "The store does not answer." }, headers: { "retry-after": "1" } };
  }
  return {
    status: 500,
    body: { message: "The platform failed; its log has the reason under this request id." },
  };
}

function render(answer: AdminAnswer, method: string, requestId: string): PlatformResponse {
  const { status, body, headers = {} } = answer;
  const type: PlatformHeaders = body === undefined ? {} : { "content-type": "application/json" };
  const text = headers["content-type"] === undefined || typeof body !== "string" ? toJson(body) : body;
  return {
    status,
    headers: {
      ...type,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
      ...headers,
    },
    // RFC 9110 section 9.3.2: the same headers as for GET, and no content.
    body: method === "HEAD" ? null : text,
  };
}

function toJson(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

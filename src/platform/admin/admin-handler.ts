/** The request handler of `/_platform`. Error bodies are `{ message }`. */
import { listQueryTargets } from "../../contract/read-parameter.ts";
import { allowHeader, answeringMethod, withoutHeadContent } from "../http/head.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformRequest, PlatformResponse, RequestHandler } from "../http/message.ts";
import { PlatformConfigError } from "../lib/config-error.ts";
import { toHttpError } from "../pipeline/render.ts";
import { decodePart, readQuery, readTarget } from "../pipeline/target.ts";
import { authorize } from "./authorize.ts";
import { type AdminDeps, type AdminResult, adminRoutes, journalParameters } from "./routes.ts";

/** Creates the handler of administration requests. It never throws. */
export function createAdminHandler(deps: AdminDeps): RequestHandler {
  return async (request) => {
    const requestId = crypto.randomUUID();
    let result: AdminResult;
    try {
      authorize(request, deps.adminToken);
      result = await runRoute(request, deps);
    } catch (error) {
      result = toErrorResult(error, (failure) => deps.onError(failure, requestId));
    }
    return withoutHeadContent(request.method, renderAdminResult(result, requestId));
  };
}

async function runRoute(request: PlatformRequest, platform: AdminDeps): Promise<AdminResult> {
  const { path, query } = readTarget(request.target);
  const { name, route, id } = findRoute(path);
  const allow = allowHeader(route.keys());
  if (request.method === "OPTIONS") return { status: 204, headers: { allow } };
  const method = answeringMethod(request.method, route);
  const handler = route.get(method);
  if (!handler) throw new HttpError(405, `This path takes ${allow}.`, { allow });
  const parameters = new Map<string, string>();
  const known = method === "GET" && name === "journal" ? journalParameters : listQueryTargets([]);
  // An unknown parameter is rejected: if a filter were ignored, everything would be shown or cleared. Scrapers may add some to metrics.
  if (name !== "metrics") readQuery(query, known, parameters);
  return handler({ request, parameters, id, platform });
}

function findRoute(path: string) {
  const name = path.replace(/^\/_platform\/?/, "");
  const [, id = ""] = /^faults\/([^/]+)$/.exec(name) ?? [];
  const key = id === "" ? name : "faults/{id}";
  const route = Object.hasOwn(adminRoutes, key) ? adminRoutes[key] : undefined;
  if (!route) throw new HttpError(404, "There is no such path. GET /_platform/ lists all paths.");
  return { name, route: new Map(Object.entries(route)), id: decodePart(id) };
}

function toErrorResult(error: unknown, report: (error: unknown) => void): AdminResult {
  if (error instanceof PlatformConfigError) {
    const { message, issues } = error;
    return { status: 400, body: { message, ...(issues.length > 0 && { issues }) } };
  }
  const { status, message, headers } = toHttpError(error, false, report);
  return { status, body: { message }, headers };
}

function renderAdminResult({ status, body, headers = {} }: AdminResult, requestId: string): PlatformResponse {
  const isText = typeof body === "string" && headers["content-type"] !== undefined;
  return {
    status,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
      ...headers,
    },
    body: isText ? body : body === undefined ? null : JSON.stringify(body),
  };
}

/** Lets web pages of other origins use the APIs (CORS, in the Fetch standard). The administration stays same-origin. */
import type { PlatformRequest, PlatformResponse, RequestHandler } from "../http/message.ts";
import { isAdminTarget } from "../pipeline/request-handler.ts";

/** Response headers that a page may read besides those that every page may read. */
const exposedHeaders = [
  ...["allow", "deprecation", "etag", "link", "location", "retry-after", "sunset", "www-authenticate"],
  ...["x-dataplat-example", "x-ratelimit-remaining", "x-ratelimit-reset", "x-request-id"],
].join(", ");

/** How long a browser may keep the response to a preflight, in seconds: a changed option should soon take effect. */
const maxAge = "60";

/** Adds CORS to a platform. A preflight is answered before credentials are checked, since it has none, and is not in the journal. */
export function createCors(
  handle: RequestHandler,
  origins: readonly string[],
  methods: string,
): RequestHandler {
  const allowed = new Set(origins);
  return async (request) => {
    if (isAdminTarget(request.target)) return handle(request);
    const { origin = "" } = request.headers ?? {};
    const isPreflight =
      request.method === "OPTIONS" && request.headers?.["access-control-request-method"] !== undefined;
    // The responses to other origins depend on the origin as well: they lack the header.
    if (!allowed.has(origin)) return addHeaders(await handle(request), { vary: "origin" });
    if (isPreflight) return respondToPreflight(request, origin, methods);
    return addHeaders(await handle(request), {
      "access-control-allow-origin": origin,
      "access-control-expose-headers": exposedHeaders,
      vary: "origin",
    });
  };
}

function addHeaders(response: PlatformResponse, headers: PlatformResponse["headers"]): PlatformResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}

function respondToPreflight(
  { headers = {} }: PlatformRequest,
  origin: string,
  methods: string,
): PlatformResponse {
  const requested = headers["access-control-request-headers"];
  const isPrivate = headers["access-control-request-private-network"] === "true";
  return {
    status: 204,
    headers: {
      "access-control-allow-origin": origin,
      "access-control-allow-methods": methods,
      // Any header, as for clients that are not in a browser: the origin is trusted.
      ...(requested !== undefined && { "access-control-allow-headers": requested }),
      ...(isPrivate && { "access-control-allow-private-network": "true" }),
      "access-control-max-age": maxAge,
      vary: "origin, access-control-request-headers, access-control-request-private-network",
    },
    body: null,
  };
}

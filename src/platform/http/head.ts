/** HEAD: every path with GET has it (RFC 9110 section 9.3.2), and a document can describe one of its own. */
import type { PlatformResponse } from "./message.ts";

/** The method whose handler answers a request: GET for HEAD, unless the path has a HEAD of its own. */
export function answeringMethod(method: string, own: ReadonlyMap<string, unknown>): string {
  return method === "HEAD" && !own.has("HEAD") ? "GET" : method;
}

/** Lists the methods of a path, for `Allow` (RFC 9110 section 10.2.1). */
export function allowHeader(methods: Iterable<string>): string {
  const own = [...methods];
  // An operation may be one of the two.
  return [...new Set([...own, ...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"])].join(", ");
}

/** A response to HEAD has the headers of the one to GET, `content-length` included, without content. */
export function withoutHeadContent(method: string, response: PlatformResponse): PlatformResponse {
  const { body } = response;
  if (method !== "HEAD" || body === null) return response;
  const { length } = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return { ...response, headers: { ...response.headers, "content-length": String(length) }, body: null };
}

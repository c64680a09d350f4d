/** Serves the docs site beside the platform, on the same port. Its requests need no credentials, and are not in the journal. */
import { withoutHeadContent } from "../http/head.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformRequest, PlatformResponse, RequestHandler } from "../http/message.ts";
import { chooseMediaType } from "../pipeline/negotiation.ts";
import { toHttpError } from "../pipeline/render.ts";
import { decodePart, readTarget } from "../pipeline/target.ts";
import { messageResponse } from "./fallback-response.ts";
import { createStaticFiles, type StaticFiles } from "./static-files.ts";

export interface DocsDeps {
  /** Whether a path, or a target that starts with it, belongs to an API or to the administration. */
  readonly isPlatformPath: (path: string) => boolean;
  /** Whether the demo credentials exist, which the sandbox of the docs fills in. */
  readonly hasDemoCredentials: () => Promise<boolean>;
  /** Called for failures, with the request id of the response. Must not throw. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/** Tells the sandbox which platform it uses; the site's own file tells it to start one in the browser. */
const sandboxTarget = "/sandbox/target.json";

/** Adds the docs to a platform. The platform answers its own paths, and everything that is not a file of the docs. */
export function createDocsHandler(handle: RequestHandler, folder: string, deps: DocsDeps): RequestHandler {
  const files = createStaticFiles(folder);
  return (request) => {
    // Nearly every request ends here: the check costs little, and the target is not parsed yet.
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || deps.isPlatformPath(request.target)) return handle(request);
    return respond(request, handle, files, deps).then((response) =>
      withoutHeadContent(request.method, response),
    );
  };
}

async function respond(
  request: PlatformRequest,
  handle: RequestHandler,
  files: StaticFiles,
  deps: DocsDeps,
): Promise<PlatformResponse> {
  try {
    const target = readTarget(request.target);
    const [, first = ""] = target.path.split("/");
    if (deps.isPlatformPath(`/${decodePart(first)}`)) return handle(request);
    if (target.path === sandboxTarget) {
      const body = { platform: "/", demo: await deps.hasDemoCredentials() };
      return textResponse(200, "application/json", JSON.stringify(body));
    }
    const response = await files.respond(request, target);
    if (response) return response;
    if (!prefersHtml(request)) return handle(request);
    const notFound = await files.respondNotFound(request);
    if (notFound) return notFound;
    // The build adds all files at once.
    return (await files.respond(request, readTarget("/"))) ? handle(request) : notBuiltResponse();
  } catch (error) {
    const requestId = crypto.randomUUID();
    const { status, message } = toHttpError(error, false, (failure) => deps.onError(failure, requestId));
    return messageResponse(status, message, requestId);
  }
}

/** Browsers do; clients of an API want its errors. */
function prefersHtml({ headers = {} }: PlatformRequest): boolean {
  try {
    return chooseMediaType(headers["accept"], ["application/json", "text/html"]) === "text/html";
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** All pages are missing only until the docs are built, which `npm start` does while it serves. */
function notBuiltResponse(): PlatformResponse {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>dataplat docs</title>
<p>The docs are not built yet. This page reloads until they are. If it keeps doing so, see the output of the server.</p>
</html>
`;
  const response = textResponse(503, "text/html; charset=utf-8", page);
  return { ...response, headers: { ...response.headers, "retry-after": "2" } };
}

function textResponse(status: number, contentType: string, body: string): PlatformResponse {
  const headers = {
    "content-type": contentType,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  return { status, headers, body };
}

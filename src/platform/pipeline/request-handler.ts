/** The request handler of the platform. Every request gets one response, one journal entry and one count in the metrics. */
import { withoutHeadContent } from "../http/head.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformResponse, RequestHandler } from "../http/message.ts";
import type { JournalSink } from "../journal/journal.ts";
import type { Metrics } from "../journal/metrics.ts";
import { performance } from "../lib/timers.ts";
import { createLruCache } from "./lru-cache.ts";
import { renderError, toHttpError } from "./render.ts";
import { createRequestContext, type RequestContext } from "./request-context.ts";
import { type PipelineDeps, runOperation } from "./run-operation.ts";

export interface RequestHandlerDeps extends Omit<PipelineDeps, "matches"> {
  readonly journal: JournalSink;
  readonly metrics: Metrics;
  /** Answers requests under `/_platform`. */
  readonly admin: RequestHandler;
  /** Pending while the store opens, undefined afterwards. Rejects if the store cannot be opened. */
  readonly opening: () => Promise<unknown> | undefined;
  /** Called for failures of the platform itself. Must not throw. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/** Message of a platform after `close`. */
export const closedMessage = "The platform is closed. Create another one.";

/** A status that clients do not retry, so that none of them waits. */
const platformClosed = () => new HttpError(410, closedMessage);

/** Bounds of the cache of route matches. */
const [maxMatches, maxTargetLength] = [1000, 512];

export function createRequestHandler(deps: RequestHandlerDeps): RequestHandler {
  const pipelineDeps: PipelineDeps = { ...deps, matches: createLruCache(maxMatches, maxTargetLength) };
  return async (request) => {
    const isAdmin = isAdminTarget(request.target);
    if (isAdmin && !deps.closing.aborted) return deps.admin(request);
    const start = performance.now();
    const context = createRequestContext(request);
    if (deps.closing.aborted) return renderError(context, findApi(context, deps), platformClosed());
    let response: PlatformResponse;
    try {
      // Awaiting costs every request, so it is left out once the store is open.
      const opening = deps.opening();
      if (opening) await waitUntilOpen(opening);
      response = await runOperation(context, pipelineDeps);
    } catch (error) {
      response = renderFailure(context, deps, error);
    }
    record(context, response, deps, performance.now() - start);
    return withoutHeadContent(request.method, response);
  };
}

export function isAdminTarget(target: string): boolean {
  return /^\/_platform(?:$|[/?#])/.test(target);
}

/** Only `ready` of the platform reveals why it could not start. */
export async function waitUntilOpen(opening: Promise<unknown>): Promise<void> {
  try {
    await opening;
  } catch {
    throw new HttpError(503, "The platform could not start. Its ready() tells why.");
  }
}

function renderFailure(context: RequestContext, deps: RequestHandlerDeps, error: unknown): PlatformResponse {
  // The store was closed under the request.
  const isClosed = deps.closing.aborted && !(error instanceof HttpError);
  if (isClosed) return renderError(context, findApi(context, deps), platformClosed());
  const writes = context.match?.route.operation.safe === false;
  const httpError = toHttpError(error, writes, (failure) => deps.onError(failure, context.requestId));
  return renderError(context, findApi(context, deps), httpError);
}

/** The API of a request, also if no operation was found. */
function findApi({ match, request }: RequestContext, { router }: RequestHandlerDeps) {
  return match?.route.api ?? router.findApi(request.target);
}

function record(
  context: RequestContext,
  response: PlatformResponse,
  deps: RequestHandlerDeps,
  durationMs: number,
): void {
  const { request, match, requestId, tenantId, body, bodyLength } = context;
  const entry = {
    api: findApi(context, deps)?.name ?? null,
    operationId: match?.route.operation.operationId ?? null,
    method: request.method,
    target: request.target,
    pathParameters: match?.pathParameters ?? {},
    tenantId,
    status: response.broken === "drop" ? null : response.status,
    requestId,
    headers: request.headers ?? {},
    body,
    bodyLength,
    fault: context.fault?.type ?? null,
    isExample: context.isExample,
  };
  deps.metrics.observe(entry, durationMs);
  deps.journal.record(entry);
}

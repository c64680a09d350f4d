/** The platform as a pure function of a request: whatever happens, there is one response, one journal entry, one count. */
import type { JournalSink } from "../journal/journal.ts";
import type { Metrics } from "../metrics.ts";
import { isAdminTarget } from "./body-limits.ts";
import { HttpError } from "./http-error.ts";
import { createLruCache } from "./lru-cache.ts";
import type { PlatformRequest, PlatformResponse } from "./message.ts";
import { renderError, toHttpError } from "./render.ts";
import { createRequestContext, type RequestContext } from "./request-context.ts";
import { answer, apiOf, type PipelineDeps } from "./run-operation.ts";

/** Dependencies of the platform's request handler. */
export interface HandleDeps extends Omit<PipelineDeps, "destinations"> {
  readonly journal: JournalSink;
  readonly metrics: Metrics;
  /** Answers what is under `/_platform`. */
  readonly admin: (request: PlatformRequest) => Promise<PlatformResponse>;
  /** Resolves when the store is open; throws when it cannot be opened. */
  readonly opened: () => Promise<void> | undefined;
  /** Is told of what is the platform's own fault. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/** How many targets are remembered, and how long one may be. */
const [mostTargets, longestTarget] = [1000, 512];

/**
 * Creates the request handler.
 *
 * @param deps dependencies
 */
export function createHandle(deps: HandleDeps): (request: PlatformRequest) => Promise<PlatformResponse> {
  const pipelineDeps: PipelineDeps = {
    ...deps,
    destinations: createLruCache(mostTargets, longestTarget),
  };
  return async (request) => {
    if (isAdminTarget(request.target)) return deps.admin(request);
    const begin = performance.now();
    const context = createRequestContext(request);
    let response: PlatformResponse;
    try {
      // There is no await where nothing has to be waited for: each costs every request.
      const opening = deps.opened();
      if (opening) await untilOpen(opening);
      response = await answer(context, pipelineDeps);
    } catch (error) {
      response = refuse(context, deps, error);
    }
    record(context, response, deps, performance.now() - begin);
    return request.method === "HEAD" ? withoutContent(response) : response;
  };
}

function refuse(context: RequestContext, deps: HandleDeps, error: unknown): PlatformResponse {
  const writes = (context.destination?.route.operation.method ?? "GET") !== "GET";
  const httpError = toHttpError(error, writes, (fault) => tell(deps.onError, fault, context.requestId));
  return renderError(context, apiOf(context, deps.router), httpError);
}

/** RFC 9110 section 9.3.2: the same headers as for GET, the length of its content among them, and no content. */
function withoutContent(response: PlatformResponse): PlatformResponse {
  if (response.body === null) return response;
  const length = new TextEncoder().encode(response.body).length;
  return { ...response, headers: { ...response.headers, "content-length": String(length) }, body: null };
}

/** An answer is never lost to a hook that fails. */
function tell(onError: HandleDeps["onError"], error: unknown, requestId: string): void {
  try {
    onError(error, requestId);
  } catch {
    // Nobody is left to be told.
  }
}

/** Why it could not be opened is for whoever made the platform, who is told by `ready`. */
async function untilOpen(opening: Promise<void>): Promise<void> {
  try {
    await opening;
  } catch {
    throw new HttpError(503, "the platform could not start; ready() of the platform tells why");
  }
}

function record(
  context: RequestContext,
  response: PlatformResponse,
  { journal, metrics, router }: HandleDeps,
  durationMs: number,
): void {
  const { request, destination, requestId, tenantId, body } = context;
  const recorded = {
    api: apiOf(context, router)?.name ?? null,
    operationId: destination?.route.operation.operationId ?? null,
    method: request.method,
    target: request.target,
    pathParameters: destination?.pathParameters ?? {},
    tenantId,
    status: response.broken === "drop" ? null : response.status,
    requestId,
    headers: request.headers ?? {},
    body,
    bodyLength: request.body?.length ?? 0,
    fault: context.fault?.type ?? null,
    durationMs,
  };
  metrics.observe(recorded);
  journal.record(recorded);
}

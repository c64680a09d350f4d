/**
 * Runs the operation of a request. The order of the checks follows what a client may learn: paths are public, everything else requires
 * a credential. The body is read last, so that only accepted clients make the platform hold one in memory.
 */
import type { FaultSource } from "../faults/faults.ts";
import { allowHeader, answeringMethod } from "../http/head.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformResponse } from "../http/message.ts";
import { checkPreconditions } from "../http/preconditions.ts";
import type { Store } from "../store/store.ts";
import type { Authenticator } from "./authenticate.ts";
import type { LruCache } from "./lru-cache.ts";
import { matchRoute, type RouteMatch } from "./match-route.ts";
import { checkAccept } from "./negotiation.ts";
import { playFault } from "./play-fault.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { render, renderResult } from "./render.ts";
import { readJournalBody, readOperationBody } from "./request-body.ts";
import type { RequestContext } from "./request-context.ts";
import type { Router } from "./router.ts";
import { readTarget } from "./target.ts";
import { checkValue, type ResponseChecks } from "./validation.ts";

/** Dependencies of the request pipeline. */
export interface PipelineDeps {
  readonly router: Router;
  readonly store: Store;
  readonly now: () => number;
  readonly authenticator: Authenticator;
  /** Route matches by request target. */
  readonly matches: LruCache<RouteMatch>;
  readonly faults: FaultSource;
  /** By API name. An API without one is not limited. */
  readonly limiters: ReadonlyMap<string, RateLimiter>;
  /** Undefined if responses are not checked. */
  readonly responseChecks: ResponseChecks | undefined;
  /** Aborts when the platform closes. */
  readonly closing: AbortSignal;
}

/** Runs the operation of a request. A rejection is thrown as an HttpError. */
export function runOperation(
  context: RequestContext,
  deps: PipelineDeps,
): PlatformResponse | Promise<PlatformResponse> {
  const { method, target } = context.request;
  if (method === "OPTIONS" && target === "*") return render(context, 204, null);
  const cached = deps.matches.get(target);
  if (cached?.route.operation.method === method) return authenticateAndRun(context, cached, deps);
  const { path, query } = readTarget(target);
  const found = deps.router.find(path, query);
  if (!found) throw new HttpError(404, "No operation has this path. Compare it with the API's document.");
  const route = found.routes.get(answeringMethod(method, found.routes));
  if (!route) return renderMethods(context, allowHeader(found.routes.keys()));
  // Only valid requests of accepted clients are cached. Absolute-form is rare, and may contain user information.
  const cache = (match: RouteMatch): void => {
    if (target.startsWith("/")) deps.matches.set(target, match);
  };
  return authenticateAndRun(context, matchRoute(route, found.values, query, cache), deps);
}

/** Answers a method that no operation of the path has. */
function renderMethods(context: RequestContext, allow: string): PlatformResponse {
  if (context.request.method === "OPTIONS") return render(context, 204, null, { allow });
  throw new HttpError(405, `This path takes ${allow}.`, { allow });
}

async function authenticateAndRun(
  context: RequestContext,
  match: RouteMatch,
  deps: PipelineDeps,
): Promise<PlatformResponse> {
  const { store, now, faults, limiters, authenticator } = deps;
  const { route } = match;
  const { api, operation } = route;
  context.match = match;
  const { remoteAddress = "" } = context.request;
  // Ids have no colon. Without credentials, clients differ by their address.
  let rateLimitKey = `:${remoteAddress}`;
  if (operation.security.length > 0) {
    let tenantId: string | null = null;
    for (const claim of authenticator.read(route, context.request)) {
      rateLimitKey = claim.id;
      if (api.tenantTerm === undefined) continue;
      const stored = await store.findCredential(api.name, claim.id);
      ({ tenantId } = authenticator.check(route, claim, stored, now(), tenantId));
    }
    context.tenantId = tenantId;
  }
  applyRateLimit(context, limiters.get(api.name), rateLimitKey);
  const fault = faults.take(api.name, operation.operationId, context.tenantId);
  // No tenant has an empty id.
  const scope = context.tenantId ?? "";
  if (!fault) return execute(context, match, scope, deps);
  context.fault = fault;
  // Many faults end the request before its operation reads the body, and the journal shows what was sent.
  context.body = await readJournalBody(context, operation);
  const proceed = () => execute(context, match, scope, deps);
  return playFault(fault, context, route, proceed, deps.closing);
}

/** The request is validated before the store is read: an invalid one is invalid whatever is stored. */
async function execute(
  context: RequestContext,
  match: RouteMatch,
  scope: string,
  { store, now, responseChecks }: PipelineDeps,
): Promise<PlatformResponse> {
  const { request, requestId } = context;
  const { route } = match;
  const { operation, validators } = route;
  const { headers = {} } = request;
  checkAccept(headers["accept"], route.mediaTypes);
  // Awaiting costs every request, so it is left out for those without a body.
  const read =
    request.body || operation.requestBody ? await readOperationBody(context, operation) : undefined;
  context.body = read?.plain ?? null;
  const parameters = match.readParameters(headers);
  if (read) checkValue(validators[read.validator], read.plain, "/body");
  const body = read?.body;
  const result = await route.handler({ parameters, body, scope, store, requestId, now, headers });
  context.isExample = result.isExample === true;
  if (result.etag !== undefined && operation.safe) checkPreconditions(headers, result.etag, true);
  const response = renderResult(context, route, result);
  responseChecks?.check(route, response);
  return response;
}

/** Counts the request, and sets the headers that tell the state of the limit. */
function applyRateLimit(context: RequestContext, limiter: RateLimiter | undefined, key: string): void {
  const decision = limiter?.take(key);
  if (!decision) return;
  const { retryAfter, headers } = decision;
  if (retryAfter !== undefined) {
    throw new HttpError(429, `Too many requests. Wait ${retryAfter} s.`, headers);
  }
  context.headers = headers;
}

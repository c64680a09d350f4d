/**
 * Answers a request for an operation. The order of the checks is the order of what a caller may learn: which paths there are is public;
 * everything beyond asks for a credential first.
 */
import type { Answer, PlatformApi } from "../apis/api.ts";
import type { FaultSource } from "../faults/faults.ts";
import type { Store } from "../store/store.ts";
import type { Authenticator } from "./authenticate.ts";
import { checkValue, describeError } from "./check-value.ts";
import { createDestination, type Destination } from "./destination.ts";
import { HttpError, notFound } from "./http-error.ts";
import type { LruCache } from "./lru-cache.ts";
import type { PlatformResponse } from "./message.ts";
import { allowOf } from "./methods.ts";
import { checkAccept } from "./negotiate.ts";
import { playFault } from "./play-fault.ts";
import { checkPreconditions } from "./preconditions.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { readBody, readIfJson } from "./read-body.ts";
import { render, renderAnswer } from "./render.ts";
import type { RequestContext } from "./request-context.ts";
import type { ResponseChecks } from "./response-validation.ts";
import type { Route, Router } from "./router.ts";
import { readTarget } from "./target.ts";

/** Dependencies of the request pipeline. */
export interface PipelineDeps {
  readonly router: Router;
  readonly store: Store;
  readonly now: () => number;
  readonly authenticator: Authenticator;
  /** By their targets. */
  readonly destinations: LruCache<Destination>;
  readonly faults: FaultSource;
  /** By the API's name; an API without one is not limited. */
  readonly limiters: ReadonlyMap<string, RateLimiter>;
  /** Finds what breaks the contract in the body of a success; undefined when responses are not checked. */
  readonly validateResponse: ResponseChecks["validate"] | undefined;
}

/**
 * Answers one request.
 *
 * @param context the request; what becomes known of it is written there
 * @param deps the platform
 * @throws HttpError for whatever is refused
 */
export function answer(
  context: RequestContext,
  deps: PipelineDeps,
): PlatformResponse | Promise<PlatformResponse> {
  const { request } = context;
  if (request.method === "OPTIONS" && request.target === "*") return render(context, 204, null);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const known = deps.destinations.get(request.target);
  if (known?.route.operation.method === method) return answerOperation(context, known, deps);
  const target = readTarget(request.target);
  const match = deps.router.find(target.path);
  if (!match) throw new HttpError(404, "no operation has this path; compare it with the API's document");
  const route = match.routes.get(method);
  if (!route) return answerWithout(context, allowOf(match.routes.keys()));
  // Only what a known caller asks for, and in the right form, is worth remembering. Absolute-form is rare, and may hold user information.
  const remember = (valid: Destination): void => {
    if (request.target.startsWith("/")) deps.destinations.set(request.target, valid);
  };
  return answerOperation(context, createDestination(route, match, target, remember), deps);
}

/** Answers a method that no operation has. */
function answerWithout(context: RequestContext, allow: string): PlatformResponse {
  if (context.request.method === "OPTIONS") return render(context, 204, null, { allow });
  throw new HttpError(405, `this path takes ${allow}`, { allow });
}

/** With no more than two waits, for the credential and for the handler: each async function costs every request. */
async function answerOperation(
  context: RequestContext,
  destination: Destination,
  deps: PipelineDeps,
): Promise<PlatformResponse> {
  const { store, now, faults, limiters, authenticator } = deps;
  const { headers = {} } = context.request;
  const { route } = destination;
  const { api, operation } = route;
  context.destination = destination;
  if (!route.handler) throw new HttpError(501, `the platform does not implement ${operation.operationId}`);
  const claim = authenticator.read(api.name, operation.authentication, headers["authorization"]);
  const known = await store.findCredential(api.name, claim.id);
  const credential = authenticator.check(api.name, claim, known, now());
  context.tenantId = credential.tenantId;
  takeFromLimit(context, limiters.get(api.name), credential.id);
  const fault = faults.take(operation.operationId, credential.tenantId);
  const run = () => execute(context, destination, credential.tenantId, deps);
  const end = (answer: Answer | undefined) => conclude(context, route, answer, deps);
  if (!fault) return end(await run());
  context.fault = fault;
  // Many faults end the request before its body is read, and the journal is to show what was sent all the same.
  context.body = readIfJson(context.request);
  return playFault(fault, context, route, async () => end(await run()));
}

/** Everything about the request itself is checked before the store is asked: what is wrong with it does not depend on what is there. */
function execute(
  context: RequestContext,
  destination: Destination,
  scope: string,
  { store, now }: PipelineDeps,
): Promise<Answer> | undefined {
  const { request } = context;
  const { route } = destination;
  const { headers = {} } = request;
  checkAccept(headers["accept"]);
  const body = readBody(route, request);
  context.body = body ?? null;
  const parameters = destination.readParameters();
  checkValue(route.validators.body, body, "/body");
  // A route without a handler was refused before.
  return route.handler?.({ parameters, body, scope, store, now, headers });
}

/** Makes the response of what a handler gave. */
function conclude(
  context: RequestContext,
  route: Route,
  answer: Answer | undefined,
  { validateResponse }: PipelineDeps,
): PlatformResponse {
  if (!answer) throw notFound();
  if (answer.etag !== undefined && route.operation.method === "GET") {
    checkPreconditions(context.request.headers ?? {}, answer.etag, true);
  }
  const response = renderAnswer(context, route, answer);
  if (validateResponse) checkResponse(validateResponse, response, route);
  return response;
}

/** Fails closed: a response that breaks the contract is not sent. */
function checkResponse(
  validateResponse: ResponseChecks["validate"],
  { status, body }: PlatformResponse,
  route: Route,
): void {
  const errors = body === null ? [] : validateResponse(route, JSON.parse(body));
  if (errors.length === 0) return;
  const issues = errors.map((error) => describeError(error, ""));
  throw new Error(
    `${route.operation.operationId}: its response ${status} breaks the contract: ${issues.join("; ")}`,
  );
}

function takeFromLimit(context: RequestContext, limiter: RateLimiter | undefined, key: string): void {
  const decision = limiter?.take(key);
  if (!decision) return;
  const reset = { "x-ratelimit-reset": String(Math.round(decision.resetSeconds * 1000) / 1000) };
  if (decision.allowed) {
    context.headers = { ...reset, "x-ratelimit-remaining": String(decision.remaining) };
    return;
  }
  const seconds = decision.retryAfterSeconds;
  throw new HttpError(429, `too many requests with these credentials; wait ${seconds} s`, {
    "retry-after": String(seconds),
    "x-ratelimit-remaining": "0",
    ...reset,
  });
}

/**
 * The API that a request is for, also when no operation was found.
 *
 * @param context the request
 * @param router knows how the paths of each API begin
 */
export function apiOf({ destination, request }: RequestContext, router: Router): PlatformApi | undefined {
  return destination?.route.api ?? router.apiOf(request.target);
}

/**
 * Answers a request for an operation. The order of the checks is the order of what a caller may learn: which paths there are is public;
 * everything beyond asks for a credential first.
 */
import type { Answer, PlatformApi } from "../api.ts";
import type { FaultSource } from "../faults.ts";
import type { PlatformResponse } from "../message.ts";
import type { RateLimiter } from "../rate-limiter.ts";
import { notFound, Refusal } from "../refusal.ts";
import type { ResponseChecks } from "../response-checks.ts";
import type { Store } from "../store/store.ts";
import type { Authenticator } from "./authenticate.ts";
import { checkValue, describeError } from "./check-value.ts";
import { createDestination, type Destination } from "./destination.ts";
import type { Exchange } from "./exchange.ts";
import { allowOf } from "./methods.ts";
import { checkAccept } from "./negotiate.ts";
import { playFault } from "./play-fault.ts";
import { checkPreconditions } from "./preconditions.ts";
import { readBody, readIfJson } from "./read-body.ts";
import type { Recent } from "./recent.ts";
import { render, renderAnswer } from "./render.ts";
import type { Route, Router } from "./router.ts";
import { readTarget } from "./target.ts";

/** What answering needs. */
export interface Surroundings {
  readonly router: Router;
  readonly store: Store;
  readonly now: () => number;
  readonly authenticator: Authenticator;
  /** By their targets. */
  readonly destinations: Recent<Destination>;
  readonly faults: FaultSource;
  /** By the API's name; an API without one is not limited. */
  readonly limiters: ReadonlyMap<string, RateLimiter>;
  /** Finds what breaks the contract in the body of a success; undefined when responses are not checked. */
  readonly validateResponse: ResponseChecks["validate"] | undefined;
}

/**
 * Answers one request.
 *
 * @param exchange the request; what becomes known of it is written there
 * @param surroundings the platform
 * @throws Refusal for whatever is refused
 */
export function answer(
  exchange: Exchange,
  surroundings: Surroundings,
): PlatformResponse | Promise<PlatformResponse> {
  const { request } = exchange;
  if (request.method === "OPTIONS" && request.target === "*") return render(exchange, 204, null);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const known = surroundings.destinations.get(request.target);
  if (known?.route.operation.method === method) return answerOperation(exchange, known, surroundings);
  const target = readTarget(request.target);
  const match = surroundings.router.find(target.path);
  if (!match) throw new Refusal(404, "no operation has this path; compare it with the API's document");
  const route = match.routes.get(method);
  if (!route) return answerWithout(exchange, allowOf(match.routes.keys()));
  // Only what a known caller asks for, and in the right form, is worth remembering. Absolute-form is rare, and may hold user information.
  const remember = (valid: Destination): void => {
    if (request.target.startsWith("/")) surroundings.destinations.keep(request.target, valid);
  };
  return answerOperation(exchange, createDestination(route, match, target, remember), surroundings);
}

/** Answers a method that no operation has. */
function answerWithout(exchange: Exchange, allow: string): PlatformResponse {
  if (exchange.request.method === "OPTIONS") return render(exchange, 204, null, { allow });
  throw new Refusal(405, `this path takes ${allow}`, { allow });
}

/** With no more than two waits, for the credential and for the handler: each async function costs every request. */
async function answerOperation(
  exchange: Exchange,
  destination: Destination,
  surroundings: Surroundings,
): Promise<PlatformResponse> {
  const { store, now, faults, limiters, authenticator } = surroundings;
  const { headers = {} } = exchange.request;
  const { route } = destination;
  const { api, operation } = route;
  exchange.destination = destination;
  if (!route.handler) throw new Refusal(501, `the platform does not implement ${operation.operationId}`);
  const claim = authenticator.read(api.name, operation.authentication, headers["authorization"]);
  const known = await store.findCredential(api.name, claim.id);
  const credential = authenticator.check(api.name, claim, known, now());
  exchange.tenantId = credential.tenantId;
  takeFromLimit(exchange, limiters.get(api.name), credential.id);
  const fault = faults.take(operation.operationId, credential.tenantId);
  const run = () => execute(exchange, destination, credential.tenantId, surroundings);
  const end = (answer: Answer | undefined) => conclude(exchange, route, answer, surroundings);
  if (!fault) return end(await run());
  exchange.fault = fault;
  // Many faults end the request before its body is read, and the journal is to show what was sent all the same.
  exchange.body = readIfJson(exchange.request);
  return playFault(fault, exchange, route, async () => end(await run()));
}

/** Everything about the request itself is checked before the store is asked: what is wrong with it does not depend on what is there. */
function execute(
  exchange: Exchange,
  destination: Destination,
  scope: string,
  { store, now }: Surroundings,
): Promise<Answer> | undefined {
  const { request } = exchange;
  const { route } = destination;
  const { headers = {} } = request;
  checkAccept(headers["accept"]);
  const body = readBody(route, request);
  exchange.body = body ?? null;
  const parameters = destination.readParameters();
  checkValue(route.validators.body, body, "/body");
  // A route without a handler was refused before.
  return route.handler?.({ parameters, body, scope, store, now, headers });
}

/** Makes the response of what a handler gave. */
function conclude(
  exchange: Exchange,
  route: Route,
  answer: Answer | undefined,
  { validateResponse }: Surroundings,
): PlatformResponse {
  if (!answer) throw notFound();
  if (answer.etag !== undefined && route.operation.method === "GET") {
    checkPreconditions(exchange.request.headers ?? {}, answer.etag, true);
  }
  const response = renderAnswer(exchange, route, answer);
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

function takeFromLimit(exchange: Exchange, limiter: RateLimiter | undefined, key: string): void {
  const decision = limiter?.take(key);
  if (!decision) return;
  const reset = { "x-ratelimit-reset": String(Math.round(decision.resetSeconds * 1000) / 1000) };
  if (decision.allowed) {
    exchange.headers = { ...reset, "x-ratelimit-remaining": String(decision.remaining) };
    return;
  }
  const seconds = decision.retryAfterSeconds;
  throw new Refusal(429, `too many requests with these credentials; wait ${seconds} s`, {
    "retry-after": String(seconds),
    "x-ratelimit-remaining": "0",
    ...reset,
  });
}

/**
 * The API that a request is for, also when no operation was found.
 *
 * @param exchange the request
 * @param router knows how the paths of each API begin
 */
export function apiOf({ destination, request }: Exchange, router: Router): PlatformApi | undefined {
  return destination?.route.api ?? router.apiOf(request.target);
}

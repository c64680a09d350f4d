/**
 * Answers a request for an operation. The order of the checks is the order of what a caller may learn: which paths there are is public;
 * everything beyond asks for a credential first.
 */
import type { Answer, Call, PlatformApi, Validator } from "../api.ts";
import type { FaultSource } from "../faults.ts";
import { operationBodyLimit } from "../limits.ts";
import type { PlatformRequest, PlatformResponse } from "../message.ts";
import type { RateLimiter } from "../rate-limiter.ts";
import { notFound, Refusal } from "../refusal.ts";
import type { Store } from "../store/store.ts";
import { checkClaim, readClaim } from "./authenticate.ts";
import { checkValue, describeIssue } from "./describe-issues.ts";
import type { Exchange } from "./exchange.ts";
import { allowOf } from "./methods.ts";
import { checkAccept, checkContent } from "./negotiate.ts";
import { playFault } from "./play-fault.ts";
import { checkPreconditions } from "./preconditions.ts";
import { render, renderAnswer } from "./render.ts";
import type { Match, Route, Router } from "./router.ts";
import { parseStrictJson } from "./strict-json.ts";
import { readQuery, readTarget, type Target } from "./target.ts";

const encoder = new TextEncoder();

/** What answering needs. */
export interface Surroundings {
  readonly router: Router;
  readonly store: Store;
  readonly now: () => number;
  readonly faults: FaultSource;
  /** By the API's name; an API without one is not limited. */
  readonly limiters: ReadonlyMap<string, RateLimiter>;
  /** Finds the validator of a success; undefined when responses are not checked. */
  readonly responseValidator: ((route: Route) => Validator | undefined) | undefined;
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
  const target = readTarget(request.target);
  const match = surroundings.router.find(target.path);
  if (!match) throw new Refusal(404, "no operation has this path; compare it with the API's document");
  const route = match.routes.get(request.method === "HEAD" ? "GET" : request.method);
  if (!route) return answerWithout(exchange, allowOf(match.routes.keys()));
  exchange.route = route;
  exchange.pathParameters = namePath(route, match);
  if (!route.handler)
    throw new Refusal(501, `the platform does not implement ${route.operation.operationId}`);
  return answerOperation(exchange, route, target, surroundings);
}

/** Answers a method that no operation has. */
function answerWithout(exchange: Exchange, allow: string): PlatformResponse {
  if (exchange.request.method === "OPTIONS") return render(exchange, 204, null, { allow });
  throw new Refusal(405, `this path takes ${allow}`, { allow });
}

/** With no more than two waits, for the credential and for the handler: each async function costs every request. */
async function answerOperation(
  exchange: Exchange,
  route: Route,
  target: Target,
  surroundings: Surroundings,
): Promise<PlatformResponse> {
  const { store, now, faults, limiters } = surroundings;
  const { headers = {} } = exchange.request;
  const { api, serving, operation } = route;
  const { authentication } = serving;
  const claim = readClaim(api.name, authentication, headers["authorization"]);
  const known = await store.findCredential(api.name, claim.id);
  const credential = checkClaim(api.name, authentication, claim, known, now());
  exchange.tenantId = credential.tenantId;
  takeFromLimit(exchange, limiters.get(api.name), credential.id);
  const run = () => execute(exchange, route, target, surroundings);
  const end = (answer: Answer | undefined) => conclude(exchange, route, answer, surroundings);
  const fault = faults.take(operation.operationId, credential.tenantId);
  if (!fault) return end(await run());
  exchange.fault = fault;
  // Many faults end the request before its body is read, and the journal is to show what was sent all the same.
  exchange.body = readIfJson(exchange.request);
  return playFault(fault, exchange, route, async () => end(await run()));
}

/** Everything about the request itself is checked before the store is asked: what is wrong with it does not depend on what is there. */
function execute(
  exchange: Exchange,
  route: Route,
  target: Target,
  { store, now }: Surroundings,
): Promise<Answer> | undefined {
  const { request } = exchange;
  const { headers = {} } = request;
  checkAccept(headers["accept"]);
  const body = readBody(route, request);
  exchange.body = body ?? null;
  const parameters = readParameters(exchange, route, target);
  checkValue(route.validators.parameters, parameters, "/parameters");
  checkValue(route.validators.body, body, "/body");
  const call: Call = { parameters, body, scope: exchange.tenantId ?? "", store, now, headers };
  // A route without a handler was refused before.
  return route.handler?.(call);
}

/** Makes the response of what a handler gave. */
function conclude(
  exchange: Exchange,
  route: Route,
  answer: Answer | undefined,
  { responseValidator }: Surroundings,
): PlatformResponse {
  if (!answer) throw notFound();
  if (answer.etag !== undefined && route.operation.method === "GET") {
    checkPreconditions(exchange.request.headers ?? {}, answer.etag, true);
  }
  const response = renderAnswer(exchange, route, answer);
  checkResponse(responseValidator?.(route), response, route);
  return response;
}

function readParameters({ pathParameters }: Exchange, route: Route, { query }: Target): unknown {
  if (query === "") return pathParameters;
  const parameters: Record<string, unknown> = { ...pathParameters };
  readQuery(query, route.query, parameters);
  return parameters;
}

function readBody({ operation }: Route, request: PlatformRequest): unknown {
  const { body, headers = {} } = request;
  // Text is sent as UTF-8, and the limit is one of bytes.
  const length = typeof body === "string" ? encoder.encode(body).length : (body?.length ?? 0);
  if (!operation.requestBody) {
    if (length > 0)
      throw new Refusal(400, `${operation.operationId} takes no body; send the request without one`);
    return undefined;
  }
  if (length > operationBodyLimit)
    throw new Refusal(413, `the body is longer than ${operationBodyLimit} bytes`);
  if (body === undefined || body === null || length === 0) {
    if (operation.requestBody.required) throw new Refusal(400, "the body is missing; send a JSON object");
    return undefined;
  }
  checkContent(headers);
  return parseStrictJson(body);
}

function readIfJson({ body }: PlatformRequest): unknown {
  if (body === undefined || body === null || body.length === 0) return null;
  try {
    return parseStrictJson(body);
  } catch {
    return null;
  }
}

/** Fails closed: a response that breaks the contract is not sent. */
function checkResponse(
  validate: Validator | undefined,
  { status, body }: PlatformResponse,
  { operation }: Route,
): void {
  if (!validate || body === null || validate(JSON.parse(body))) return;
  const issues = (validate.errors ?? []).map((error) => describeIssue(error, ""));
  throw new Error(
    `${operation.operationId}: its response ${status} breaks the contract: ${issues.join("; ")}`,
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

function namePath({ pathNames }: Route, { values }: Match): Record<string, string> {
  const named: Record<string, string> = {};
  for (let index = 0; index < pathNames.length; index += 1)
    named[pathNames[index] ?? ""] = values[index] ?? "";
  return named;
}

/**
 * The API that a request is for, also when no operation was found.
 *
 * @param exchange the request
 * @param router knows how the paths of each API begin
 */
export function apiOf({ route, request }: Exchange, router: Router): PlatformApi | undefined {
  return route?.api ?? router.apiOf(request.target);
}

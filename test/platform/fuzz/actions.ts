/** Actions of the model-based test: each is applied to the platform and to the model, and the results are compared. */
import fc from "fast-check";
import { expect } from "vitest";
import type { AlertUpdate } from "../../../generated/observability/types.ts";
import type { Platform, PlatformResponse } from "../../../src/platform/index.ts";
import { alertUpdate, settingsUpdate } from "./arbitrary-bodies.ts";
import { checkFuzzResponse } from "./check-response.ts";
import { authorization, own, targets } from "./fuzz-data.ts";
import { createModel, type Filter, listServices, type Model, updateAlert, updateSettings } from "./model.ts";

/** A platform under test and its model. */
export interface ModelContext {
  readonly platform: Platform;
  model: Model;
  /** The platform's clock, in milliseconds since 1970. */
  now: number;
  /** Current and previous ETag by target. */
  readonly etags: Map<string, { readonly current: string; readonly previous: string | undefined }>;
  /** Closes the platform and opens another one on the same data. */
  readonly restart: () => Promise<void>;
}

/** `If-Match` of an update. */
type Match = "none" | "any" | "current" | "previous" | "both";

/** One action. */
export type Action =
  | { readonly type: "settings"; readonly target: string; readonly body: object; readonly match: Match }
  | { readonly type: "alert"; readonly target: string; readonly body: AlertUpdate; readonly match: Match }
  | { readonly type: "get"; readonly target: string; readonly conditional: boolean }
  | { readonly type: "services"; readonly filters: readonly Filter[] }
  | { readonly type: "dashboards" | "restart" | "reset" };

const match = fc.constantFrom<Match>("none", "none", "none", "any", "current", "previous", "both");
const pipe = fc.constantFrom(...targets.pipes);
const alert = fc.constantFrom(...targets.alerts);
const filter = fc.record({
  key: fc.constantFrom("env", "team", "a", "k y", "missing", "%", "_"),
  value: fc.constantFrom(undefined, "prod", "dev", "", "b=c", "v+w", "%"),
});
const settings = fc.record({ type: fc.constant("settings"), target: pipe, body: settingsUpdate, match });
const alerts = fc.record({ type: fc.constant("alert"), target: alert, body: alertUpdate, match });
const get = fc.record({ type: fc.constant("get"), target: pipe, conditional: fc.boolean() });
const services = fc.record({ type: fc.constant("services"), filters: fc.array(filter, { maxLength: 2 }) });
const rare = fc.record({ type: fc.constantFrom("dashboards", "restart", "reset") });

/** Any action; mostly updates. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: settings },
  { weight: 6, arbitrary: alerts },
  { weight: 4, arbitrary: get },
  { weight: 2, arbitrary: services },
  { weight: 3, arbitrary: rare },
);

/** Runs an action on the platform and the model. */
export async function runAction(context: ModelContext, action: Action): Promise<void> {
  context.now += 1000;
  switch (action.type) {
    case "settings":
      return putSettings(context, action);
    case "alert":
      return putAlert(context, action);
    case "get":
      return getPipe(context, action);
    case "services":
      return getServices(context, action.filters);
    case "dashboards": {
      const response = await send(context, "GET", targets.dashboards);
      expect(payloadOf(response)).toMatchObject(own.dashboards.map(({ id }) => ({ id })));
      return;
    }
    case "restart":
      return context.restart();
    case "reset":
      await context.platform.reset();
      context.model = createModel();
      context.etags.clear();
  }
}

async function putSettings(context: ModelContext, action: Action & { readonly type: "settings" }) {
  const { target, body } = action;
  const response = await put(context, `${target}/settings`, action);
  if (!response) return;
  const expected = updateSettings(context.model, idOf(target), { ...body }, timeOf(context));
  expect(response.status).toBe(200);
  expect(payloadOf(response)).toEqual(expected);
  recordEtag(context, target, response);
}

async function putAlert(context: ModelContext, action: Action & { readonly type: "alert" }) {
  const { target, body } = action;
  const response = await put(context, target, action);
  if (!response) return;
  const expected = updateAlert(context.model, idOf(target), body, timeOf(context));
  expect(response.status).toBe(expected ? 200 : 400);
  if (!expected) return;
  expect(payloadOf(response)).toEqual(JSON.parse(JSON.stringify(expected)));
  recordEtag(context, target, response);
}

/** Sends an update, and returns its response unless `If-Match` did not match. */
async function put(
  context: ModelContext,
  target: string,
  action: { readonly target: string; readonly body: object; readonly match: Match },
): Promise<PlatformResponse | undefined> {
  const etags = context.etags.get(action.target);
  const [current, previous] = [etags?.current ?? "*", etags?.previous ?? '"never"'];
  // A list must not contain an asterisk.
  const both = etags ? `${previous}, ${current}` : "*";
  const ifMatch = { none: undefined, any: "*", current, previous, both }[action.match];
  const response = await send(context, "PUT", target, ifMatch && { "if-match": ifMatch }, action.body);
  if (action.match !== "previous") return response;
  expect(response.status).toBe(412);
  return undefined;
}

async function getPipe(context: ModelContext, action: Action & { readonly type: "get" }) {
  const { target, conditional } = action;
  const id = idOf(target);
  const response = await send(context, "GET", target);
  expect(payloadOf(response)).toMatchObject({ id, ...context.model.pipes.get(id) });
  recordEtag(context, target, response);
  if (!conditional) return;
  const etag = context.etags.get(target)?.current ?? "";
  expect((await send(context, "GET", target, { "if-none-match": etag })).status).toBe(304);
}

async function getServices(context: ModelContext, filters: readonly Filter[]) {
  const query = filters.map(({ key, value }) => {
    const text = value === undefined ? `tag:${key}` : `tag:${key}=${value}`;
    return `filter=${encodeURIComponent(text)}`;
  });
  const response = await send(context, "GET", `${targets.services}?${query.join("&")}`);
  expect(payloadOf(response)).toMatchObject(listServices(filters).map((id) => ({ id })));
}

async function send(
  { platform }: ModelContext,
  method: string,
  target: string,
  conditions: Readonly<Record<string, string>> | undefined | "" = {},
  body?: object,
): Promise<PlatformResponse> {
  const secret = authorization[target.startsWith("/v1/") ? "management" : "observability"];
  const headers = {
    authorization: secret,
    ...(body && { "content-type": "application/json" }),
    ...conditions,
  };
  const request = { method, target, headers, body: body ? JSON.stringify(body) : null };
  const response = await platform.handle(request);
  checkFuzzResponse(request, response);
  return response;
}

function payloadOf({ body }: PlatformResponse): unknown {
  // `checkResponse` accepts one of the two envelopes only.
  const { result, data } = JSON.parse(body ?? "{}") as { result?: unknown; data?: unknown };
  return result ?? data;
}

function recordEtag({ etags }: ModelContext, target: string, { headers }: PlatformResponse): void {
  const current = headers["etag"] ?? "";
  const before = etags.get(target);
  if (before?.current !== current) etags.set(target, { current, previous: before?.current });
}

function timeOf({ now }: ModelContext): string {
  return new Date(now).toISOString();
}

function idOf(target: string): string {
  return target.slice(target.lastIndexOf("/") + 1);
}

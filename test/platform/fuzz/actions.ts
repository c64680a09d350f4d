/** Steps of a model-based test: each asks the platform and the model the same, and compares what they say. */
import fc from "fast-check";
import { expect } from "vitest";
import type { AlertUpdate } from "../../../generated/observability/types.ts";
import type { Platform, PlatformResponse } from "../../../src/platform/index.ts";
import { alertUpdate, settingsUpdate } from "./bodies.ts";
import { checkAnswer } from "./check-answer.ts";
import { createModel, type Filter, listServices, type Model, updateAlert, updateSettings } from "./model.ts";
import { authorization, own, targets } from "./test-data.ts";

/** A platform under test, and what is expected of it. */
export interface Trial {
  readonly platform: Platform;
  model: Model;
  /** Its clock, in milliseconds since 1970. */
  now: number;
  /** Entity tags by target, the latest and the one before it. */
  readonly tags: Map<string, { readonly present: string; readonly stale: string | undefined }>;
  /** Closes the platform and makes another on the same data. */
  readonly restart: () => Promise<void>;
}

/** What an update asks for under `If-Match`. */
type Match = "nothing" | "any" | "present" | "stale" | "several";

/** One step. */
export type Action =
  | { readonly type: "settings"; readonly pipe: number; readonly body: object; readonly match: Match }
  | { readonly type: "alert"; readonly alert: number; readonly body: AlertUpdate; readonly match: Match }
  | { readonly type: "get"; readonly pipe: number; readonly known: boolean }
  | { readonly type: "services"; readonly filters: readonly Filter[] }
  | { readonly type: "dashboards" }
  | { readonly type: "restart" }
  | { readonly type: "reset" };

const match = fc.constantFrom<Match>("nothing", "nothing", "nothing", "any", "present", "stale", "several");
const pipe = fc.nat(targets.pipes.length - 1);
const filter = fc.record({
  key: fc.constantFrom("env", "team", "a", "k y", "missing", "%", "_"),
  value: fc.constantFrom(undefined, "prod", "dev", "", "b=c", "v+w", "%"),
});

/** Any step; a restart and a reset come seldom. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("settings"), pipe, body: settingsUpdate, match }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("alert"),
      alert: fc.nat(targets.alerts.length - 1),
      body: alertUpdate,
      match,
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("get"), pipe, known: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("services"), filters: fc.array(filter, { maxLength: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("dashboards") }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("restart") }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("reset") }) },
);

/**
 * Takes a step.
 *
 * @param trial changes
 * @param action the step
 */
export async function take(trial: Trial, action: Action): Promise<void> {
  trial.now += 1000;
  if (action.type === "settings") return putSettings(trial, action);
  if (action.type === "alert") return putAlert(trial, action);
  if (action.type === "get") return getPipe(trial, action);
  if (action.type === "services") return getServices(trial, action.filters);
  if (action.type === "dashboards") return getDashboards(trial);
  if (action.type === "restart") return trial.restart();
  await trial.platform.reset();
  trial.model = createModel();
  trial.tags.clear();
}

async function putSettings(trial: Trial, action: Action & { readonly type: "settings" }): Promise<void> {
  const target = at(targets.pipes, action.pipe);
  const { response, refused } = await put(trial, `${target}/settings`, target, action);
  if (refused) return;
  const settings = updateSettings(trial.model, idOf(target), { ...action.body }, timeOf(trial));
  expect(response.status).toBe(200);
  expect(payloadOf(response)).toEqual(settings);
  noteTag(trial, target, response);
}

async function putAlert(trial: Trial, action: Action & { readonly type: "alert" }): Promise<void> {
  const target = at(targets.alerts, action.alert);
  const { response, refused } = await put(trial, target, target, action);
  if (refused) return;
  const alert = updateAlert(trial.model, idOf(target), action.body, timeOf(trial));
  expect(response.status).toBe(alert ? 200 : 400);
  if (!alert) return;
  expect(payloadOf(response)).toEqual(JSON.parse(JSON.stringify(alert)));
  noteTag(trial, target, response);
}

async function put(
  trial: Trial,
  target: string,
  resource: string,
  action: { readonly body: object; readonly match: Match },
): Promise<{ readonly response: PlatformResponse; readonly refused: boolean }> {
  const tags = trial.tags.get(resource);
  const [present, stale] = [tags?.present ?? "*", tags?.stale ?? '"never"'];
  // A list must not hold an asterisk.
  const several = tags ? `${stale}, ${present}` : "*";
  const value = { nothing: undefined, any: "*", present, stale, several }[action.match];
  const response = await ask(trial, "PUT", target, action.body, value);
  const refused = action.match === "stale";
  if (refused) expect(response.status).toBe(412);
  return { response, refused };
}

async function getPipe(trial: Trial, action: Action & { readonly type: "get" }): Promise<void> {
  const target = at(targets.pipes, action.pipe);
  const response = await ask(trial, "GET", target);
  const { settings, updatedAt } = trial.model.pipes.get(idOf(target)) ?? {};
  expect(payloadOf(response)).toMatchObject({
    id: idOf(target),
    createdAt: expect.any(String),
    settings,
    updatedAt,
  });
  noteTag(trial, target, response);
  if (!action.known) return;
  const again = await ask(trial, "GET", target, undefined, undefined, trial.tags.get(target)?.present);
  expect(again.status).toBe(304);
}

async function getServices(trial: Trial, filters: readonly Filter[]): Promise<void> {
  const query = filters.map(({ key, value }) => {
    const text = value === undefined ? `tag:${key}` : `tag:${key}=${value}`;
    return `filter=${encodeURIComponent(text)}`;
  });
  const response = await ask(trial, "GET", `${targets.services}?${query.join("&")}`);
  expect(payloadOf(response)).toMatchObject(listServices(filters).map((id) => ({ id })));
}

async function getDashboards(trial: Trial): Promise<void> {
  const response = await ask(trial, "GET", targets.dashboards);
  expect(payloadOf(response)).toMatchObject(own.dashboards.map(({ id }) => ({ id })));
}

async function ask(
  { platform }: Trial,
  method: string,
  target: string,
  body?: object,
  ifMatch?: string,
  ifNoneMatch?: string,
): Promise<PlatformResponse> {
  const api = target.startsWith("/v1/") ? "management" : "observability";
  const headers = {
    authorization: authorization[api],
    ...(body && { "content-type": "application/json" }),
    ...(ifMatch !== undefined && { "if-match": ifMatch }),
    ...(ifNoneMatch !== undefined && { "if-none-match": ifNoneMatch }),
  };
  const response = await platform.handle({
    method,
    target,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  checkAnswer({ method, target }, response);
  return response;
}

function payloadOf({ body }: PlatformResponse): unknown {
  // `checkAnswer` has seen that it is one of the two envelopes.
  const { result, data } = JSON.parse(body ?? "{}") as { result?: unknown; data?: unknown };
  return result ?? data;
}

function noteTag({ tags }: Trial, target: string, { headers }: PlatformResponse): void {
  const present = headers["etag"] ?? "";
  const before = tags.get(target);
  if (before?.present !== present) tags.set(target, { present, stale: before?.present });
}

function timeOf({ now }: Trial): string {
  return new Date(now).toISOString();
}

function idOf(target: string): string {
  return target.slice(target.lastIndexOf("/") + 1);
}

function at(list: readonly string[], index: number): string {
  return list[index] ?? "";
}

/** Leak tests: after calls of every kind, no abort listener, timer or socket remains. A leak of one call is enough to fail. */
import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { safe } from "../../src/index.ts";
import { observabilityClient, pause } from "./calls.ts";

const calls = 100;
const active = () =>
  process.getActiveResourcesInfo().filter((name) => /Timeout|Immediate|TCP/.test(name)).length;

/** Controllers are not garbage-collected during a test. */
let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
});
afterEach(async () => {
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  // Not by `expect.poll`, which has a timer itself. Vitest has short ones.
  for (let tries = 0; tries < 500 && active() > 0; tries += 1) await pause(20);
  expect(active()).toBe(0);
});

type Answer = () => Response | Promise<Response>;
const clientOf = (answer: Answer, options = {}) =>
  observabilityClient("https://api.example.com", { fetch: async () => answer(), ...options });

const succeed = () => Response.json({ data: [], result: [] });
const unavailable = () => new Response(undefined, { status: 503 });
const never = () => new Promise<never>(() => {});
const unreachable = () => Promise.reject(new TypeError("fetch failed"));
const noToken = { accessToken: () => Promise.reject(new Error("no token")) };

/** Runs all calls of one client at the same time with one signal. */
function runAll(answer: Answer, options: object = {}) {
  const client = clientOf(answer, options);
  const { signal } = controller;
  return Array.from({ length: calls }, () => safe(client.listDashboards({ signal })));
}

test.each<[string, kind: string | undefined, answer: Answer, options: object]>([
  ["succeed", undefined, succeed, {}],
  ["receive a 404", "api", () => new Response(undefined, { status: 404 }), {}],
  ["are cut off", "network", unreachable, { retry: false }],
  ["are retried", "api", unavailable, { retry: { attempts: 2, baseDelayMs: 0 } }],
  ["time out", "timeout", never, { timeoutMs: 1, retry: false }],
  ["receive an HTML page", "unexpected-response", () => new Response("<html>"), {}],
  ["receive too much", "unexpected-response", () => new Response("xx"), { maxResponseBytes: 1 }],
  ["have no token", "config", succeed, noToken],
])("calls that %s leave no abort listener and no timer", async (_, kind, answer, options) => {
  const kinds = (await Promise.all(runAll(answer, options))).map(({ error }) => error?.kind);
  expect(kinds).toEqual(Array(calls).fill(kind));
});

test("invalid calls leave no abort listener and no timer", async () => {
  const { signal } = controller;
  const error = await safe(clientOf(succeed).updateAlert({ id: "" }, {}, { signal }));
  expect(error).toMatchObject({ error: { kind: "invalid-request" } });
});

test.each<[string, Answer, object]>([
  ["before", succeed, {}],
  ["during", never, {}],
  ["between", unavailable, { retry: { attempts: 9, baseDelayMs: 60_000, maxDelayMs: 60_000 } }],
])("calls that are aborted %s attempts leave no listener and no timer", async (when, answer, options) => {
  if (when === "before") controller.abort();
  const running = runAll(answer, options);
  // By then, each call is waiting for its response or its next attempt.
  await pause(50);
  // All calls share one listener.
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(when === "before" ? 0 : 1);
  controller.abort();
  for (const { error } of await Promise.all(running)) expect(error?.kind).toBe("aborted");
});

test("a call that ends does not stop other calls from listening to the same signal", async () => {
  const { signal } = controller;
  const pending = safe(clientOf(never).listDashboards({ signal }));
  await clientOf(succeed).listDashboards({ signal });
  controller.abort("enough");
  expect((await pending).error).toMatchObject({ kind: "aborted", cause: "enough" });
});

test("a response after the timeout does not add a listener to a shared signal", async () => {
  const { signal } = controller;
  const answers: (() => void)[] = [];
  const late = () => new Promise<Response>((resolve) => answers.push(() => resolve(succeed())));
  await safe(clientOf(late, { retry: false }).listDashboards({ signal, timeoutMs: 1 }));
  const second = safe(clientOf(never).listDashboards({ signal }));
  for (const answer of answers) answer();
  await pause(1);
  const third = safe(clientOf(never).listDashboards({ signal }));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  controller.abort();
  for (const { error } of await Promise.all([second, third])) expect(error?.kind).toBe("aborted");
});

test("calls that are aborted while waiting for the rate limit leave no listener and no timer", async () => {
  const { signal } = controller;
  const limited = clientOf(succeed, { rateLimit: { requests: 1, perMs: 1 }, deadlineMs: 1_000_000 });
  const running = Array.from({ length: calls }, () => safe(limited.listDashboards({ signal })));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  controller.abort();
  await Promise.all(running);
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(await limited.listDashboards()).toEqual([]);
});

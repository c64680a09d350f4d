/** Leak tests: after calls of every kind, no abort listener, timer or socket remains. A leak of one call is enough to fail. */
import { getEventListeners } from "node:events";
import { afterEach, expect, test } from "vitest";
import { safe } from "../../src/index.ts";
import { observabilityClient, type stubFetch } from "./calls.ts";

const calls = 100;
const address = "https://api.example.com";
const controllers: AbortController[] = [];
afterEach(() => controllers.splice(0));

const active = () =>
  process.getActiveResourcesInfo().filter((name) => /Timeout|Immediate|TCP/.test(name)).length;

/** Creates a controller that is not garbage-collected during the test. */
function createController() {
  const controller = new AbortController();
  controllers.push(controller);
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Runs all calls at the same time with one signal, and counts the results by kind. */
async function countResults(
  call: (signal: AbortSignal) => Promise<unknown>,
  { signal } = createController(),
) {
  const results = await Promise.all(Array.from({ length: calls }, () => safe(call(signal))));
  expect(getEventListeners(signal, "abort")).toEqual([]);
  const kinds = results.map((result) => (result.ok ? "ok" : result.error.kind));
  return Object.fromEntries(
    [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  );
}

/** Named responses: the client cache uses them as keys. */
const succeed = () => Response.json({ data: [], result: [] });
const fail = (status: number) => () => new Response(undefined, { status });
const notFound = fail(404);
const unavailable = fail(503);
const never = () => new Promise<never>(() => {});
const unreachable = () => Promise.reject(new TypeError("fetch failed"));
const page = () => new Response("<html>");
const large = () => new Response("x".repeat(99));

const retryOnce = { attempts: 2, baseDelayMs: 0 };

test.each<[string, kind: string, (signal: AbortSignal) => Promise<unknown>]>([
  ["succeed", "ok", (signal) => client(succeed).listDashboards({ signal })],
  ["receive a 404", "api", (signal) => client(notFound).listDashboards({ signal })],
  ["are cut off", "network", (signal) => client(unreachable).listDashboards({ signal, retry: false })],
  ["are retried", "api", (signal) => client(unavailable).listDashboards({ signal, retry: retryOnce })],
  ["time out", "timeout", (signal) => client(never).listDashboards({ signal, timeoutMs: 1, retry: false })],
  ["are invalid", "invalid-request", (signal) => client(succeed).updateAlert({ id: "" }, {}, { signal })],
  ["receive an HTML page", "unexpected-response", (signal) => client(page).listDashboards({ signal })],
  ["receive an oversized body", "unexpected-response", (signal) => client(large).listDashboards({ signal })],
  ["have no token", "config", (signal) => tokenless.listDashboards({ signal })],
])("calls that %s leave no abort listener and no timer", async (_, kind, call) => {
  const before = active();
  expect(await countResults(call)).toEqual({ [kind]: calls });
  await expect.poll(active).toBeLessThanOrEqual(before);
});

const clients = new Map<unknown, ReturnType<typeof observabilityClient>>();
/** Returns the client for a response, created on first use. */
function client(answer: Parameters<typeof stubFetch>[0]) {
  const fetch = async (url: string, init: RequestInit) => answer(url, init);
  const made = clients.get(answer) ?? observabilityClient(address, { fetch, maxResponseBytes: 90 });
  clients.set(answer, made);
  return made;
}
const tokenless = observabilityClient(address, { accessToken: () => Promise.reject(new Error("no token")) });

test("calls that are aborted before, during or between attempts leave no listener and no timer", async () => {
  const before = active();
  const early = createController();
  early.abort();
  const list = (signal: AbortSignal) => client(succeed).listDashboards({ signal });
  expect(await countResults(list, early)).toEqual({ aborted: calls });
  const slow = { attempts: 9, baseDelayMs: 60_000, maxDelayMs: 60_000 };
  const rows = [[never, {}] as const, [unavailable, { retry: slow }] as const];
  for (const [answer, options] of rows) {
    const { signal, abort } = createController();
    const running = Array.from({ length: calls }, () =>
      safe(client(answer).listDashboards({ signal, ...options })),
    );
    // By then, each call is waiting for its response or its next attempt.
    await new Promise((resolve) => setTimeout(resolve, 50));
    // All calls share one listener.
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    abort();
    const kinds = (await Promise.all(running)).map(({ error }) => error?.kind);
    expect(new Set(kinds)).toEqual(new Set(["aborted"]));
    expect(getEventListeners(signal, "abort")).toEqual([]);
  }
  await expect.poll(active).toBeLessThanOrEqual(before);
});

test("a call that ends does not stop other calls from listening to the same signal", async () => {
  const controller = new AbortController();
  const pending = safe(client(never).listDashboards({ signal: controller.signal }));
  await client(succeed).listDashboards({ signal: controller.signal });
  controller.abort("enough");
  expect((await pending).error).toMatchObject({ kind: "aborted", cause: "enough" });
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
});

test("a response after the timeout does not add a listener to a shared signal", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const answers: (() => void)[] = [];
  const late = observabilityClient(address, {
    fetch: () => new Promise((resolve) => answers.push(() => resolve(succeed()))),
    retry: false,
  });
  await safe(late.listDashboards({ signal, timeoutMs: 1 }));
  const second = safe(client(never).listDashboards({ signal }));
  for (const answer of answers) answer();
  await new Promise((resolve) => setTimeout(resolve, 1));
  const third = safe(client(never).listDashboards({ signal }));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  controller.abort();
  for (const { error } of await Promise.all([second, third])) expect(error?.kind).toBe("aborted");
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("calls that are aborted while waiting for the rate limit leave no listener and no timer", async () => {
  const before = active();
  const controller = new AbortController();
  const limited = observabilityClient(address, {
    fetch: async () => succeed(),
    rateLimit: { requests: 1, perMs: 1 },
    deadlineMs: 1_000_000,
  });
  const running = Array.from({ length: calls }, () =>
    safe(limited.listDashboards({ signal: controller.signal })),
  );
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(1);
  controller.abort();
  await Promise.all(running);
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  await expect.poll(active).toBeLessThanOrEqual(before);
  expect(await limited.listDashboards()).toEqual([]);
});

/** Ten thousand calls leave no listener behind, and nothing that keeps a process alive. */
import { getEventListeners } from "node:events";
import { afterEach, expect, test } from "vitest";
import { safe } from "../../src/index.ts";
import { observability, type stubFetch } from "./faults/calls.ts";

const calls = 10_000;
const address = "https://api.example.com";
/** Calls at once: enough to overlap, few enough to be quick. */
const together = 500;

const kept: AbortController[] = [];
afterEach(() => kept.splice(0));

/** Timers and sockets that this process waits for. */
const active = () =>
  process.getActiveResourcesInfo().filter((name) => /Timeout|Immediate|TCP/.test(name)).length;

/** A controller that outlives the test, as one of a program would. */
function newController() {
  const controller = new AbortController();
  kept.push(controller);
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Makes the calls, each with the signal, and says how each of them ended. */
async function endsOf(call: (signal: AbortSignal) => Promise<unknown>, { signal } = newController()) {
  const ends = new Map<string, number>();
  for (let done = 0; done < calls; done += together) {
    const batch = Array.from({ length: together }, () => safe(call(signal)));
    for (const result of await Promise.all(batch)) {
      const end = result.ok ? "ok" : result.error.kind;
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  }
  expect(getEventListeners(signal, "abort")).toEqual([]);
  return Object.fromEntries(ends);
}

/** Answers by name, so that each has one client. */
const succeed = () => Response.json({ data: [], result: [] });
const fail = (status: number) => () => new Response(undefined, { status });
const notFound = fail(404);
const unavailable = fail(503);
const never = () => new Promise<never>(() => {});
const unreachable = () => Promise.reject(new TypeError("fetch failed"));
const page = () => new Response("<html>");
const large = () => new Response("x".repeat(99));

test("what is left behind would be seen", async () => {
  const before = active();
  const { signal } = newController();
  const timer = setTimeout(() => {}, 60_000);
  const running = safe(client(never).listDashboards({ signal, timeoutMs: 20, retry: false }));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  expect(active()).toBeGreaterThan(before);
  await running;
  expect(getEventListeners(signal, "abort")).toEqual([]);
  clearTimeout(timer);
  await expect.poll(active).toBeLessThanOrEqual(before);
});

test.each<[string, Record<string, number>, (signal: AbortSignal) => Promise<unknown>]>([
  ["succeed", { ok: calls }, (signal) => client(succeed).listDashboards({ signal })],
  ["are refused", { api: calls }, (signal) => client(notFound).listDashboards({ signal })],
  [
    "lose their connection",
    { network: calls },
    (signal) => client(unreachable).listDashboards({ signal, retry: false }),
  ],
  [
    "are sent twice",
    { api: calls },
    (signal) => client(unavailable).listDashboards({ signal, retry: { attempts: 2, baseDelayMs: 0 } }),
  ],
  [
    "get no answer",
    { timeout: calls },
    (signal) => client(never).listDashboards({ signal, timeoutMs: 1, retry: false }),
  ],
  [
    "are wrong",
    { "invalid-request": calls },
    (signal) => client(succeed).updateAlert({ id: "" }, {}, { signal }),
  ],
  [
    "get an answer that is none",
    { "unexpected-response": calls },
    (signal) => client(page).listDashboards({ signal }),
  ],
  [
    "get too large an answer",
    { "unexpected-response": calls },
    (signal) => client(large).listDashboards({ signal }),
  ],
  ["have no token", { config: calls }, (signal) => tokenless.listDashboards({ signal })],
])("calls that %s leave no listener on the caller's signal, and no timer", async (_, ends, call) => {
  const before = active();
  expect(await endsOf(call)).toEqual(ends);
  await expect.poll(active).toBeLessThanOrEqual(before);
});

const clients = new Map<unknown, ReturnType<typeof observability>>();
/** One client for each answer, as a program would have. */
function client(answer: Parameters<typeof stubFetch>[0]) {
  const fetch = async (url: string, init: RequestInit) => answer(url, init);
  const made = clients.get(answer) ?? observability(address, { fetch, maxResponseBytes: 90 });
  clients.set(answer, made);
  return made;
}
const tokenless = observability(address, { accessToken: () => Promise.reject(new Error("no token")) });

test("calls that are aborted before, within and between attempts leave nothing either", async () => {
  const before = active();
  const early = newController();
  early.abort();
  expect(await endsOf((signal) => client(succeed).listDashboards({ signal }), early)).toEqual({
    aborted: calls,
  });
  for (const [answer, options] of [
    [never, {}],
    [unavailable, { retry: { attempts: 9, baseDelayMs: 60_000, maxDelayMs: 60_000 } }],
  ] as const) {
    for (let done = 0; done < calls; done += together) {
      const { signal, abort } = newController();
      const running = Array.from({ length: together }, () =>
        safe(client(answer).listDashboards({ signal, ...options })),
      );
      // By then each call waits for its answer, or for its next attempt.
      await new Promise((resolve) => setTimeout(resolve, 1));
      // All calls share one listener.
      expect(getEventListeners(signal, "abort")).toHaveLength(1);
      abort();
      const kinds = (await Promise.all(running)).map(({ error }) => error?.kind);
      expect(new Set(kinds)).toEqual(new Set(["aborted"]));
      expect(getEventListeners(signal, "abort")).toEqual([]);
    }
  }
  await expect.poll(active).toBeLessThanOrEqual(before);
});

test("one signal on a thousand calls at once causes no warning, and has no listener afterwards", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on("warning", note);
  const { signal } = newController();
  const slow = observability(address, {
    fetch: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return succeed();
    },
  });
  const running = Array.from({ length: 1000 }, () => slow.listDashboards({ signal }));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await Promise.all(running);
  // Node emits warnings in a later tick.
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off("warning", note);
  expect(warnings).toEqual([]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("a call that ends while others wait on the same signal does not end their listening", async () => {
  const controller = new AbortController();
  const pending = safe(client(never).listDashboards({ signal: controller.signal }));
  await client(succeed).listDashboards({ signal: controller.signal });
  controller.abort("enough");
  expect((await pending).error).toMatchObject({ kind: "aborted", cause: "enough" });
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
});

test("a fetch that answers after the timeout does not add a listener to a signal that is in use", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const answers: (() => void)[] = [];
  const late = observability(address, {
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
  expect((await Promise.all([second, third])).map(({ error }) => error?.kind)).toEqual([
    "aborted",
    "aborted",
  ]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("calls that are aborted while they wait their turn leave nothing either", async () => {
  const before = active();
  const controller = new AbortController();
  const limited = observability(address, {
    fetch: async () => succeed(),
    rateLimit: { requests: 1, perMs: 1 },
    deadlineMs: 1_000_000,
  });
  const running = Array.from({ length: 1000 }, () =>
    safe(limited.listDashboards({ signal: controller.signal })),
  );
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(1);
  controller.abort();
  await Promise.all(running);
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  await expect.poll(active).toBeLessThanOrEqual(before);
  expect(await limited.listDashboards()).toEqual([]);
});

/** `deadlineMs` over everything a call does, and abort at every moment of it. */
import { getEventListeners } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ClientEvent, safe } from "../../../src/index.ts";
import { useServer } from "../server.ts";
import { failureOf, observability, pause, stubFetch } from "./calls.ts";

const server = useServer();
const address = "https://api.example.com";

afterEach(() => vi.useRealTimers());

describe("a deadline", () => {
  test("covers all attempts and all waits between them", async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const { fetch, sent } = stubFetch(async () => {
      await pause(100);
      return new Response(undefined, { status: 503 });
    });
    const client = observability(address, {
      fetch,
      deadlineMs: 1000,
      retry: { attempts: 100, baseDelayMs: 200 },
    });
    const failed = failureOf(client.listDashboards());
    await vi.advanceTimersByTimeAsync(1000);
    // 100 and a wait of 100, 100 and 200, 100 and 400: the next wait would end at 1500.
    expect(await failed).toMatchObject({ kind: "api", status: 503, attempts: 3 });
    expect(sent).toHaveLength(3);
    vi.restoreAllMocks();
  });

  test("ends an attempt that would outlast it, and is named then", async () => {
    vi.useFakeTimers();
    const { fetch } = stubFetch(() => new Promise<never>(() => {}));
    const client = observability(address, {
      fetch,
      deadlineMs: 250,
      timeoutMs: 100,
      retry: { baseDelayMs: 0 },
    });
    const failed = failureOf(client.listDashboards());
    await vi.advanceTimersByTimeAsync(250);
    const error = await failed;
    expect(error).toMatchObject({ kind: "timeout", attempts: 3, elapsedMs: expect.closeTo(250, -1) });
    expect(error.message).toContain("deadlineMs");
  });

  test("of a call stands over that of its client", async () => {
    vi.useFakeTimers();
    const { fetch } = stubFetch(() => new Promise<never>(() => {}));
    const client = observability(address, { fetch, deadlineMs: 10_000, timeoutMs: 5000, retry: false });
    const shorter = failureOf(client.listDashboards({ deadlineMs: 10 }));
    const longer = failureOf(client.listDashboards({ timeoutMs: 9000, deadlineMs: 20_000 }));
    await vi.advanceTimersByTimeAsync(10);
    expect((await shorter).message).toMatch(/ 10 ms.*deadlineMs/);
    await vi.advanceTimersByTimeAsync(8990);
    expect((await longer).message).toMatch(/ 9000 ms.*timeoutMs/);
  });

  test("is ninety seconds, and a request's timeout thirty, by default", async () => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(() => new Promise<never>(() => {}));
    const client = observability(address, { fetch, retry: { attempts: 9, baseDelayMs: 0 } });
    const failed = failureOf(client.listDashboards());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_001);
    expect((await failed).message).toMatch(/within (?:90000|30000) ms/);
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  test("that passed while the token was fetched sends nothing", async () => {
    const { fetch, sent } = stubFetch(() => Response.json({ data: [] }));
    const accessToken = async () => {
      await pause(30);
      return "late-token";
    };
    const error = await failureOf(
      observability(address, { fetch, accessToken, deadlineMs: 10 }).updateAlert({ id: "a" }, {}),
    );
    await pause(40);
    expect(error).toMatchObject({ kind: "timeout", outcome: "not-sent", attempts: 0 });
    expect(sent).toEqual([]);
  });
});

describe("an abort", () => {
  test("before the call sends nothing, and its reason is kept", async () => {
    for (const reason of ["text", new Error("an error"), { an: "object" }, 0, null, false]) {
      const call = observability(server().baseUrl).listDashboards({ signal: AbortSignal.abort(reason) });
      const error = await failureOf(call);
      expect(error).toMatchObject({ kind: "aborted", name: "AbortedError", attempts: 0 });
      expect(error.cause).toBe(reason);
    }
    expect(server().requests).toEqual([]);
  });

  test("without a reason has the one that signals have", async () => {
    const error = await failureOf(
      observability(server().baseUrl).listDashboards({ signal: AbortSignal.abort() }),
    );
    expect(error.cause).toMatchObject({ name: "AbortError" });
  });

  test("by AbortSignal.timeout or AbortSignal.any is an abort, too", async () => {
    server().answer(() => {});
    const late = await failureOf(
      observability(server().baseUrl).listDashboards({ signal: AbortSignal.timeout(10) }),
    );
    expect([late.kind, late.cause]).toEqual(["aborted", expect.objectContaining({ name: "TimeoutError" })]);
    const any = AbortSignal.any([new AbortController().signal, AbortSignal.timeout(10)]);
    expect((await failureOf(observability(server().baseUrl).listDashboards({ signal: any }))).kind).toBe(
      "aborted",
    );
  });

  test("of a request that was sent leaves a write unknown, and is not sent again", async () => {
    const controller = new AbortController();
    server().answer(() => controller.abort("enough"));
    const call = observability(server().baseUrl).updateAlert({ id: "a" }, {}, { signal: controller.signal });
    expect(await failureOf(call)).toMatchObject({
      kind: "aborted",
      cause: "enough",
      outcome: "unknown",
      attempts: 1,
    });
    expect(server().requests).toHaveLength(1);
  });

  test("ends the wait between two attempts at once", async () => {
    const controller = new AbortController();
    const onEvent = ({ type }: ClientEvent) => {
      if (type === "retry") setTimeout(() => controller.abort("enough"), 5);
    };
    server().answerWith(503, undefined, { "retry-after": "20" });
    const startedAt = performance.now();
    const call = observability(server().baseUrl, { onEvent }).listDashboards({ signal: controller.signal });
    expect(await failureOf(call)).toMatchObject({ kind: "aborted", cause: "enough", attempts: 1 });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  test("of a write that was rejected with 429 and waits leaves it rejected", async () => {
    for (const wait of ["retry-after", "rateLimit"]) {
      const controller = new AbortController();
      const onEvent = ({ type }: ClientEvent) => {
        if (type === "retry") setTimeout(() => controller.abort("enough"), 5);
      };
      server().answerWith(429, undefined, { "retry-after": wait === "rateLimit" ? "0" : "20" });
      const rateLimit = wait === "rateLimit" ? { requests: 1, perMs: 30_000 } : undefined;
      const client = observability(server().baseUrl, { onEvent, rateLimit });
      const error = await failureOf(client.updateAlert({ id: "a" }, {}, { signal: controller.signal }));
      expect(error).toMatchObject({ kind: "aborted", outcome: "rejected", attempts: 1 });
    }
  });

  test("after a lost write and a rejected one leaves it unknown", async () => {
    const controller = new AbortController();
    server().answer((response) => {
      if (server().requests.length === 1) response.destroy();
      else response.writeHead(429, { "retry-after": "20" }).end();
    });
    const onEvent = ({ type, attempt }: ClientEvent) => {
      if (type === "retry" && attempt === 2) controller.abort("enough");
    };
    const client = observability(server().baseUrl, {
      onEvent,
      retry: { baseDelayMs: 0, idempotentWrites: true },
    });
    const error = await failureOf(client.updateAlert({ id: "a" }, {}, { signal: controller.signal }));
    expect(error).toMatchObject({ kind: "aborted", outcome: "unknown", attempts: 2 });
  });

  test("while the token is fetched ends at once, and sends nothing", async () => {
    const controller = new AbortController();
    const accessToken = () => {
      queueMicrotask(() => controller.abort("enough"));
      return new Promise<never>(() => {});
    };
    const client = observability(server().baseUrl, { accessToken });
    const error = await failureOf(client.updateAlert({ id: "a" }, {}, { signal: controller.signal }));
    expect(error).toMatchObject({ kind: "aborted", cause: "enough", outcome: "not-sent", attempts: 0 });
    expect(server().requests).toEqual([]);
  });

  test("in the request hook sends nothing, even through a fetch that ignores its signal", async () => {
    const controller = new AbortController();
    const events: string[] = [];
    const onEvent = ({ type }: ClientEvent) => {
      events.push(type);
      if (type === "request") controller.abort("enough");
    };
    const { fetch, sent } = stubFetch(() => Response.json({ data: {} }));
    const call = observability(address, { fetch, onEvent }).updateAlert(
      { id: "a" },
      {},
      { signal: controller.signal },
    );
    expect(await failureOf(call)).toMatchObject({ kind: "aborted", cause: "enough", attempts: 1 });
    expect(sent).toEqual([]);
    expect(events).toEqual(["request", "failure"]);
  });

  test("out of a hook ends the call", async () => {
    for (const moment of ["request", "retry"]) {
      const controller = new AbortController();
      const onEvent = ({ type }: ClientEvent) => type === moment && controller.abort(moment);
      server().answerWith(503);
      const call = observability(server().baseUrl, { onEvent }).listDashboards({ signal: controller.signal });
      expect(await failureOf(call)).toMatchObject({ kind: "aborted", cause: moment, attempts: 1 });
    }
  });

  test("after the call changes nothing", async () => {
    const controller = new AbortController();
    server().answerWith(200, { data: [1] });
    const data = await observability(server().baseUrl).listDashboards({ signal: controller.signal });
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    controller.abort();
    expect(data).toEqual([1]);
  });
});

test.each([{}, 5, "signal", true, { aborted: false }])(
  "the signal %o is refused, and nothing is sent",
  async (signal) => {
    // As plain JavaScript would call it.
    const error = await failureOf(observability(server().baseUrl).listDashboards({ signal } as object));
    expect(error).toMatchObject({ kind: "config", message: expect.stringContaining("signal") });
    expect(server().requests).toEqual([]);
  },
);

test.each([null, undefined, false, 0, ""])(
  "the signal %o is refused or none, and breaks nothing later",
  async (signal) => {
    const { fetch } = stubFetch(() => Response.json({ data: [] }));
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on("uncaughtException", note);
    // As plain JavaScript would call it: `{ signal: wanted && controller.signal }`.
    const call = observability(address, { fetch, timeoutMs: 5 }).listDashboards({ signal } as object);
    const result = await safe(call);
    await pause(15);
    process.off("uncaughtException", note);
    expect([undefined, "config"]).toContain(result.error?.kind);
    expect(uncaught).toEqual([]);
  },
);

test("a signal that another realm or a polyfill made ends a call, too", async () => {
  class Signal extends EventTarget {
    aborted = false;
    reason: unknown = "enough";
  }
  const signal = new Signal();
  server().answer(() => {
    signal.aborted = true;
    signal.dispatchEvent(new Event("abort"));
  });
  // It has what is used of a signal.
  const call = observability(server().baseUrl).listDashboards({ signal: signal as unknown as AbortSignal });
  expect(await failureOf(call)).toMatchObject({ kind: "aborted", cause: "enough", attempts: 1 });
});

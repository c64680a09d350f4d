/** `deadlineMs` and abort signals, at each stage of a call. */
import { getEventListeners } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ClientEvent } from "../../../src/index.ts";
import { getError, observabilityClient, pause, stubFetch } from "../calls.ts";
import { useServer } from "../server.ts";

const server = useServer();
const address = "https://api.example.com";
const never = () => new Promise<never>(() => {});

afterEach(() => vi.useRealTimers());

describe("deadline", () => {
  test("covers all attempts and the delays between them", async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const { fetch, sent } = stubFetch(() => pause(100).then(() => new Response(null, { status: 503 })));
    const retry = { attempts: 100, baseDelayMs: 200 };
    const client = observabilityClient(address, { fetch, deadlineMs: 1000, retry });
    const failed = getError(client.listDashboards());
    await vi.advanceTimersByTimeAsync(1000);
    // The third attempt ends after 600 ms. The next delay, 400 ms, would end at the deadline.
    expect(await failed).toMatchObject({ kind: "api", status: 503, attempts: 3 });
    expect(sent).toHaveLength(3);
    vi.restoreAllMocks();
  });

  test("ends a running attempt, and the error names deadlineMs", async () => {
    vi.useFakeTimers();
    const limits = { deadlineMs: 250, timeoutMs: 100 };
    const client = observabilityClient(address, { fetch: never, ...limits, retry: { baseDelayMs: 0 } });
    const failed = getError(client.listDashboards());
    await vi.advanceTimersByTimeAsync(250);
    const error = await failed;
    expect(error).toMatchObject({ kind: "timeout", attempts: 3, elapsedMs: expect.closeTo(250, -1) });
    expect(error.message).toContain("deadlineMs");
  });

  test("of a call overrides that of its client", async () => {
    vi.useFakeTimers();
    const limits = { deadlineMs: 10_000, timeoutMs: 5000 };
    const client = observabilityClient(address, { fetch: never, ...limits, retry: false });
    const shorter = getError(client.listDashboards({ deadlineMs: 10 }));
    const longer = getError(client.listDashboards({ timeoutMs: 9000, deadlineMs: 20_000 }));
    await vi.advanceTimersByTimeAsync(10);
    expect((await shorter).message).toMatch(/ 10 ms.*deadlineMs/);
    await vi.advanceTimersByTimeAsync(8990);
    expect((await longer).message).toMatch(/ 9000 ms.*timeoutMs/);
  });

  test("is 90 s by default, with a request timeout of 30 s", async () => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(never);
    const client = observabilityClient(address, { fetch, retry: { attempts: 9, baseDelayMs: 0 } });
    const failed = getError(client.listDashboards());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_001);
    expect((await failed).message).toMatch(/within (?:90000|30000) ms/);
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  test("that expires while the token is fetched prevents the request", async () => {
    const { fetch, sent } = stubFetch(() => Response.json({ data: [] }));
    const accessToken = () => pause(30).then(() => "late-token");
    const client = observabilityClient(address, { fetch, accessToken, deadlineMs: 10 });
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    await pause(40);
    expect(error).toMatchObject({ kind: "timeout", outcome: "not-sent", attempts: 0 });
    expect(sent).toEqual([]);
  });
});

describe("abort", () => {
  /** Fails a write by its signal. `use`: gets what aborts it. */
  function abortWrite(use: (abort: () => void) => object) {
    const controller = new AbortController();
    const options = use(() => controller.abort("enough"));
    const { signal } = controller;
    return getError(observabilityClient(server().baseUrl, options).updateAlert({ id: "a" }, {}, { signal }));
  }
  const aborted = { kind: "aborted", cause: "enough" };

  test.each([["text"], [new Error("an error")], [{ an: "object" }], [0], [null], [false]])(
    "before the call prevents the request, and the error has the abort reason %o as its cause",
    async (reason) => {
      const options = { signal: AbortSignal.abort(reason) };
      const client = observabilityClient(server().baseUrl);
      const error = await getError(client.listDashboards(options));
      expect(error).toMatchObject({ kind: "aborted", name: "AbortedError", attempts: 0 });
      expect(error.cause).toBe(reason);
      const write = await getError(client.updateAlert({ id: "a" }, {}, options));
      expect(write).toMatchObject({ kind: "aborted", outcome: "not-sent", attempts: 0 });
      expect(server().requests).toEqual([]);
    },
  );

  test("after a write was sent sets the outcome to unknown, and the write is not retried", async () => {
    const error = await abortWrite((abort) => {
      server().onRequest(abort);
      return {};
    });
    expect(error).toMatchObject({ ...aborted, outcome: "unknown", attempts: 1 });
    expect(server().requests).toHaveLength(1);
  });

  test("ends the delay between two attempts immediately", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const onEvent = ({ type }: ClientEvent) => {
      if (type === "retry") setTimeout(() => controller.abort("enough"), 5);
    };
    server().respondWith(503, undefined, { "retry-after": "20" });
    const startedAt = performance.now();
    const call = observabilityClient(server().baseUrl, { onEvent }).listDashboards({ signal });
    expect(await getError(call)).toMatchObject({ ...aborted, attempts: 1 });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test.each([
    ["retry-after", "20", undefined],
    ["rateLimit", "0", { requests: 1, perMs: 30_000 }],
  ])(
    "of a write that waits after a 429, by %s, sets the outcome to rejected",
    async (_, after, rateLimit) => {
      server().respondWith(429, undefined, { "retry-after": after });
      const error = await abortWrite((abort) => ({
        rateLimit,
        onEvent: ({ type }: ClientEvent) => type === "retry" && setTimeout(abort, 5),
      }));
      expect(error).toMatchObject({ ...aborted, outcome: "rejected", attempts: 1 });
    },
  );

  test("after a lost and a rejected attempt of a write sets the outcome to unknown", async () => {
    const limited = (response: ServerResponse) => response.writeHead(429, { "retry-after": "20" }).end();
    server().respondInOrder((response) => response.destroy(), limited);
    const error = await abortWrite((abort) => ({
      onEvent: ({ type, attempt }: ClientEvent) => type === "retry" && attempt === 2 && abort(),
      retry: { baseDelayMs: 0, idempotentWrites: true },
    }));
    expect(error).toMatchObject({ ...aborted, outcome: "unknown", attempts: 2 });
  });

  test("while the token is fetched ends the call immediately and prevents the request", async () => {
    const error = await abortWrite((abort) => ({
      accessToken: () => {
        queueMicrotask(abort);
        return new Promise<never>(() => {});
      },
    }));
    expect(error).toMatchObject({ ...aborted, outcome: "not-sent", attempts: 0 });
    expect(server().requests).toEqual([]);
  });

  test("in the request event prevents the request, even if a custom fetch ignores the signal", async () => {
    const events: string[] = [];
    const { fetch, sent } = stubFetch(() => Response.json({ data: {} }));
    const error = await abortWrite((abort) => ({
      fetch,
      onEvent: ({ type }: ClientEvent) => events.push(type) && type === "request" && abort(),
    }));
    expect(error).toMatchObject({ ...aborted, attempts: 1 });
    expect([sent, events]).toEqual([[], ["request", "failure"]]);
  });
});

test("a signal from another realm or a polyfill aborts a call", async () => {
  class Signal extends EventTarget {
    aborted = false;
    reason: unknown = "enough";
  }
  const signal = new Signal();
  server().onRequest(() => {
    signal.aborted = true;
    signal.dispatchEvent(new Event("abort"));
  });
  // Implements the part of AbortSignal that the client uses.
  const options = { signal: signal as unknown as AbortSignal };
  const error = await getError(observabilityClient(server().baseUrl).listDashboards(options));
  expect(error).toMatchObject({ kind: "aborted", cause: "enough", attempts: 1 });
});

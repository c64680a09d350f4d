/** Client-side rate limit. `properties/retries.test.ts` has the limit of any window. */
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ClientEvent } from "../../src/index.ts";
import { createObservabilityFetch } from "../../src/observability.ts";
import { getError, observabilityClient, pause, stubFetch } from "./calls.ts";

afterEach(() => vi.useRealTimers());

const rateLimit = { requests: 2, perMs: 40 };

function createLimitedClient(options = {}) {
  const { fetch, sent } = stubFetch(() => Response.json({ data: [] }));
  const times: number[] = [];
  const events: ClientEvent[] = [];
  const client = observabilityClient("https://api.example.com", {
    rateLimit,
    fetch: (url, init) => {
      times.push(performance.now());
      return fetch(url, init);
    },
    onEvent: (event) => events.push(event),
    ...options,
  });
  return { client, sent, times, events };
}

/** Times in milliseconds after the first one. */
const sinceFirst = (times: readonly number[]) => times.map((time) => Math.round(time - (times[0] ?? 0)));

/** A `fetch` that records its times, and asks to wait before a second request. */
const failOnce = (times: number[], seconds: number) => async () => {
  const isFirst = times.push(performance.now()) === 1;
  const headers = { "retry-after": String(seconds) };
  return isFirst ? new Response(null, { status: 503, headers }) : Response.json({ data: [] });
};

describe("calls with a rate limit", () => {
  test("are sent in order, with at most the limit per window", async () => {
    vi.useFakeTimers();
    const { client, times, events } = createLimitedClient();
    const ended: number[] = [];
    for (const n of [0, 1, 2, 3, 4]) void client.listDashboards().then(() => ended.push(n));
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toEqual([0, 1, 2, 3, 4]);
    expect(sinceFirst(times)).toEqual([0, 0, 40, 40, 80]);
    const wait = { operationId: "listDashboards", attempt: 1 };
    expect(events.filter(({ type }) => type === "rate-limit")).toMatchObject([wait, wait, wait]);
  });

  const minGap = (times: readonly number[]) =>
    Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
  /** Stops the event loop. */
  const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  const oneAtATime = { requests: 1, perMs: 50 };
  const oneAMinute = { requests: 1, perMs: 60_000 };
  /** On a busy machine, `fetch` is called some time after the window of its request starts. */
  const leastGap = 40;

  test("keep the limit after the event loop stood still", async () => {
    const { client, times } = createLimitedClient({ rateLimit: oneAtATime });
    const calls = [0, 1, 2, 3].map(() => client.listDashboards());
    await calls[0];
    block(250);
    // Before the timers of the others.
    calls.push(client.listDashboards(), client.listDashboards());
    await Promise.all(calls);
    expect(minGap(times)).toBeGreaterThanOrEqual(leastGap);
  });

  test("keep the limit if the event hook takes long", async () => {
    const onEvent = ({ type, callId }: ClientEvent) => {
      if (type === "request") blocked ??= callId;
      if (type === "request" && callId === blocked) block(45);
    };
    let blocked: number | undefined;
    const { client, times } = createLimitedClient({ rateLimit: oneAtATime, onEvent });
    await Promise.all([client.listDashboards(), client.listDashboards()]);
    expect(minGap(times)).toBeGreaterThanOrEqual(leastGap);
  });

  test("keep the limit if their tokens arrive together, and wait for it after their token", async () => {
    vi.useFakeTimers();
    const accessToken = () => pause(1000).then(() => "token");
    const { client, times, events } = createLimitedClient({ accessToken, timeoutMs: 1500 });
    for (let i = 0; i < 5; i++) void client.listDashboards();
    await vi.advanceTimersByTimeAsync(3000);
    expect(sinceFirst(times)).toEqual([0, 0, 40, 40, 80]);
    expect(events[0]).toMatchObject({ type: "request" });
  });

  test("of different clients have separate limits", async () => {
    const [one, two] = [createLimitedClient(), createLimitedClient()];
    await Promise.all([one, two, one, two].map(({ client }) => client.listDashboards()));
    expect([...one.events, ...two.events].some(({ type }) => type === "rate-limit")).toBe(false);
  });

  test("that would exceed their deadline fail immediately and are not sent", async () => {
    vi.useFakeTimers();
    const { client, sent, events } = createLimitedClient({ rateLimit: oneAMinute, deadlineMs: 5000 });
    await client.listDashboards();
    const expected = { kind: "timeout", option: "rateLimit", attempts: 0 };
    const read = await getError(client.listDashboards());
    expect(read).toMatchObject({ ...expected, message: expect.stringContaining("rateLimit") });
    const write = await getError(client.updateAlert({ id: "a" }, {}));
    expect(write).toMatchObject({ ...expected, outcome: "not-sent" });
    expect(sent).toHaveLength(1);
    expect(events.some(({ type }) => type === "retry")).toBe(false);
  });

  test("that are aborted while waiting fail immediately, are not sent and release their slot", async () => {
    vi.useFakeTimers();
    const { client, sent, events } = createLimitedClient({ rateLimit: { requests: 1, perMs: 300 } });
    const controller = new AbortController();
    await client.listDashboards();
    const waiting = Array.from({ length: 20 }, () =>
      getError(client.updateAlert({ id: "a" }, {}, { signal: controller.signal })),
    );
    controller.abort("enough");
    for (const error of await Promise.all(waiting)) {
      expect(error).toMatchObject({ kind: "aborted", cause: "enough", outcome: "not-sent", attempts: 0 });
    }
    expect(sent).toHaveLength(1);
    const next = client.listDashboards();
    expect(events.at(-1)).toMatchObject({ type: "rate-limit", delayMs: 300 });
    await vi.advanceTimersByTimeAsync(300);
    await next;
    expect(sent).toHaveLength(2);
  });

  test.each(["request", "rate-limit"])(
    "that a hook aborts at %s fail at once and release their slot",
    async (type) => {
      const controllers: AbortController[] = [];
      const onEvent = (event: ClientEvent) => event.type === type && controllers.pop()?.abort();
      const { client, sent } = createLimitedClient({ rateLimit: oneAMinute, onEvent });
      if (type === "rate-limit") await client.listDashboards();
      const controller = new AbortController();
      controllers.push(controller);
      const error = await getError(client.listDashboards({ signal: controller.signal }));
      expect(error).toMatchObject({ kind: "aborted", attempts: type === "request" ? 1 : 0 });
      if (type === "request") await client.listDashboards();
      expect(sent).toHaveLength(1);
    },
  );

  test("fail at once with the last error if their next attempt would wait past the deadline", async () => {
    const busy = { status: 503, headers: { "x-request-id": "r" } };
    const fetch = async () => Response.json({ error: "busy" }, busy);
    const options = { rateLimit: oneAMinute, deadlineMs: 5000, retry: { baseDelayMs: 0 }, fetch };
    const { client, events } = createLimitedClient(options);
    const error = { kind: "api", status: 503, requestId: "r", body: { error: "busy" }, attempts: 1 };
    expect(await getError(client.listDashboards())).toMatchObject(error);
    expect(events.map(({ type }) => type)).toEqual(["request", "response"]);
    const target = { baseUrl: "https://api.example.com", accessToken: "token" };
    const response = await createObservabilityFetch({ ...target, ...options })("/api/v2/dashboards");
    expect([response.status, await response.json()]).toEqual([503, { error: "busy" }]);
  });

  test("emit no retry event for a request that is not sent, and keep the slot of one that is", async () => {
    vi.useFakeTimers();
    const { client, events } = createLimitedClient({
      rateLimit: { requests: 3, perMs: 60_000 },
      deadlineMs: 5000,
      retry: { baseDelayMs: 0 },
      fetch: async () => new Response(null, { status: 503, headers: { "retry-after": "1" } }),
    });
    const calls = [client.listDashboards(), client.listDashboards()].map(getError);
    await vi.advanceTimersByTimeAsync(500);
    expect(await calls[1]).toMatchObject({ kind: "api", status: 503, attempts: 1 });
    expect(events.filter(({ type }) => type === "retry")).toMatchObject([{ attempt: 1, delayMs: 1000 }]);
    expect(await getError(client.listDashboards())).toMatchObject({ option: "rateLimit", attempts: 0 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await calls[0]).toMatchObject({ kind: "api", status: 503, attempts: 2 });
    expect(events.filter(({ type }) => type === "retry")).toHaveLength(1);
  });

  test.each([
    ["the rate requires it", false, [0, 1000, 2000, 3000, 4000]],
    ["it is not aborted", true, [0, 1000, 2000, 3000]],
  ])("wait for a retry only where %s", async (_, isAborted, expected) => {
    vi.useFakeTimers();
    const times: number[] = [];
    const options = { rateLimit: { requests: 1, perMs: 1000 }, retry: { baseDelayMs: 0 } };
    const { client } = createLimitedClient({ ...options, fetch: failOnce(times, 3) });
    const controller = new AbortController();
    client.listDashboards({ signal: controller.signal }).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    for (let i = 0; i < 3; i++) void client.listDashboards();
    if (isAborted) controller.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sinceFirst(times)).toEqual(expected);
  });

  test.each([
    [10, [0, 1010, 2010, 3010, 4010]],
    [5500, [0, 2000, 3000, 4000, 6500]],
  ])(
    "keep the place of a retry whose token is late by %i ms, and do not wait for it",
    async (late, expected) => {
      vi.useFakeTimers();
      const times: number[] = [];
      const accessToken = vi.fn(async () => "token");
      for (let i = 0; i < 4; i++) accessToken.mockImplementationOnce(async () => "token");
      accessToken.mockImplementationOnce(() => pause(late).then(() => "late-token"));
      const rateLimit = { requests: 1, perMs: 1000 };
      const { client } = createLimitedClient({ rateLimit, accessToken, fetch: failOnce(times, 1) });
      void client.listDashboards();
      await vi.advanceTimersByTimeAsync(0);
      for (let i = 0; i < 3; i++) void client.listDashboards();
      await vi.advanceTimersByTimeAsync(8000);
      expect(sinceFirst(times)).toEqual(expected);
    },
  );

  test("that are aborted immediately after the call are not sent, even if a slot is free", async () => {
    const { client, sent } = createLimitedClient({ rateLimit: { requests: 5, perMs: 1000 } });
    const controller = new AbortController();
    const call = getError(client.updateAlert({ id: "a" }, {}, { signal: controller.signal }));
    controller.abort("enough");
    expect(await call).toMatchObject({ kind: "aborted", cause: "enough", outcome: "not-sent", attempts: 0 });
    expect(sent).toEqual([]);
  });

  test("use a slot for each attempt", async () => {
    vi.useFakeTimers();
    let answered = 0;
    const { client, events } = createLimitedClient({
      fetch: async () => Response.json({ data: [] }, { status: ++answered < 3 ? 503 : 200 }),
      rateLimit: { requests: 1, perMs: 20 },
      retry: { baseDelayMs: 0 },
    });
    const call = client.listDashboards.withResponse();
    await vi.advanceTimersByTimeAsync(100);
    expect((await call).attempts).toBe(3);
    expect(events.filter(({ type }) => type === "rate-limit").map(({ attempt }) => attempt)).toEqual([2, 3]);
  });
});

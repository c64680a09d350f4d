/** Client-side rate limit. `properties/retries.test.ts` has the limit of any window. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { createThrottle } from "../../src/client/throttle.ts";
import type { ClientEvent } from "../../src/index.ts";
import { getError, observabilityClient, stubFetch } from "./calls.ts";

afterEach(() => vi.useRealTimers());

test("the window slides: a slot is free as soon as the request before it is outside of the window", () => {
  const throttle = createThrottle({ requests: 2, perMs: 100 });
  const delays = [90, 95, 101, 101, 400].map((now) => throttle(now).delayMs);
  expect(delays).toEqual([0, 0, 89, 94, 0]);
});

test("a slot is released only once", () => {
  const throttle = createThrottle({ requests: 1, perMs: 100 });
  throttle(0);
  const { delayMs, release } = throttle(0);
  release();
  release();
  expect([delayMs, throttle(0).delayMs, throttle(0).delayMs]).toEqual([100, 100, 200]);
});

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

describe("calls with a rate limit", () => {
  test("are sent in order, with at most the limit per window", async () => {
    vi.useFakeTimers();
    const { client, times, events } = createLimitedClient();
    const ended: number[] = [];
    const calls = [0, 1, 2, 3, 4].map((n) => client.listDashboards().then(() => ended.push(n)));
    await vi.advanceTimersByTimeAsync(200);
    await Promise.all(calls);
    expect(ended).toEqual([0, 1, 2, 3, 4]);
    expect(times.map((time) => Math.round(time - (times[0] ?? 0)))).toEqual([0, 0, 40, 40, 80]);
    const waits = events.filter(({ type }) => type === "rate-limit");
    expect(waits.map((event) => [event.operationId, event.attempt])).toEqual([
      ["listDashboards", 1],
      ["listDashboards", 1],
      ["listDashboards", 1],
    ]);
  });

  test("of different clients have separate limits", async () => {
    const [one, two] = [createLimitedClient(), createLimitedClient()];
    await Promise.all([one, two, one, two].map(({ client }) => client.listDashboards()));
    expect([...one.events, ...two.events].some(({ type }) => type === "rate-limit")).toBe(false);
  });

  test("that would exceed their deadline fail immediately and are not sent", async () => {
    for (const call of ["read", "write"]) {
      const { client, sent, events } = createLimitedClient({
        rateLimit: { requests: 1, perMs: 60_000 },
        deadlineMs: 5000,
      });
      await client.listDashboards();
      const startedAt = performance.now();
      const pending = call === "read" ? client.listDashboards() : client.updateAlert({ id: "a" }, {});
      const error = await getError(pending);
      expect(error).toMatchObject({ kind: "timeout", attempts: 0 });
      expect(error.outcome).toBe(call === "read" ? undefined : "not-sent");
      expect(error.message).toContain("rateLimit");
      expect(sent).toHaveLength(1);
      expect(events.some(({ type }) => type === "retry")).toBe(false);
      expect(performance.now() - startedAt).toBeLessThan(2000);
    }
  });

  test("that reach their deadline release their slot", async () => {
    vi.useFakeTimers();
    const { client, sent } = createLimitedClient({ rateLimit: { requests: 1, perMs: 50 } });
    await client.listDashboards();
    await getError(client.listDashboards({ deadlineMs: 10 }));
    const next = client.listDashboards({ deadlineMs: 60 });
    await vi.advanceTimersByTimeAsync(50);
    await next;
    expect(sent).toHaveLength(2);
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

  test("are not delayed without the rateLimit option", async () => {
    const { client, events } = createLimitedClient({ rateLimit: undefined });
    await Promise.all(Array.from({ length: 200 }, () => client.listDashboards()));
    expect(events.some(({ type }) => type === "rate-limit")).toBe(false);
  });
});

/** The client's own rate limit: the pure limiter by a clock of the test's, then calls that wait their turn. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { createRateLimiter } from "../../src/client/rate-limiter.ts";
import type { ClientEvent } from "../../src/index.ts";
import { failureOf, observability, stubFetch } from "./faults/calls.ts";

afterEach(() => vi.useRealTimers());

describe("the limiter", () => {
  const delays = (limiter: ReturnType<typeof createRateLimiter>, times: readonly number[]) =>
    times.map((now) => limiter(now).delayMs);

  test("lets a window's share through at once, and the rest as places become free", () => {
    const limiter = createRateLimiter({ requests: 3, perMs: 100 });
    expect(delays(limiter, [0, 0, 0, 0, 0, 0, 0])).toEqual([0, 0, 0, 100, 100, 100, 200]);
  });

  test("counts any window, not windows that begin by the clock", () => {
    const limiter = createRateLimiter({ requests: 2, perMs: 100 });
    expect(delays(limiter, [90, 95, 101, 101, 400])).toEqual([0, 0, 89, 94, 0]);
  });

  test("forgets what left the window", () => {
    const limiter = createRateLimiter({ requests: 1, perMs: 100 });
    expect(delays(limiter, [0, 100, 200, 299])).toEqual([0, 0, 0, 1]);
  });

  test("gives the place of the last in the queue to the next one", () => {
    const limiter = createRateLimiter({ requests: 1, perMs: 100 });
    limiter(0);
    limiter(0).release();
    expect(limiter(0).delayMs).toBe(100);
  });

  test("gives a place back once only, and never lets more through than its share", () => {
    const limiter = createRateLimiter({ requests: 2, perMs: 100 });
    const places = Array.from({ length: 6 }, () => limiter(0));
    places[3]?.release();
    places[3]?.release();
    const sent = [0, 0, 100, 200, 200, ...delays(limiter, [0, 0, 0])].toSorted((a, b) => a - b);
    for (const start of sent) {
      expect(sent.filter((time) => time >= start && time < start + 100).length).toBeLessThanOrEqual(2);
    }
  });
});

const rateLimit = { requests: 2, perMs: 40 };

function limited(options = {}) {
  const { fetch, sent } = stubFetch(() => Response.json({ data: [] }));
  const times: number[] = [];
  const events: ClientEvent[] = [];
  const client = observability("https://api.example.com", {
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

describe("calls", () => {
  test("wait their turn, in order, and each window has its share at the most", async () => {
    vi.useFakeTimers();
    const { client, times, events } = limited();
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

  test("of another client have a limit of their own", async () => {
    const [one, two] = [limited(), limited()];
    await Promise.all([one, two, one, two].map(({ client }) => client.listDashboards()));
    expect([...one.events, ...two.events].some(({ type }) => type === "rate-limit")).toBe(false);
  });

  test("that would wait beyond their deadline fail now, and are not sent", async () => {
    for (const call of ["read", "write"]) {
      const { client, sent, events } = limited({
        rateLimit: { requests: 1, perMs: 60_000 },
        deadlineMs: 5000,
      });
      await client.listDashboards();
      const startedAt = performance.now();
      const refused = call === "read" ? client.listDashboards() : client.updateAlert({ id: "a" }, {});
      const error = await failureOf(refused);
      expect(error).toMatchObject({ kind: "timeout", attempts: 0 });
      expect(error.outcome).toBe(call === "read" ? undefined : "not-sent");
      expect(error.message).toContain("rateLimit");
      expect(sent).toHaveLength(1);
      expect(events.some(({ type }) => type === "retry")).toBe(false);
      expect(performance.now() - startedAt).toBeLessThan(2000);
    }
  });

  test("that gave up at their deadline leave their place to others", async () => {
    vi.useFakeTimers();
    const { client, sent } = limited({ rateLimit: { requests: 1, perMs: 50 } });
    await client.listDashboards();
    await failureOf(client.listDashboards({ deadlineMs: 10 }));
    const next = client.listDashboards({ deadlineMs: 60 });
    await vi.advanceTimersByTimeAsync(50);
    await next;
    expect(sent).toHaveLength(2);
  });

  test("that are aborted while they wait end at once, are not sent, and give their place back", async () => {
    vi.useFakeTimers();
    const { client, sent, events } = limited({ rateLimit: { requests: 1, perMs: 300 } });
    const controller = new AbortController();
    await client.listDashboards();
    const waiting = Array.from({ length: 20 }, () =>
      failureOf(client.updateAlert({ id: "a" }, {}, { signal: controller.signal })),
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

  test("that are aborted right after the call are not sent, although no slot is awaited", async () => {
    const { client, sent } = limited({ rateLimit: { requests: 5, perMs: 1000 } });
    const controller = new AbortController();
    const call = failureOf(client.updateAlert({ id: "a" }, {}, { signal: controller.signal }));
    controller.abort("enough");
    expect(await call).toMatchObject({ kind: "aborted", cause: "enough", outcome: "not-sent", attempts: 0 });
    expect(sent).toEqual([]);
  });

  test("that are sent again take a place for each attempt", async () => {
    vi.useFakeTimers();
    let answered = 0;
    const { client, events } = limited({
      fetch: async () => Response.json({ data: [] }, { status: ++answered < 3 ? 503 : 200 }),
      rateLimit: { requests: 1, perMs: 20 },
      retry: { baseDelayMs: 0 },
    });
    const call = client.listDashboards.withResponse();
    await vi.advanceTimersByTimeAsync(100);
    expect((await call).attempts).toBe(3);
    expect(events.filter(({ type }) => type === "rate-limit").map(({ attempt }) => attempt)).toEqual([2, 3]);
  });

  test("are not held back unless that is asked for", async () => {
    const { client, events } = limited({ rateLimit: undefined });
    await Promise.all(Array.from({ length: 200 }, () => client.listDashboards()));
    expect(events.some(({ type }) => type === "rate-limit")).toBe(false);
  });
});

/** Retries: which failures are retried, how often and when, and the option `retry`. */
import type { ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { defaults } from "../../src/client/options.ts";
import type { ClientEvent } from "../../src/index.ts";
import { fastRetry, getError, managementClient, organizationId, pipe } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const read = (options = {}, call = {}) =>
  managementClient(server().baseUrl, options).listServices.withResponse({ organizationId }, call);
const write = (options = {}, call = {}) =>
  managementClient(server().baseUrl, options).updatePipeSettings.withResponse(pipe, {}, call);

type Answer = number | ((response: ServerResponse) => void);
const respondInOrder = (...answers: Answer[]) => server().respondInOrder(...answers);
const withHeaders = (status: number, headers: Record<string, string>) => (response: ServerResponse) =>
  response.writeHead(status, headers).end();
const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();
const truncate = (response: ServerResponse) => {
  response.writeHead(200, { "content-length": "99" }).write("{");
  setTimeout(() => response.destroy(), 2);
};

describe("read", () => {
  test.each([408, 425, 429, 500, 502, 503, 504])("is retried after %d until it succeeds", async (status) => {
    respondInOrder(status, status);
    expect((await read()).attempts).toBe(3);
    expect(server().requests).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 405, 409, 410, 412, 413, 422, 451, 501, 505, 511, 300, 304, 307])(
    "is not retried after %d",
    async (status) => {
      respondInOrder(status);
      expect(await getError(read())).toMatchObject({ kind: "api", status, attempts: 1 });
      expect(server().requests).toHaveLength(1);
    },
  );

  test("is retried after a reset, a truncated response and a timeout", async () => {
    respondInOrder(reset, truncate, () => {});
    expect((await read({ timeoutMs: 300, retry: { ...fastRetry, attempts: 4 } })).attempts).toBe(4);
  });

  test("fails with the last error after the last attempt", async () => {
    respondInOrder(500, reset, 502);
    const expected = { kind: "api", status: 502, attempts: 3, outcome: undefined };
    expect(await getError(read())).toMatchObject(expected);
    expect(server().requests).toHaveLength(3);
  });
});

describe("write", () => {
  test.each([
    [429, { "retry-after": "0" }],
    [503, { "retry-after": "0" }],
    [429, { "x-ratelimit-reset": "0.004" }],
    [503, { "retry-after": "0", "x-ratelimit-remaining": "0", "x-ratelimit-reset": "0" }],
  ])("is retried after %d with %o", async (status, headers) => {
    respondInOrder(withHeaders(status, headers), withHeaders(status, headers));
    expect((await write()).attempts).toBe(3);
    expect(server().requests).toHaveLength(3);
  });

  type Rejection = [status: number, headers: Record<string, string>];
  const quotaLeft = { "x-ratelimit-remaining": "7", "x-ratelimit-reset": "0" };
  test.each([
    ...[408, 425, 429, 500, 502, 503, 504].map((status): Rejection => [status, {}]),
    ...[400, 408, 409, 425, 500, 502, 504].map((status): Rejection => [status, { "retry-after": "0" }]),
    [503, { "x-ratelimit-reset": "0" }],
    [503, quotaLeft],
    [503, { ...quotaLeft, "x-ratelimit-remaining": "0" }],
    [503, { ...quotaLeft, "retry-after": "soon" }],
  ])("is not retried after %d with %o", async (status, headers) => {
    respondInOrder(withHeaders(status, headers as Rejection[1]));
    expect(await getError(write())).toMatchObject({ kind: "api", status, attempts: 1 });
    expect(server().requests).toHaveLength(1);
  });

  test.each([
    ["a reset", reset],
    ["a truncated response", truncate],
    ["a timeout", () => {}],
    ["a 500", withHeaders(500, {})],
  ])("is retried after %s only with idempotentWrites", async (_, broken) => {
    respondInOrder(broken);
    const off = await getError(write({ timeoutMs: 300 }));
    expect([off.attempts, off.outcome, server().requests.length]).toEqual([1, "unknown", 1]);
    server().requests.length = 0;
    respondInOrder(broken);
    expect((await write({ timeoutMs: 300, retry: { ...fastRetry, idempotentWrites: true } })).attempts).toBe(
      2,
    );
  });

  test("is retried by what its last attempt did, and has the outcome of all of them", async () => {
    const busy = withHeaders(503, { "retry-after": "0" });
    const send = vi.fn(fetch);
    respondInOrder(busy);
    // Nothing listens on port 2: the connection is refused.
    send.mockImplementationOnce(fetch).mockImplementationOnce(() => fetch("http://127.0.0.1:2"));
    expect((await write({ fetch: send })).attempts).toBe(3);
    server().requests.length = 0;
    respondInOrder(busy, reset);
    expect(await getError(write())).toMatchObject({ kind: "network", attempts: 2, outcome: "unknown" });
  });

  test("has the outcome unknown after a lost attempt, even if a later attempt is rejected", async () => {
    respondInOrder(reset, 400);
    const on = { retry: { ...fastRetry, idempotentWrites: true } };
    expect(await getError(write(on))).toMatchObject({ status: 400, attempts: 2, outcome: "unknown" });
  });

  test("has the outcome rejected if the server rejected all attempts", async () => {
    const limited = withHeaders(429, { "retry-after": "0" });
    respondInOrder(limited, limited, limited);
    const error = await getError(write());
    expect(error).toMatchObject({ status: 429, attempts: 3, outcome: "rejected" });
    expect(error.message).toMatch(/Send fewer requests\.$/);
  });
});

describe("retry-after delay", () => {
  const past = new Date(Date.now() - 1000).toUTCString();
  test.each<[delay: number, headers: Record<string, string>]>([
    [31, { "x-ratelimit-reset": "0.0305" }],
    [31, { "retry-after": "0.0305" }],
    [0, { "retry-after": past, "x-ratelimit-reset": "9" }],
  ])("of %i ms is that of %j", async (delay, headers) => {
    const waits: number[] = [];
    respondInOrder(withHeaders(429, headers));
    const onEvent = (event: ClientEvent) => event.type === "retry" && waits.push(event.delayMs);
    await write({ onEvent, retry: { baseDelayMs: 0 } });
    expect(waits).toEqual([delay]);
  });

  test("fails the call immediately with the delay if it exceeds the deadline", async () => {
    const date = new Date(Date.now() + 600_000).toUTCString();
    const waits = [{ "retry-after": "600" }, { "retry-after": date }, { "x-ratelimit-reset": "600" }];
    for (const headers of waits) {
      for (const call of [read, write]) {
        server().requests.length = 0;
        respondInOrder(withHeaders(429, headers));
        const error = await getError(call({ deadlineMs: 20_000 }));
        if (error.kind !== "api") throw error;
        expect(server().requests).toHaveLength(1);
        expect(error.retryAfterMs).toBeGreaterThan(590_000);
        expect(error.retryAfterMs).toBeLessThanOrEqual(600_000);
        expect(error.message).toContain(`Wait ${error.retryAfterMs} ms`);
      }
    }
  });
});

describe("retry option", () => {
  test("is three attempts with delays from 500 ms to 8 s by default", () => {
    const delays = { baseDelayMs: 500, maxDelayMs: 8000 };
    expect(defaults.retry).toEqual({ attempts: 3, ...delays, idempotentWrites: false });
  });

  test("false: sends one attempt, for a client or a call", async () => {
    respondInOrder(503, 503);
    expect((await getError(read({ retry: false }))).attempts).toBe(1);
    expect((await getError(read({}, { retry: false }))).attempts).toBe(1);
    expect(server().requests).toHaveLength(2);
  });

  test("of a call overrides that of its client, property by property, and ignores undefined ones", async () => {
    server().respondWith(503);
    const client = { retry: { ...fastRetry, attempts: 2, idempotentWrites: true } };
    expect((await getError(read(client, { retry: { attempts: 4 } }))).attempts).toBe(4);
    // Possible for callers without `exactOptionalPropertyTypes`.
    const retry = { attempts: undefined, baseDelayMs: 0, idempotentWrites: undefined } as object;
    expect((await getError(write(client, { retry }))).attempts).toBe(2);
  });
});

/** Which failures are sent again, how often and when: counted by real servers, and decided by the pure functions. */
import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { backoff, decideRetry, defaultRetry } from "../../src/client/retry.ts";
import type { ClientEvent } from "../../src/index.ts";
import { operations as managementOperations } from "../../src/management.ts";
import { failureOf, management, observability, organizationId, pipe, quickly } from "./faults/calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const read = (options = {}, call = {}) =>
  management(server().baseUrl, options).listServices.withResponse({ organizationId }, call);
const write = (options = {}, call = {}) =>
  management(server().baseUrl, options).updatePipeSettings.withResponse(
    pipe,
    { engine_max_threads: 2 },
    call,
  );

/** Answers each request with the next of these; a status, or what to do. Then with success. */
function answerInTurn(...answers: readonly (number | ((response: ServerResponse) => void))[]): void {
  server().answer((response) => {
    const next = answers[server().requests.length - 1];
    if (typeof next === "function") next(response);
    else if (next !== undefined) response.writeHead(next).end();
    else
      response.writeHead(200).end(`{"result":${server().requests.at(-1)?.method === "PUT" ? "{}" : "[]"}}`);
  });
}

const withHeaders = (status: number, headers: Record<string, string>) => (response: ServerResponse) =>
  response.writeHead(status, headers).end();
const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();
const cut = (response: ServerResponse) => {
  response.writeHead(200, { "content-length": "99" }).write("{");
  setTimeout(() => response.destroy(), 2);
};

describe("a read", () => {
  test.each([408, 425, 429, 500, 502, 503, 504])(
    "is sent again after %d, until it succeeds",
    async (status) => {
      answerInTurn(status, status);
      expect((await read()).attempts).toBe(3);
      expect(server().requests).toHaveLength(3);
    },
  );

  test.each([400, 401, 403, 404, 405, 409, 410, 412, 413, 422, 451, 501, 505, 511, 300, 304, 307])(
    "is not sent again after %d",
    async (status) => {
      answerInTurn(status);
      expect(await failureOf(read())).toMatchObject({ kind: "api", status, attempts: 1 });
      expect(server().requests).toHaveLength(1);
    },
  );

  test("is sent again after a reset, a cut answer and a timeout", async () => {
    answerInTurn(reset, cut, () => {});
    const { attempts } = await read({ timeoutMs: 100, retry: { ...quickly, attempts: 4 } });
    expect([attempts, server().requests.length]).toEqual([4, 4]);
  });

  test("fails with the last failure when attempts run out", async () => {
    answerInTurn(500, reset, 502);
    expect(await failureOf(read())).toMatchObject({
      kind: "api",
      status: 502,
      attempts: 3,
      outcome: undefined,
    });
    expect(server().requests).toHaveLength(3);
  });

  test("whose success cannot be read is not sent again", async () => {
    server().answerWith(200, "<html>");
    expect(await failureOf(read())).toMatchObject({ kind: "unexpected-response", attempts: 1 });
    expect(server().requests).toHaveLength(1);
  });
});

describe("a write", () => {
  test.each([408, 425, 429, 500, 502, 503, 504])("is not sent again after %d alone", async (status) => {
    answerInTurn(status);
    expect(await failureOf(write())).toMatchObject({ kind: "api", status, attempts: 1 });
    expect(server().requests).toHaveLength(1);
  });

  test.each([
    [429, { "retry-after": "0" }],
    [503, { "retry-after": "0" }],
    [429, { "x-ratelimit-reset": "0.004" }],
    [503, { "x-ratelimit-reset": "0.004" }],
  ])("is sent again after %d that states a wait (%o)", async (status, headers) => {
    answerInTurn(withHeaders(status, headers), withHeaders(status, headers));
    expect((await write()).attempts).toBe(3);
    expect(server().requests).toHaveLength(3);
  });

  test.each([400, 408, 409, 425, 500, 502, 504])(
    "is not sent again after %d, stated wait or not",
    async (status) => {
      answerInTurn(withHeaders(status, { "retry-after": "0" }));
      expect((await failureOf(write())).attempts).toBe(1);
      expect(server().requests).toHaveLength(1);
    },
  );

  test("is sent with the whole of its body each time", async () => {
    answerInTurn(withHeaders(503, { "retry-after": "0" }), withHeaders(429, { "retry-after": "0" }));
    await write();
    expect(server().requests.map(({ method, body }) => [method, body])).toEqual(
      Array.from({ length: 3 }, () => ["PUT", '{"engine_max_threads":2}']),
    );
  });

  test.each([
    ["a reset", reset],
    ["a cut answer", cut],
    ["silence", () => {}],
    ["a 500", withHeaders(500, {})],
  ])("is sent again after %s only with idempotentWrites", async (_, broken) => {
    answerInTurn(broken);
    const off = await failureOf(write({ timeoutMs: 300, retry: { ...quickly, idempotentWrites: false } }));
    expect([off.attempts, off.outcome, server().requests.length]).toEqual([1, "unknown", 1]);
    server().requests.length = 0;
    answerInTurn(broken);
    const on = await write({ timeoutMs: 300, retry: { ...quickly, idempotentWrites: true } });
    expect([on.attempts, server().requests.length]).toEqual([2, 2]);
  });

  test("that may have taken effect stays unknown, whatever becomes of its later attempts", async () => {
    answerInTurn(reset, 400);
    const on = { retry: { ...quickly, idempotentWrites: true } };
    expect(await failureOf(write(on))).toMatchObject({ status: 400, attempts: 2, outcome: "unknown" });
  });

  test("that was only ever refused is rejected after several attempts too", async () => {
    const limited = withHeaders(429, { "retry-after": "0" });
    answerInTurn(limited, limited, limited);
    expect(await failureOf(write())).toMatchObject({ status: 429, attempts: 3, outcome: "rejected" });
  });

  test("that was refused, and then aborted while it waited, has not taken effect", async () => {
    const controller = new AbortController();
    answerInTurn(withHeaders(429, { "retry-after": "30" }));
    const onEvent = ({ type }: ClientEvent) => type === "retry" && controller.abort("enough");
    const error = await failureOf(write({ onEvent }, { signal: controller.signal }));
    expect(error).toMatchObject({ kind: "aborted", cause: "enough", attempts: 1 });
    expect(["not-sent", "rejected"]).toContain(error.outcome);
  });
});

describe("a stated wait", () => {
  test("is kept to, in seconds, fractions of them, or as a date", async () => {
    for (const headers of [
      { "x-ratelimit-reset": "0.0305" },
      { "retry-after": "0.0305" },
      { "retry-after": new Date(Date.now() - 1000).toUTCString(), "x-ratelimit-reset": "9" },
    ]) {
      const waits: number[] = [];
      server().requests.length = 0;
      answerInTurn(withHeaders(429, headers));
      const onEvent = (event: ClientEvent) => event.type === "retry" && waits.push(event.delayMs);
      await write({ onEvent, retry: { baseDelayMs: 0 } });
      expect(waits).toEqual(["x-ratelimit-reset" in headers && "retry-after" in headers ? 0 : 31]);
    }
  });

  test("beyond the deadline ends the call now, and says how long it is", async () => {
    const date = new Date(Date.now() + 600_000).toUTCString();
    for (const headers of [
      { "retry-after": "600" },
      { "retry-after": date },
      { "x-ratelimit-reset": "600" },
    ]) {
      for (const call of [read, write]) {
        server().requests.length = 0;
        answerInTurn(withHeaders(429, headers));
        const error = await failureOf(call({ deadlineMs: 20_000 }));
        if (error.kind !== "api") throw error;
        expect(server().requests).toHaveLength(1);
        expect(error.retryAfterMs).toBeGreaterThan(590_000);
        expect(error.retryAfterMs).toBeLessThanOrEqual(600_000);
        expect(error.message).toContain(`Wait ${error.retryAfterMs} ms`);
      }
    }
  });

  test("longer than any number is no wait at all, or ends the call; never an endless one", async () => {
    answerInTurn(withHeaders(429, { "retry-after": "9".repeat(400) }));
    expect(await failureOf(write())).toMatchObject({ kind: "api", attempts: 1 });
  });
});

describe("decided without a network", () => {
  test("a wait doubles up to its cap, and is drawn from the whole of it", () => {
    const policy = { baseDelayMs: 500, maxDelayMs: 8000 };
    const bounds = [1, 2, 3, 4, 5, 6, 100].map((attempts) => backoff(attempts, policy, 1));
    expect(bounds).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(backoff(3, policy, 0)).toBe(0);
    expect(backoff(3, policy, 0.5)).toBe(1000);
  });

  test("the defaults are three attempts from half a second up to eight", () => {
    expect(defaultRetry).toEqual({
      attempts: 3,
      baseDelayMs: 500,
      maxDelayMs: 8000,
      idempotentWrites: false,
    });
  });

  test("errors that no attempt can mend are never followed by another", async () => {
    const { updatePipeSettings, getPipe } = managementOperations;
    const aborted = AbortSignal.abort();
    const errors = await Promise.all([
      failureOf(observability(server().baseUrl).listDashboards({ signal: aborted })),
      failureOf(observability(server().baseUrl).updateAlert({ id: "" }, {})),
      failureOf(read({}, { timeoutMs: -1 })),
    ]);
    expect(errors.map(({ kind }) => kind)).toEqual(["aborted", "invalid-request", "config"]);
    for (const error of errors) {
      for (const operation of [updatePipeSettings, getPipe]) {
        const eager = { ...defaultRetry, idempotentWrites: true };
        expect(decideRetry(error, operation, eager, 1, 0.5)).toBeUndefined();
      }
    }
  });
});

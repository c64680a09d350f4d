/** The `onEvent` hook: content and order of events, and isolation of calls from hook failures. */
import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ClientEvent, safe } from "../../src/index.ts";
import { fastRetry, getError, managementClient, observabilityClient, pause, pipe } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
let events: ClientEvent[] = [];
const onEvent = (event: ClientEvent) => events.push(event);
const client = (options = {}) => observabilityClient(server().baseUrl, { onEvent, ...options });
const eventLog = () => events.map(({ type, attempt }) => `${type} ${attempt}`);

type Answers = (number | ((response: ServerResponse) => void))[];
const respondInOrder = (...answers: Answers) => server().respondInOrder(...answers);
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end();
const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();

beforeEach(() => {
  events = [];
});

const list = (options = {}, call = {}) => client(options).listDashboards(call);

describe("event order", () => {
  const large = (response: ServerResponse) => response.end(JSON.stringify({ data: "x".repeat(99) }));
  const silent = () => {};
  const lost = "retry 1 api 503, request 2, failure 2 network ECONNRESET, retry 2 network ECONNRESET";
  const timeout = { timeoutMs: 20, retry: false };
  const renewing = { accessToken: async () => "token", retry: false };

  test.each<[log: string, answers: Answers, options: object]>([
    ["request 1, response 1 200", [], {}],
    ["request 1, response 1 404", [404], {}],
    [`request 1, response 1 503, ${lost}, request 3, response 3 200`, [503, reset], {}],
    ["request 1, response 1 401, retry 1 api 401, request 2, response 2 200", [401], renewing],
    ["request 1, failure 1 network ECONNRESET", [reset], { retry: false }],
    ["request 1, failure 1 timeout", [silent], timeout],
    ["request 1, failure 1 unexpected-response 200", [large], { maxResponseBytes: 9 }],
  ])("is %s", async (log, answers, options) => {
    respondInOrder(...answers);
    await safe(list(options));
    const lines = events.map(({ type, attempt, ...event }) => {
      const { kind, status: code, code: name } = event as Record<string, unknown>;
      return [type, attempt, kind, code ?? name].filter(Boolean).join(" ");
    });
    expect(lines.join(", ")).toBe(log);
  });

  test("has the delay and the outcome in events of failures", async () => {
    respondInOrder(status(401, { "x-request-id": "r-1" }), reset);
    await safe(client(renewing).updateAlert({ id: "a" }, {}));
    expect(events[2]).toMatchObject({ type: "retry", requestId: "r-1", attempts: 1, delayMs: 0 });
    expect(events[4]).toMatchObject({ type: "failure", attempts: 2, outcome: "unknown" });
  });

  test("for a call that is not sent: no request event", async () => {
    await getError(client().updateAlert({ id: "" }, {}));
    await getError(list({}, { timeoutMs: 0 }));
    await getError(list({}, { signal: AbortSignal.abort() }));
    await getError(list({ accessToken: () => Promise.reject(new Error("no token")) }));
    expect(eventLog().filter((line) => line.startsWith("request"))).toEqual([]);
  });

  test("for concurrent calls: callId identifies the call", async () => {
    respondInOrder(503, 503);
    await Promise.all([list(), list()]);
    const ids = [...new Set(events.map(({ callId }) => callId))];
    expect(ids).toHaveLength(2);
    for (const id of ids) {
      const own = events.filter(({ callId }) => callId === id).map(({ type }) => type);
      expect(own.slice(0, 2)).toEqual(["request", "response"]);
      expect(own.slice(-2)).toEqual(["request", "response"]);
    }
  });
});

describe("event", () => {
  test("contains the operation, method, path template and origin, but not the request path", async () => {
    const called = managementClient(server().baseUrl, { onEvent, headers: { "x-tenant": "tenant-7" } });
    server().respondWith(500, { error: "no" });
    await getError(called.updatePipeSettings(pipe, { engine_max_threads: 7 }));
    expect(events).toHaveLength(2);
    for (const event of events) {
      expect(event).toMatchObject({
        operationId: "updatePipeSettings",
        method: "PUT",
        path: "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings",
        origin: server().baseUrl,
      });
      expect(JSON.stringify(event)).not.toMatch(/33333333|engine_max_threads|tenant-7/);
    }
  });

  test("response contains only allow-listed headers", async () => {
    const limits = { "x-ratelimit-remaining": "3", "retry-after": "1" };
    const shown = { "x-request-id": "r", ...limits, sunset: "Thu, 31 Dec 2026 23:59:59 GMT" };
    const hidden = {
      "set-cookie": "session=hush",
      authorization: "hush",
      "www-authenticate": "hush",
      // Some servers repeat what they receive.
      "request-id": "demo-token",
    };
    server().respondWith(400, { error: "no" }, { ...shown, ...hidden });
    await getError(client().listDashboards());
    const response = events.find((event) => event.type === "response");
    const headers = { ...shown, "content-type": "application/json" };
    expect(response).toMatchObject({ status: 400, headers });
    expect(JSON.stringify(events)).not.toMatch(/hush|demo-token/);
    expect(response?.durationMs).toBeGreaterThan(0);
  });

  test.each<[headers: Record<string, string>, isShown: boolean | undefined]>([
    [{ deprecation: "@1767225600" }, true],
    [{ sunset: "Thu, 31 Dec 2026 23:59:59 GMT" }, true],
    [{ deprecation: "true" }, true],
    [{ deprecation: "" }, false],
    [{ sunset: "soon" }, false],
    [{ link: "</a>" }, undefined],
  ])("deprecation follows the response event: %o, %o", async (headers, isShown) => {
    for (const code of [200, 400]) {
      events = [];
      server().respondWith(code, { data: [] }, headers);
      expect((await safe(list())).ok).toBe(code === 200);
      expect(eventLog().slice(2)).toEqual(isShown === undefined ? [] : ["deprecation 1"]);
      const expected = { deprecation: undefined, sunset: undefined, ...(isShown && headers) };
      if (isShown !== undefined) expect(events[2]).toMatchObject(expected);
    }
  });
});

describe("events of a hostile server, logged as they are", () => {
  const marker = "MARKER text";
  const names = ["etag", "link", "ratelimit", "ratelimit-policy", "set-cookie", "location", "server"];
  const allowed = ["deprecation", "sunset", "request-id", "x-request-id", "retry-after", "x-ratelimit-reset"];
  const headers = Object.fromEntries(
    [...names, "content-type", ...allowed].map((name) => [name, `${marker}; </${marker}>`]),
  );
  const body = {
    ...{ [marker]: marker, error: marker, message: marker, code: marker, type: marker, requestId: marker },
    data: { [marker]: marker, state: marker, id: marker, tiles: marker, thresholdType: marker },
  };
  const quoting = Object.assign(new Error(marker), { code: marker, cause: new Error(marker) });
  const quote = () => Promise.reject(quoting);
  const breakOff = (response: ServerResponse) =>
    response.writeHead(200, headers).write(marker, () => response.destroy());

  test.each<[string, options: object, respond: () => void]>([
    ["refuses a request", {}, () => server().respondWith(400, body, headers)],
    ["refuses a token", { accessToken: () => "t" }, () => server().respondWith(401, body, headers)],
    ["fails for a while", {}, () => server().respondWith(503, marker, headers)],
    ["redirects", {}, () => server().respondWith(307, body, headers)],
    ["sends text", {}, () => server().respondWith(200, marker, headers)],
    ["drifts", { drift: "report" }, () => server().respondWith(200, body, headers)],
    ["drifts, with an error", { drift: "throw" }, () => server().respondWith(200, body, headers)],
    ["sends too much", { maxResponseBytes: 9 }, () => server().respondWith(200, body, headers)],
    ["breaks off", {}, () => server().onRequest(breakOff)],
    ["is quoted by fetch", { fetch: quote }, () => {}],
    ["is quoted by the token function", { accessToken: quote }, () => {}],
  ])("have none of its texts if it %s", async (_, options, respond) => {
    respond();
    for (const retry of [false, fastRetry]) {
      await safe(client({ retry, ...options }).updateAlert({ id: "MARKER" }, {}));
      await safe(client({ retry, ...options }).listDashboards({ signal: AbortSignal.timeout(2000) }));
    }
    const printed = inspect(events, { depth: 9, showHidden: true });
    expect(JSON.stringify(events) + printed).not.toContain("MARKER");
  });

  test("have the identifiers that it sends", async () => {
    server().respondWith(503, { code: "E_BUSY", requestId: "r-1" });
    await safe(client().listDashboards());
    const retry = events.find(({ type }) => type === "retry");
    expect(retry).toMatchObject({ code: "E_BUSY", requestId: "r-1" });
  });
});

test("a hook that changes the headers of an event does not affect the next event", async () => {
  const headers = { deprecation: "@1767225600" };
  server().respondWith(200, { data: [] }, headers);
  const hook = (event: ClientEvent) => {
    if (event.type === "response") Reflect.deleteProperty(event.headers, "deprecation");
    events.push(event);
  };
  await client({ onEvent: hook }).listDashboards();
  expect(events[2]).toMatchObject({ type: "deprecation", ...headers });
});

describe("failing hook", () => {
  const unhandled: unknown[] = [];
  const record = (reason: unknown) => unhandled.push(reason);
  beforeEach(() => process.on("unhandledRejection", record));
  afterEach(() => process.off("unhandledRejection", record));

  const boom = new Error("boom");
  /** Thenable that throws when it is awaited. */
  // biome-ignore lint/suspicious/noThenProperty: a hook may return a thenable.
  const thenable = (descriptor: PropertyDescriptor) => Object.defineProperty({}, "then", descriptor);
  const throwBoom = () => {
    throw boom;
  };
  test.each<[string, (event: ClientEvent) => unknown]>([
    ["that throws", throwBoom],
    ["that rejects", () => Promise.reject(boom)],
    ["that returns a thenable that throws", () => thenable({ value: throwBoom })],
    ["that returns an object with a throwing getter", () => thenable({ get: throwBoom })],
    ["that changes the event", (event) => Object.assign(event, { attempt: 99, type: "x", headers: null })],
  ])("%s does not fail the call or cause an unhandled rejection", async (_, hook) => {
    respondInOrder(status(503, { deprecation: "@1" }), reset);
    const hooked = client({ onEvent: hook, rateLimit: { requests: 1, perMs: 2 } });
    const { data, attempts } = await hooked.listDashboards.withResponse();
    expect([data, attempts]).toEqual([[], 3]);
    server().respondWith(400);
    expect((await getError(client({ onEvent: hook }).listDashboards())).kind).toBe("api");
    await pause(10);
    expect(unhandled).toEqual([]);
  });

  test("is still called for later events", async () => {
    const hook = vi.fn(throwBoom);
    respondInOrder(503);
    await client({ onEvent: hook, retry: fastRetry }).listDashboards();
    expect(hook).toHaveBeenCalledTimes(5);
  });
});

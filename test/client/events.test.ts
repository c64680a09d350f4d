/** What the hook `onEvent` is told, in which order, and that nothing it does breaks a call. */
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ClientEvent } from "../../src/index.ts";
import { failureOf, management, observability, pause, pipe, quickly } from "./faults/calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
let events: ClientEvent[] = [];
const onEvent = (event: ClientEvent) => events.push(event);
const client = (options = {}) => observability(server().baseUrl, { onEvent, ...options });
const story = () => events.map(({ type, attempt }) => `${type} ${attempt}`);

/** Answers each request with the next of these, then with success. */
function answerInTurn(...answers: readonly ((response: ServerResponse) => void)[]): void {
  server().answer((response) => {
    const next = answers[server().requests.length - 1];
    if (next) next(response);
    else response.writeHead(200).end('{"data":[]}');
  });
}

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end();
const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();

beforeEach(() => {
  events = [];
});

describe("the order of events", () => {
  test("of a success is request and response", async () => {
    answerInTurn();
    await client().listDashboards();
    expect(story()).toEqual(["request 1", "response 1"]);
  });

  test("of a retried call tells each attempt, and why the next one follows", async () => {
    answerInTurn(status(503), reset);
    await client().listDashboards();
    expect(story()).toEqual([
      "request 1",
      "response 1",
      "retry 1",
      "request 2",
      "failure 2",
      "retry 2",
      "request 3",
      "response 3",
    ]);
    const [first, second] = events.filter((event) => event.type === "retry");
    expect(first?.error).toMatchObject({ kind: "api", status: 503, attempts: 1 });
    expect(second?.error).toMatchObject({ kind: "network", attempts: 2 });
    for (const retry of [first, second]) expect(retry?.delayMs).toBeGreaterThanOrEqual(0);
  });

  test("of a failure is request and what came", async () => {
    answerInTurn(status(404));
    await failureOf(client().listDashboards());
    expect(story()).toEqual(["request 1", "response 1"]);
    events = [];
    server().answer(reset);
    const error = await failureOf(client({ retry: false }).listDashboards());
    expect(story()).toEqual(["request 1", "failure 1"]);
    expect(events.find((event) => event.type === "failure")?.error).toBe(error);
  });

  test("of silence, of too much, and of an abort is request and failure", async () => {
    server().answer(() => {});
    await failureOf(client({ timeoutMs: 20, retry: false }).listDashboards());
    await failureOf(client({ retry: false }).listDashboards({ signal: AbortSignal.timeout(10) }));
    server().answerWith(200, { data: "x".repeat(99) });
    await failureOf(client({ maxResponseBytes: 9 }).listDashboards());
    expect(story()).toEqual(["request 1", "failure 1", "request 1", "failure 1", "request 1", "failure 1"]);
    const kinds = events.flatMap((event) => (event.type === "failure" ? [event.error.kind] : []));
    expect(kinds).toEqual(["timeout", "aborted", "unexpected-response"]);
  });

  test("of what was never sent has no request in it", async () => {
    await failureOf(client().updateAlert({ id: "" }, {}));
    await failureOf(client().listDashboards({ timeoutMs: 0 }));
    await failureOf(client().listDashboards({ signal: AbortSignal.abort() }));
    const noToken = () => Promise.reject(new Error("no token"));
    await failureOf(client({ accessToken: noToken }).listDashboards());
    expect(story().filter((line) => line.startsWith("request"))).toEqual([]);
  });

  test("of two calls at once can be told apart", async () => {
    answerInTurn(status(503), status(503));
    await Promise.all([client().listDashboards(), client().listDashboards()]);
    const ids = [...new Set(events.map(({ callId }) => callId))];
    expect(ids).toHaveLength(2);
    for (const id of ids) {
      const own = events.filter(({ callId }) => callId === id).map(({ type }) => type);
      expect(own.slice(0, 2)).toEqual(["request", "response"]);
      expect(own.slice(-2)).toEqual(["request", "response"]);
    }
  });
});

describe("an event", () => {
  test("names operation, method, path template and origin, never the path that was called", async () => {
    const called = management(server().baseUrl, { onEvent, headers: { "x-tenant": "tenant-7" } });
    server().answerWith(500, { error: "no" });
    await failureOf(called.updatePipeSettings(pipe, { engine_max_threads: 7 }));
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

  test("of a response holds headers of the allow-list only", async () => {
    const shown = { "x-request-id": "r", "x-ratelimit-remaining": "3", "retry-after": "1", etag: '"e"' };
    const hidden = {
      "set-cookie": "session=hush",
      authorization: "hush",
      "x-api-key": "hush",
      "www-authenticate": "hush",
      location: "/hush",
      server: "hush",
    };
    server().answerWith(400, { error: "no" }, { ...shown, ...hidden });
    await failureOf(client().listDashboards());
    const response = events.find((event) => event.type === "response");
    expect(response).toMatchObject({
      status: 400,
      headers: { ...shown, "content-type": "application/json" },
    });
    expect(JSON.stringify(events)).not.toContain("hush");
    expect(response?.durationMs).toBeGreaterThan(0);
  });

  test.each([
    [{ deprecation: "@1767225600" }, { deprecation: "@1767225600", sunset: undefined, link: undefined }],
    [
      { sunset: "Thu, 31 Dec 2026 23:59:59 GMT" },
      { deprecation: undefined, sunset: "Thu, 31 Dec 2026 23:59:59 GMT" },
    ],
    [
      { deprecation: "true", link: '</v2>; rel="successor-version"' },
      { deprecation: "true", link: '</v2>; rel="successor-version"' },
    ],
    [{ deprecation: "" }, { deprecation: "", sunset: undefined }],
  ])("tells of deprecation after its response: %o", async (headers, told) => {
    for (const [code, expected] of [
      [200, 0],
      [400, 1],
    ] as const) {
      events = [];
      server().answerWith(code, { data: [] }, headers);
      const failures = await client()
        .listDashboards()
        .then(
          () => 0,
          () => 1,
        );
      expect(failures).toBe(expected);
      expect(story()).toEqual(["request 1", "response 1", "deprecation 1"]);
      expect(events[2]).toMatchObject(told);
    }
  });

  test("of deprecation is not told without its headers", async () => {
    server().answerWith(200, { data: [] }, { link: "</a>" });
    await client().listDashboards();
    expect(story()).not.toContain("deprecation 1");
  });
});

test("a hook that changes the headers it is given changes nothing for the next event", async () => {
  const headers = { deprecation: "@1767225600" };
  server().answerWith(200, { data: [] }, headers);
  const hook = (event: ClientEvent) => {
    if (event.type === "response") Reflect.deleteProperty(event.headers, "deprecation");
    events.push(event);
  };
  await client({ onEvent: hook }).listDashboards();
  expect(events[2]).toMatchObject({ type: "deprecation", ...headers });
});

test("a stand-in for a response, whose headers can only be asked for by name, does not fail for the sake of a hook", async () => {
  const standIn = {
    ok: true,
    status: 200,
    headers: { get: () => null, has: () => false },
    text: async () => '{"data":[1]}',
  };
  const options = { fetch: async () => standIn as unknown as Response };
  expect(await client(options).listDashboards()).toEqual([1]);
  expect(events[1]).toMatchObject({ type: "response", headers: {} });
});

describe("a hook that fails", () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  beforeEach(() => process.on("unhandledRejection", note));
  afterEach(() => process.off("unhandledRejection", note));

  const boom = new Error("boom");
  /** What `await` takes for a promise, and breaks on. */
  // biome-ignore lint/suspicious/noThenProperty: a hook may well give one.
  const thenable = (descriptor: PropertyDescriptor) => Object.defineProperty({}, "then", descriptor);
  const throwBoom = () => {
    throw boom;
  };
  test.each<[string, (event: ClientEvent) => unknown]>([
    [
      "by throwing",
      () => {
        throw boom;
      },
    ],
    [
      "by throwing nothing",
      () => {
        throw undefined;
      },
    ],
    ["by rejecting", () => Promise.reject(boom)],
    [
      "by rejecting later",
      async () => {
        await pause(3);
        throw boom;
      },
    ],
    ["by never ending", () => new Promise(() => {})],
    ["by giving a thenable that throws", () => thenable({ value: throwBoom })],
    ["by giving what cannot be looked into", () => thenable({ get: throwBoom })],
    [
      "by changing what it is told",
      (event) => Object.assign(event, { attempt: 99, type: "x", headers: null }),
    ],
  ])("%s breaks no call, and nothing is left unhandled", async (_, hook) => {
    answerInTurn(status(503, { deprecation: "@1" }), reset);
    const { data, attempts } = await client({
      onEvent: hook,
      rateLimit: { requests: 1, perMs: 2 },
    }).listDashboards.withResponse();
    expect([data, attempts]).toEqual([[], 3]);
    server().answerWith(400);
    expect((await failureOf(client({ onEvent: hook }).listDashboards())).kind).toBe("api");
    await pause(10);
    expect(unhandled).toEqual([]);
  });

  test("is called again for the next event all the same", async () => {
    let told = 0;
    const hook = () => {
      told += 1;
      throw boom;
    };
    answerInTurn(status(503));
    await client({ onEvent: hook, retry: quickly }).listDashboards();
    expect(told).toBe(5);
  });
});

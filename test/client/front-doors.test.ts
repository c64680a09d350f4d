/** `fetch` on the transport. `fetch-client.test.ts` has openapi-fetch's client on it. */
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { ClientEvent } from "../../src/index.ts";
import { createObservabilityFetch, type ObservabilityFetchOptions } from "../../src/observability.ts";
import { fastRetry, getCreationError, getError, stubFetch } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const address = "https://api.example.com/base";

function observabilityFetch(options: ObservabilityFetchOptions = {}) {
  const { baseUrl } = server();
  return createObservabilityFetch({ baseUrl, accessToken: "demo-token", retry: fastRetry, ...options });
}

/** A `fetch` with a stub of the network. */
function stubbed(respond: () => Response | Promise<Response> = () => Response.json({})) {
  const stub = stubFetch(respond);
  return { ...stub, send: observabilityFetch({ baseUrl: address, fetch: stub.fetch }) };
}

test("sends any method with credentials and resolves to a readable response", async () => {
  server().respondWith(404, { error: "NOT_FOUND: no such alert" }, { "x-request-id": "r1" });
  const response = await observabilityFetch()("/api/v2/alerts/a?x=1", { method: "delete" });
  const headers = { authorization: "Bearer demo-token" };
  expect(server().requests).toMatchObject([{ method: "DELETE", target: "/api/v2/alerts/a?x=1", headers }]);
  expect(response).toBeInstanceOf(Response);
  const url = `${server().baseUrl}/api/v2/alerts/a?x=1`;
  expect(response).toMatchObject({ status: 404, ok: false, url });
  expect(response.headers.get("x-request-id")).toBe("r1");
  expect(await response.json()).toEqual({ error: "NOT_FOUND: no such alert" });
});

test.each<[string, (base: string) => string | URL | Request]>([
  ["a path", () => "/a?b=c"],
  ["an address", (base) => `${base}/a?b=c`],
  ["a URL", (base) => new URL(`${base}/a?b=c#d`)],
  ["a Request", (base) => new Request(`${base}/a?b=c`)],
])("takes %s below the path of baseUrl", async (_, input) => {
  const { sent, send } = stubbed();
  await send(input(address));
  expect(sent[0]?.url).toBe(`${address}/a?b=c`);
});

test.each<[unknown]>([
  ["https://evil.example/base/a"],
  ["//evil.example/base/a"],
  ["/\\evil.example/base/a"],
  [new URL("http://api.example.com/base/a")],
  [new Request("https://api.example.com:8443/base/a")],
  ["https://user:secret@api.example.com/base/a"],
  ["https://api.example.com/based/a"],
  ["/%2e%2E/a"],
  ["/a/../../b"],
  ["a"],
  [undefined],
  [{ url: "/a" }],
])("rejects %o before anything is sent, and does not quote it", async (input) => {
  const { sent, send } = stubbed();
  // Simulates an untyped JavaScript caller.
  const error = await getError(send(input as string));
  expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer: "/url" }], attempts: 0 });
  // No operation has the address: the subject is the method.
  expect(error.message).toMatch(/^GET: nothing was sent: \/url must /);
  expect(error.message).not.toMatch(/evil|secret/);
  expect(sent).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ["an unknown member", { methd: "PUT" }, /init\.methd is not a known option\. Did you mean init\.method\?/],
  ["redirects", { redirect: "follow" }, /init\.redirect must be manual/],
  ["cookies", { credentials: "include" }, /init\.credentials must be omit/],
  ["a cache mode", { cache: "no-store" }, /init\.cache is not a known option/],
  ["a method that fetch forbids", { method: "TRACE" }, /init\.method must be/],
  ["Authorization", { headers: { Authorization: "hush" } }, /"Authorization" is set by the client\./],
  ["a Host header", { headers: [["host", "hush"]] }, /"host" is set by the client\./],
  ["an invalid header", { headers: { "x-a": "hush\n1" } }, /headers: "x-a" is not valid text\./],
  ["a header that is not a pair", { headers: ["ab"] }, /headers: "undefined" is not valid text\./],
])("rejects %s with a config error", async (_, init, message) => {
  const { sent, send } = stubbed();
  const error = await getError(send("/a", init));
  expect(error).toMatchObject({ kind: "config", message: expect.stringMatching(message) });
  expect(error.message).not.toContain("hush");
  expect(sent).toEqual([]);
});

test.each<RequestInit>([{ cache: "no-store" }, { redirect: "error" }])(
  "rejects a Request with %o",
  async (init) => {
    const { sent, send } = stubbed();
    expect((await getError(send(new Request(`${address}/a`, init)))).kind).toBe("config");
    expect(sent).toEqual([]);
  },
);

const json = { "Content-Type": "application/json" };
const stream = () => new Blob(["text"]).stream();
test.each<[string, () => RequestInit & { duplex?: "half" }, RegExp | undefined, RegExp]>([
  ["text", () => ({ body: "text" }), /^text\/plain/, /^text$/],
  ["a Blob", () => ({ body: new Blob(["text"], { type: "image/png" }) }), /^image\/png$/, /^text$/],
  ["URLSearchParams", () => ({ body: new URLSearchParams({ a: "1" }) }), /x-www-form-urlencoded/, /^a=1$/],
  ["bytes", () => ({ body: new TextEncoder().encode("text") }), undefined, /^text$/],
  ["a stream", () => ({ body: stream(), duplex: "half" }), undefined, /^text$/],
  ["JSON", () => ({ body: "{}", headers: new Headers(json) }), /^application\/json$/, /^\{\}$/],
])("sends a body of %s in every attempt", async (_, init, type, body) => {
  for (const wrap of [false, true]) {
    server().requests.length = 0;
    server().respondInOrder(503, 503);
    const options: RequestInit = { method: "PUT", ...init() };
    const send = observabilityFetch({ retry: { ...fastRetry, idempotentWrites: true } });
    const response = await (wrap ? send(new Request(`${server().baseUrl}/a`, options)) : send("/a", options));
    expect(response.status).toBe(200);
    expect(server().requests).toHaveLength(3);
    for (const request of server().requests) {
      expect(request.body).toMatch(body);
      if (type) expect(request.headers["content-type"]).toMatch(type);
      else expect(request.headers).not.toHaveProperty("content-type");
    }
  }
});

/** A request with a body, of which something else takes hold first. */
function putRequest(use: (request: Request) => unknown = () => {}): Request {
  const request = new Request(`${address}/a`, { method: "PUT", body: "text" });
  use(request);
  return request;
}

/** The options of a request whose body is a stream. */
const streamed = (source: UnderlyingDefaultSource, signal?: AbortSignal): RequestInit =>
  Object.assign({ method: "PUT", body: new ReadableStream(source), duplex: "half" }, signal && { signal });

test.each<[string, () => [string | Request, RequestInit?]]>([
  ["of a GET", () => ["/a", { body: "text" }]],
  ["of a Request that would be sent with GET", () => [putRequest(), { method: "GET" }]],
  ["that somebody else reads", () => [putRequest((request) => request.body?.getReader())]],
  ["that was read", () => [putRequest((request) => request.text())]],
  ["that fails", () => ["/a", streamed({ pull: (controller) => controller.error(new Error("broken")) })]],
])("rejects a body %s", async (_, request) => {
  const { sent, send } = stubbed();
  const error = await getError(send(...request()));
  expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer: "/body" }] });
  expect(sent).toEqual([]);
});

test.each([
  [false, ["GET", "HEAD", "OPTIONS"], ["PUT", "DELETE", "POST", "PATCH"]],
  [true, ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"], ["POST", "PATCH"]],
])("retries by the rules of the method, with idempotentWrites: %s", async (idempotentWrites, often, once) => {
  for (const method of [...often, ...once]) {
    const { fetch, sent } = stubFetch(() => new Response("", { status: 503 }));
    const send = observabilityFetch({ baseUrl: address, fetch, retry: { ...fastRetry, idempotentWrites } });
    expect((await send("/a", { method })).status).toBe(503);
    expect([method, sent.length]).toEqual([method, often.includes(method) ? 3 : 1]);
  }
});

test("rejects with the errors of this package, without the credentials", async () => {
  const { sent, send } = stubbed(() => Promise.reject(new Error("Bearer demo-token was refused")));
  const error = await getError(send("/a", { method: "POST" }));
  expect(error).toMatchObject({ kind: "network", outcome: "unknown", attempts: 1, operationId: undefined });
  expect(error.message).not.toContain("demo-token");
  expect(sent).toHaveLength(1);
});

test("cancels the stream of a body when the call ends, and if its signal was aborted before", async () => {
  const { send, sent } = stubbed();
  // The call does not wait for it.
  const cancel = vi.fn(() => new Promise<void>(() => {}));
  const pull = async (controller: ReadableStreamDefaultController) => {
    await new Promise(setImmediate);
    controller.enqueue(new Uint8Array(10));
  };
  const late = await getError(send("/a", streamed({ pull, cancel }, AbortSignal.timeout(5))));
  expect(late.kind).toBe("aborted");
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
  const early = await getError(send("/a", streamed({ cancel }, AbortSignal.abort("enough"))));
  expect(early.kind).toBe("aborted");
  expect([cancel.mock.lastCall, sent]).toEqual([["enough"], []]);
});

test("reads inherited members and accessors of init, as fetch does", async () => {
  class Init {
    get method() {
      return "DELETE";
    }
    get headers() {
      return { prefer: "a" };
    }
  }
  const { send, sent } = stubbed();
  await send("/a", new Init());
  await send("/a", Object.create({ method: "DELETE", headers: { prefer: "a" } }));
  for (const { init } of sent) {
    expect(init).toMatchObject({ method: "DELETE", headers: expect.objectContaining({ prefer: "a" }) });
  }
  const method = vi.fn(() => "DELETE");
  await send("/a", Object.defineProperty({}, "method", { get: method, enumerable: true }));
  expect(method).toHaveBeenCalledOnce();
  class NoStore {
    get cache() {
      return "no-store";
    }
  }
  for (const init of [new NoStore(), Object.create({ timeout: 5 })]) {
    expect((await getError(send("/a", init))).kind).toBe("config");
  }
  expect(sent).toHaveLength(3);
});

test("resolves to a response whose clone has its address", async () => {
  const response = await stubbed().send("/a");
  const copies = [response, response.clone(), response.clone().clone()];
  expect(copies.map(({ url }) => url)).toEqual(Array.from({ length: 3 }, () => `${address}/a`));
  expect(await Promise.all(copies.map((copy) => copy.json()))).toEqual([{}, {}, {}]);
});

test("sends every value of a repeated header", async () => {
  const values = ["a", "b"].map((value): [string, string] => ["prefer", value]);
  await observabilityFetch()("/a", { headers: values });
  expect(server().requests[0]?.headers["prefer"]).toBe("a, b");
});

test("keeps the reason phrase, also in a clone, unless it is not Latin-1", async () => {
  for (const [sent, kept] of [
    ["Bad Gateway", "Bad Gateway"],
    ["Größe ✓", ""],
  ]) {
    const { send } = stubbed(() => Object.defineProperty(new Response("x"), "statusText", { value: sent }));
    const response = await send("/a");
    expect([response.statusText, response.clone().statusText]).toEqual([kept, kept]);
    expect(await response.text()).toBe("x");
  }
});

test("ends when the signal of init or of a Request aborts", async () => {
  const never = () => new Promise<Response>(() => {});
  const { send } = stubbed(never);
  expect((await getError(send("/a", { signal: AbortSignal.abort() }))).kind).toBe("aborted");
  const request = new Request(`${address}/a`, { signal: AbortSignal.timeout(1) });
  expect((await getError(send(request))).kind).toBe("aborted");
  expect((await getError(send("/a", streamed({}, AbortSignal.timeout(1))))).kind).toBe("aborted");
  const late = observabilityFetch({ baseUrl: address, fetch: never, timeoutMs: 1, retry: false });
  expect((await getError(late("/a"))).kind).toBe("timeout");
});

test("emits events without operation and path", async () => {
  const events: ClientEvent[] = [];
  server().respondInOrder(503);
  await observabilityFetch({ onEvent: (event) => events.push(event) })("/api/v2/alerts/secret-id");
  expect(events.map(({ type }) => type)).toEqual(["request", "response", "retry", "request", "response"]);
  for (const { operationId, path, method } of events) {
    expect([operationId, path, method]).toEqual([undefined, undefined, "GET"]);
  }
  expect(JSON.stringify(events)).not.toContain("secret-id");
});

test("reads bodies of any kind up to maxResponseBytes, of failures as well", async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  server().onRequest((response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(bytes));
  });
  expect(new Uint8Array(await (await observabilityFetch()("/a")).arrayBuffer())).toEqual(bytes);
  server().respondWith(400, "x".repeat(100_000));
  expect(await (await observabilityFetch()("/a")).text()).toHaveLength(100_000);
  for (const status of [200, 400]) {
    server().respondWith(status, "x".repeat(100_000));
    const error = await getError(observabilityFetch({ maxResponseBytes: 70_000 })("/a"));
    expect(error).toMatchObject({ kind: "unexpected-response", status });
  }
});

test.each([204, 205, 304, 301])(
  "resolves to a response of status %i without following it",
  async (status) => {
    const headers = { location: "https://evil.example/" };
    const { sent, send } = stubbed(() => new Response(null, { status, headers }));
    const response = await send("/a");
    expect([response.status, await response.text(), sent.length]).toEqual([status, "", 1]);
  },
);

test("does not accept options that need an operation", async () => {
  for (const option of ["drift", "validateRequests"]) {
    const options = { accessToken: "t", baseUrl: address, [option]: undefined };
    const error = await getCreationError(() => createObservabilityFetch(options));
    expect(error.kind).toBe("config");
  }
});

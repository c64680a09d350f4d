/** Unusual results of `fetch`: errors of another realm, blocked ports, mock libraries, other `Response` classes. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { getError, managementClient, observabilityClient, pipe, stubFetch } from "../calls.ts";

const address = "https://api.example.com";

test("a refused connection is detected in an error from another realm, and a write is retried", async () => {
  const error = runInNewContext(`
    Object.assign(new TypeError("fetch failed"), {
      cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" }),
    })`);
  expect(error).not.toBeInstanceOf(Error);
  const { fetch, sent } = stubFetch(() => Promise.reject(error));
  const failure = await getError(observabilityClient(address, { fetch }).updateAlert({ id: "a" }, {}));
  expect(failure).toMatchObject({ kind: "network", outcome: "not-sent", attempts: 3, cause: error });
  expect(failure.message).toContain("ECONNREFUSED");
  expect(sent).toHaveLength(3);
});

test("a fetch that must not be called as a method, like that of a browser, is called as a function", async () => {
  const values: unknown[] = [];
  async function fetch(this: unknown) {
    values.push(this);
    return Response.json({ data: [] });
  }
  await observabilityClient(address, { fetch }).listDashboards();
  expect(values).toEqual([undefined]);
});

test("a fetch that changes its options does not affect the next attempt", async () => {
  const seen: Record<string, string>[] = [];
  const fetch = async (_: string, init: RequestInit) => {
    // Headers are a plain object, so that fetch wrappers can spread them.
    const headers = init.headers as Record<string, string>;
    seen.push({ ...headers });
    headers["x-try"] = "1";
    headers["authorization"] = "changed";
    return new Response("{}", { status: seen.length === 1 ? 401 : 503 });
  };
  const accessToken = () => `token-${seen.length + 1}`;
  await getError(observabilityClient(address, { fetch, accessToken }).listDashboards());
  const accept = "application/json";
  expect(seen).toEqual([1, 2, 3, 4].map((n) => ({ accept, authorization: `Bearer token-${n}` })));
});

test.each<[string, (response: Response) => unknown]>([
  ["has been read", (response) => response.text()],
  ["is locked by a reader", (response) => response.body?.getReader()],
])("a fetch whose response has a body that %s causes a config error, and no retry", async (_, use) => {
  const { fetch, sent } = stubFetch(async () => {
    const response = new Response('{"data":[]}');
    await use(response);
    return response;
  });
  const error = await getError(observabilityClient(address, { fetch }).listDashboards());
  expect(error).toMatchObject({ kind: "config", message: expect.stringContaining("response.clone()") });
  expect(sent).toHaveLength(1);
});

const circular = new Error("round");
circular.cause = circular;
const rejection = Promise.reject.bind(Promise);
test.each<[string, () => Response | Promise<Response>, string]>([
  ["returns Response.error()", () => Response.error(), "Response.error()"],
  ["rejects with a text", () => rejection("out of order"), "(out of order)"],
  ["rejects with an address", () => rejection("sent for url (http://a.test/id): no"), "(sent: no)"],
  ["rejects as Deno does", () => rejection("sent for http://a.test/id (1.2.3.4:80): no"), "(sent: no)"],
  ["rejects with undefined", () => rejection(undefined), "failed"],
  ["rejects with null", () => rejection(null), "failed"],
  ["rejects with an object without a prototype", () => rejection(Object.create(null)), "failed"],
  ["rejects with an error with a circular cause", () => rejection(circular), "round"],
])("a fetch that %s causes a network error", async (_, respond, message) => {
  const { fetch, sent } = stubFetch(respond);
  const error = await getError(observabilityClient(address, { fetch }).listDashboards());
  expect(error).toMatchObject({ kind: "network", message: expect.stringContaining(message) });
  expect(sent).toHaveLength(3);
});

test("a port blocked by fetch is not retried, and a write was not sent; also by Deno", async () => {
  const blocked = new TypeError("Fetch failed: Requests to port 6000 are blocked");
  for (const options of [{}, { fetch: () => Promise.reject(blocked) }]) {
    const client = observabilityClient("http://127.0.0.1:6000", options);
    const message = expect.stringMatching(/bad port|port 6000/);
    const expected = { kind: "network", attempts: 1, message };
    expect(await getError(client.listDashboards())).toMatchObject(expected);
    const write = await getError(client.updateAlert({ id: "a" }, {}));
    expect(write).toMatchObject({ ...expected, outcome: "not-sent" });
  }
});

test("the message of a mock library for an unhandled request is kept in one line, without the token", async () => {
  // nock 14. `cause` is the error of the library.
  const request = { method: "GET", url: `${address}/v1`, headers: { authorization: "Bearer demo-token" } };
  const error = new Error(`Nock: No match for request ${JSON.stringify(request, null, 2)}`);
  const { fetch } = stubFetch(() => Promise.reject(error));
  const failure = await getError(observabilityClient(address, { fetch, retry: false }).listDashboards());
  expect(failure).toMatchObject({ kind: "network", cause: error });
  expect(failure.message).toContain('Nock: No match for request { "method": "GET", "url": "https');
  expect(failure.message).not.toMatch(/demo-token|\n/);
  expect(failure.message.length).toBeLessThan(500);
});

describe("a fetch that does not resolve to a Response causes a config error without retries", () => {
  const failed = { status: 503, ok: false, headers: new Headers() };
  /** Imitates a node-fetch response, whose body is a Node.js stream. */
  const nodeFetchResponse = { ...failed, body: { pipe: () => {} }, text: async () => "" };

  test.each<[string, unknown]>([
    ["undefined", undefined],
    ["parsed JSON", { data: [] }],
    ["a node-fetch response", nodeFetchResponse],
    ["headers as a plain object", { status: 200, ok: true, headers: {}, body: null, text: async () => "{}" }],
    ["an axios response", { status: 200, data: { data: [] }, headers: { get: () => null } }],
  ])("%s", async (_, response) => {
    const { fetch, sent } = stubFetch(() => response as Response);
    const error = await getError(managementClient(address, { fetch }).updatePipeSettings(pipe, {}));
    expect(error).toMatchObject({ kind: "config", attempts: 1, outcome: "unknown" });
    expect(error.message).toMatch(/fetch must return a web-standard Response.*node-fetch/);
    expect(sent).toHaveLength(1);
  });

  test("but a partial mock of an error response causes an ApiError", async () => {
    const mockResponse = { ...failed, status: 500, text: async () => '{"message":"no"}' };
    const { fetch } = stubFetch(() => mockResponse as unknown as Response);
    const error = await getError(managementClient(address, { fetch }).updatePipeSettings(pipe, {}));
    expect(error).toMatchObject({ kind: "api", status: 500, outcome: "unknown", attempts: 1 });
    expect(error.message).toContain("500: no.");
  });

  test.each([
    ["", { headers: new Headers() }],
    [" with headers that are not iterable", { headers: { get: () => null, has: () => false } }],
    [" with redirected: true and no URL", { headers: new Headers(), redirected: true, url: "" }],
  ])("but a partial mock of a success%s is accepted, also with a hook", async (_, members) => {
    const mockResponse = { status: 200, ok: true, text: async () => '{"data":[1]}', ...members };
    const { fetch } = stubFetch(() => mockResponse as unknown as Response);
    const options = { fetch, onEvent: () => {} };
    expect(await observabilityClient(address, options).listDashboards()).toEqual([1]);
  });
});

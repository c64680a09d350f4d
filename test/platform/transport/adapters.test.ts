/** The same requests through both adapters: a client gets the same response from a port and in process. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlatformResponse, RequestHandler } from "../../../src/platform/http/message.ts";
import type { Listening } from "../../../src/platform/index.ts";
import { createFetch } from "../../../src/platform/transport/fetch.ts";
import { listen } from "../../../src/platform/transport/node-server.ts";
import { connectRaw, requestHead } from "./raw-client.ts";
import { json, maxBody, readWholeBody, serveHandler } from "./servers.ts";

const special: Readonly<Record<string, PlatformResponse | undefined>> = {
  "/no-content": { status: 204, headers: { "x-a": "1" }, body: "left over" },
  "/unchanged": { status: 304, headers: { etag: '"x"' }, body: "left over" },
  "/no-content-type": { status: 200, headers: {}, body: "x" },
  "/nothing": { status: 200, headers: {}, body: null },
};
const invalid: Readonly<Record<string, PlatformResponse | undefined>> = {
  "/invalid-header": { status: 200, headers: { bad: "line\nbreak" }, body: "x" },
  "/invalid-status": { status: 9, headers: {}, body: "x" },
};

/** Responds with everything of a request that does not depend on the client. */
const handle: RequestHandler = async (request) => {
  const { method, target, headers = {} } = request;
  const response = special[target] ?? invalid[target];
  if (response) return response;
  if (target === "/throws") throw new Error("secret path /home");
  const body = await readWholeBody(request);
  if (!body) return json({ message: "too long" }, 413);
  const { "x-a": a, "content-type": type, authorization } = headers;
  const text = Buffer.from(body.subarray(0, 50)).toString("hex");
  const echoed = { method, target, a, type, authorization, bytes: body.length, text };
  return json(echoed, Number(/\bstatus=(\d+)/.exec(target)?.[1] ?? 200));
};

const repeated: [string, string][] = [
  ["X-A", " 1 "],
  ["x-a", "2"],
  ["authorization", "Basic a:b"],
];
const statuses = [
  201, 301, 400, 401, 404, 405, 406, 409, 412, 413, 414, 415, 417, 418, 422, 429, 499, 500, 503,
];

const requests: readonly [path: string, init?: RequestInit][] = [
  ["/v1/x?filter=tag:a&filter=tag:b=%20c"],
  ["/v1/../x/%2e%2E/./y"],
  ["/gr%C3%BC%C3%9Fe/grüße?q=ü"],
  ["/a b?c d#e"],
  ["//double//slash"],
  ["/%ff%zz"],
  ["?only=query"],
  ["/head", { method: "HEAD" }],
  ["/options", { method: "OPTIONS" }],
  ["/delete", { method: "DELETE" }],
  ["/headers", { headers: repeated }],
  ["/put", { method: "PUT", body: '{"a":"ü"}', headers: { "content-type": "application/json" } }],
  ["/bytes", { method: "PATCH", body: new Uint8Array([0, 255, 254]) }],
  ["/empty-body", { method: "PUT", body: "" }],
  ["/form", { method: "POST", body: new URLSearchParams({ a: "ü" }) }],
  ["/large", { method: "PUT", body: "a".repeat(maxBody) }],
  ["/too-large", { method: "PUT", body: "a".repeat(maxBody + 1) }],
  ["/too-long-headers", { headers: { "x-a": "a".repeat(17_000) } }],
  ...Object.keys(special).map((path): [string] => [path]),
  ...statuses.map((status): [string, RequestInit] => [`/?status=${status}`, { redirect: "manual" }]),
];

let server: Listening;
beforeAll(async () => {
  server = await listen(handle, { drainMs: 0 });
});
afterAll(() => server.close());

const inProcess = "http://127.0.0.1:4";

/** Everything but what belongs to one connection, and the message of a server's own rejection. */
async function describeResponse(response: Response, origin: string): Promise<object> {
  const connection = ["connection", "date", "keep-alive", "x-request-id"];
  const headers = [...response.headers].filter(([name]) => !connection.includes(name));
  const { status, statusText, ok, redirected, url } = response;
  const body = await response.text();
  if (status === 431) return { status, ok };
  return { status, statusText, ok, redirected, headers, body, url: url.replace(origin, "") };
}

test.each(requests)("both adapters give the same response for %s", async (path, init) => {
  const overPort = await describeResponse(await fetch(server.url + path, init), server.url);
  const response = await createFetch(handle, inProcess)(inProcess + path, init);
  expect(await describeResponse(response, inProcess)).toEqual(overPort);
});

test.each(["/throws", ...Object.keys(invalid)])("a handler that fails leads to 500: %s", async (path) => {
  const responses = [await fetch(server.url + path), await createFetch(handle, inProcess)(inProcess + path)];
  for (const response of responses) {
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: "The platform failed to answer." });
  }
});

const response = json({ result: [{ name: "a service with a name" }] });

describe.each(["a port", "fetch in process"])("a fault of the connection with %s", (adapter) => {
  async function send(broken: PlatformResponse): Promise<Response> {
    if (adapter === "a port") return fetch((await serveHandler(async () => broken)).url);
    return createFetch(async () => broken, inProcess)(inProcess);
  }

  test("truncates a response, which has its status and full length, and fails while it is read", async () => {
    const truncated = await send({ ...response, broken: "truncate" });
    expect(truncated.status).toBe(200);
    expect(truncated.headers.get("content-length")).toBe(String(response.body?.length));
    const error = await truncated.text().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: "terminated", cause: { code: "UND_ERR_SOCKET" } });
  });

  test("drops a response that should be truncated and has no body", async () => {
    await expect(send({ ...response, body: null, broken: "truncate" })).rejects.toThrow("fetch failed");
  });
});

test.each([
  ["drop", ""],
  ["truncate", response.body?.slice(0, Math.floor(response.body.length / 2))],
] as const)("before a connection closes because of %s, a port has sent the body %j", async (broken, body) => {
  const { port } = await serveHandler(async () => ({ ...response, broken }));
  const received = await (await connectRaw(port, requestHead("GET / HTTP/1.1"))).closed;
  expect(received.split("\r\n\r\n").at(-1)).toBe(body);
});

/** Requests that a server rejects itself: too large, too slow, or not HTTP. */
import { once } from "node:events";
import { Agent, request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { RequestHandler } from "../../../src/platform/http/message.ts";
import { connectRaw, exchangeRaw, parseResponses, type RawResponse, requestHead } from "./raw-client.ts";
import { createPendingHandler, echo, json, maxBody, serveHandler } from "./servers.ts";

const get = (...lines: string[]) => requestHead("GET / HTTP/1.1", ...lines);
const put = (...lines: string[]) => requestHead("PUT / HTTP/1.1", ...lines);
const chunked = put("Transfer-Encoding: chunked");
const linger = { lingerMs: 50 };

/** Expects the response to a rejected request, which closes the connection. */
function expectRejection(response: RawResponse | undefined, status: number, message = ""): void {
  const headers = { connection: "close", "content-type": "application/json" };
  expect(response).toMatchObject({ status, headers });
  const body = JSON.parse(response?.body ?? "{}");
  expect(body).toEqual({ message: expect.stringMatching(/\w/) });
  expect(body.message).toContain(message);
  expect(body.message).not.toMatch(/\n|\.js:|\.ts:| at /);
}

const manyHeaders = Array.from({ length: 4000 }, (_, index) => `x${index}: 1`);
const unsupportedCoding = put("Transfer-Encoding: gzip, chunked");
const oneMebibyte = `100000\r\n${"a".repeat(0x100000)}\r\n`;

test.each<[status: number, what: string, sent: string | Buffer, message?: string]>([
  [400, "nonsense", "hello there\r\n\r\n"],
  [400, "a bare line feed in the head", "GET / HTTP/1.1\nHost: x\n\n"],
  [400, "a space in a header's name", get("X Y: 1")],
  [400, "a folded header", get("X: 1", " 2")],
  [400, "a length that is not a number", put("Content-Length: 1x")],
  [400, "two lengths", put("Content-Length: 1", "Content-Length: 2")],
  [400, "a length and chunks", put("Content-Length: 1", "Transfer-Encoding: chunked")],
  [400, "a chunk without a size", `${chunked}zz\r\nab\r\n0\r\n\r\n`],
  [400, "a chunk that is longer than its size", `${chunked}1\r\nabc\r\n0\r\n\r\n`],
  [400, "a method in lower case", requestHead("get / HTTP/1.1")],
  [400, "an unknown method", requestHead("FETCH / HTTP/1.1")],
  [400, "another version", "GET / HTTP/3.7\r\nHost: x\r\n\r\n"],
  [400, "no Host header", "GET / HTTP/1.1\r\n\r\n"],
  [400, "two Host headers", get("Host: other")],
  [400, "a control character in the target", requestHead("GET /\u0001 HTTP/1.1")],
  [400, "a target that is not ASCII", Buffer.from(requestHead("GET /\u00ff\u00fe HTTP/1.1"), "latin1")],
  [400, "a null byte in a header", get("X: a\u0000b")],
  [501, "an unknown transfer coding", `${unsupportedCoding}1\r\na\r\n0\r\n\r\n`],
  [414, "a target that is too long", requestHead(`GET /${"a".repeat(20_000)} HTTP/1.1`), "8192"],
  [431, "a header that is too long", get(`X: ${"a".repeat(17_000)}`), "16384"],
  [431, "too many headers", get(...manyHeaders)],
  [413, "a length that is too large", put("Content-Length: 1000000000")],
  [413, "too many chunks", `${chunked}${oneMebibyte}1\r\nb\r\n`],
])("a request is rejected with %i and one message: %s", async (status, _, sent, message) => {
  const { port } = await serveHandler(echo, {}, linger);
  const responses = await exchangeRaw(port, sent);
  expectRejection(responses[0], status, message);
  expect(responses).toHaveLength(1);
});

test("a request of the largest size, or with Chunked in any case, is accepted", async () => {
  const { port, url } = await serveHandler(echo);
  const [many] = await exchangeRaw(port, get("Connection: close", ...manyHeaders.slice(0, 1500)));
  expect(Object.keys(JSON.parse(many?.body ?? "").headers)).toHaveLength(1502);
  const head = put("Connection: close", "Transfer-Encoding: Chunked");
  expect((await exchangeRaw(port, `${head}1\r\na\r\n0\r\n\r\n`))[0]?.status).toBe(200);
  const fitting = await fetch(url, { method: "PUT", body: "a".repeat(maxBody) });
  expect((await fitting.json()).bytes).toBe(maxBody);
});

describe("an invalid request", () => {
  test.each(["GET / HT", `${put("Content-Length: 9")}{`])(
    "is one of which the client sends only %j",
    async (part) => {
      const { port } = await serveHandler(echo);
      const client = await connectRaw(port);
      client.socket.end(part);
      expectRejection(parseResponses(await client.closed)[0], 400);
    },
  );

  test.each([
    ["head", [`${get()}nonsense\r\n\r\n`]],
    ["body", [`${get()}${chunked}zz\r\n`]],
    ["body", [get(), `${chunked}zz\r\n`]],
  ])("is rejected after the responses to earlier requests if its %s is invalid: %j", async (_, pieces) => {
    const { handle, next } = createPendingHandler();
    const { port } = await serveHandler(handle, {}, linger);
    const client = await connectRaw(port);
    for (const piece of pieces) client.write(piece);
    const { respond } = await next(0);
    expect(client.received()).toBe("");
    respond("first");
    const [first, second, ...more] = parseResponses(await client.closed);
    expect(first?.body).toBe('"first"');
    expectRejection(second, 400);
    expect(more).toEqual([]);
  });
});

describe("a request that is too large", () => {
  test("gets its response to a client that sends everything before it reads", async () => {
    const { url } = await serveHandler(echo);
    const agent = new Agent({ keepAlive: true });
    const request = sendRequest(url, { method: "PUT", agent, headers: { "content-length": 8_000_000 } });
    request.end(Buffer.alloc(8_000_000));
    const [response] = await once(request, "response");
    expect([response.statusCode, await text(response)]).toEqual([413, '{"message":"too long"}']);
    agent.destroy();
  });

  test("is not read forever: the connection of a client that keeps sending is closed", async () => {
    const { port } = await serveHandler(echo, {}, linger);
    const client = await connectRaw(port, put("Content-Length: 1000000000000"));
    const piece = Buffer.alloc(65_536);
    const send = (): void => {
      while (!client.socket.destroyed && client.socket.write(piece));
    };
    client.socket.on("drain", send);
    const gone = new Promise((resolve) => client.socket.once("close", resolve));
    send();
    await gone;
    expect(client.received()).toContain(" 413 ");
  });
});

describe("a connection", () => {
  const timeouts = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkIntervalMs: 20, ...linger };

  test("gets a 408 if the rest of a request does not arrive, and is closed without one if nothing was sent", async () => {
    const { port } = await serveHandler(echo, {}, timeouts);
    const parts = ["GET / HTTP/1.1\r\nHost: x\r\nX-", `${put("Content-Length: 9")}{`, `${chunked}1\r\n{\r\n`];
    const [silent, ...partial] = await Promise.all(["", ...parts].map((part) => exchangeRaw(port, part)));
    expect(silent).toEqual([]);
    for (const responses of partial) expectRejection(responses[0], 408);
  });

  test("closes without a second response if the rest of an unread body does not arrive", async () => {
    const { port } = await serveHandler(async () => json({}, 401), {}, timeouts);
    const responses = await exchangeRaw(port, `${put("Content-Length: 9")}{`);
    expect(responses.map(({ status }) => status)).toEqual([401]);
  });

  test("stays open as long as the platform takes for a complete request", async () => {
    const { handle, next } = createPendingHandler();
    const { port } = await serveHandler(handle, {}, timeouts);
    const [slow, other] = [await connectRaw(port, get()), await connectRaw(port)];
    const { respond } = await next(0);
    // The timer that closes the other connection would also close the slow one.
    await other.closed;
    respond("at last");
    expect((await slow.responses(1))[0]?.body).toBe('"at last"');
  });

  test("closes if the client does not read the response", async () => {
    const handle: RequestHandler = async ({ target }) => json(target === "/" ? "a".repeat(20_000_000) : "");
    const { port, url } = await serveHandler(handle, { maxConnections: 1 }, { stallMs: 50 });
    const client = await connectRaw(port);
    client.socket.pause();
    client.write(get());
    // The limit is one connection, so that this request succeeds only after the other one was closed.
    const status = () => fetch(`${url}/other`).then(({ status }) => status, String);
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
  });
});

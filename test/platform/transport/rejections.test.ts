/** Requests that a server rejects itself: too large, too slow, or not HTTP. */
import { once } from "node:events";
import { Agent, request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { connectRaw, exchangeRaw, parseResponses, type RawResponse, requestHead } from "./raw-client.ts";
import { createPendingHandler, echo, json, maxBody, serveHandler } from "./servers.ts";

const get = (...lines: string[]) => requestHead("GET / HTTP/1.1", ...lines);
const put = (...lines: string[]) => requestHead("PUT / HTTP/1.1", ...lines);
const chunked = put("Transfer-Encoding: chunked");

/** Expects the response to a rejected request, which closes the connection. */
function expectRejection(response: RawResponse | undefined, status: number, message = ""): void {
  expect(response).toMatchObject({
    status,
    headers: { connection: "close", "content-type": "application/json" },
  });
  const body = JSON.parse(response?.body ?? "{}");
  expect(body).toEqual({ message: expect.stringMatching(/\w/) });
  expect(body.message).toContain(message);
  expect(body.message).not.toMatch(/\n|\.js:|\.ts:| at /);
}

describe("an invalid request", () => {
  test.each([
    ["nonsense", "hello there\r\n\r\n"],
    ["a bare line feed in the head", "GET / HTTP/1.1\nHost: x\n\n"],
    ["a space in a header's name", get("X Y: 1")],
    ["a folded header", get("X: 1", " 2")],
    ["a length that is not a number", put("Content-Length: 1x")],
    ["two lengths", put("Content-Length: 1", "Content-Length: 2")],
    ["a length and chunks", put("Content-Length: 1", "Transfer-Encoding: chunked")],
    ["a chunk without a size", `${chunked}zz\r\nab\r\n0\r\n\r\n`],
    ["a chunk that is longer than its size", `${chunked}1\r\nabc\r\n0\r\n\r\n`],
    ["a method in lower case", requestHead("get / HTTP/1.1")],
    ["an unknown method", requestHead("FETCH / HTTP/1.1")],
    ["another version", "GET / HTTP/3.7\r\nHost: x\r\n\r\n"],
    ["no Host header", "GET / HTTP/1.1\r\n\r\n"],
    ["two Host headers", get("Host: other")],
    ["a control character in the target", requestHead("GET /\u0001 HTTP/1.1")],
    ["a target that is not ASCII", Buffer.from(requestHead("GET /\u00ff\u00fe HTTP/1.1"), "latin1")],
    ["a null byte in a header", get("X: a\u0000b")],
    ["a tunnel", requestHead("CONNECT example.com:443 HTTP/1.1")],
  ])("is rejected with 400 and a message: %s", async (_name, sent) => {
    const { port } = await serveHandler(echo, {}, { lingerMs: 50 });
    const responses = await exchangeRaw(port, sent);
    expectRejection(responses[0], 400);
    expect(responses).toHaveLength(1);
  });

  test("is rejected if the client closes its side in the middle of it", async () => {
    const { port } = await serveHandler(echo);
    for (const part of ["GET / HT", `${put("Content-Length: 9")}{`]) {
      const client = await connectRaw(port);
      client.socket.end(part);
      expectRejection(parseResponses(await client.closed)[0], 400);
    }
  });

  test.each([
    ["head", [`${get()}nonsense\r\n\r\n`]],
    ["body", [`${get()}${chunked}zz\r\n`]],
    ["body", [get(), `${chunked}zz\r\n`]],
  ])("is rejected after the responses to earlier requests if its %s is invalid: %j", async (_, pieces) => {
    const { handle, next } = createPendingHandler();
    const { port } = await serveHandler(handle, {}, { lingerMs: 50 });
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

  test("is rejected with 417 for an expectation, and with 501 for a transfer coding", async () => {
    const { port } = await serveHandler(echo);
    expectRejection((await exchangeRaw(port, get("Expect: a-miracle")))[0], 417);
    const send = (coding: string) =>
      exchangeRaw(port, `${put("Connection: close", `Transfer-Encoding: ${coding}`)}1\r\na\r\n0\r\n\r\n`);
    expectRejection((await send("gzip, chunked"))[0], 501);
    expect((await send("Chunked"))[0]?.status).toBe(200);
  });
});

describe("a request that is too large", () => {
  test("is rejected with 414 for its target, and with 431 for its headers", async () => {
    const { port } = await serveHandler(echo);
    const send = async (request: string) => (await exchangeRaw(port, request))[0];
    expectRejection(await send(requestHead(`GET /${"a".repeat(20_000)} HTTP/1.1`)), 414, "8192");
    expectRejection(await send(get(`X: ${"a".repeat(17_000)}`)), 431, "16384");
    const many = Array.from({ length: 4000 }, (_, index) => `x${index}: 1`);
    expectRejection(await send(get(...many)), 431);
    const fitting = await send(get("Connection: close", ...many.slice(0, 1500)));
    expect(Object.keys(JSON.parse(fitting?.body ?? "").headers)).toHaveLength(1502);
  });

  test("is rejected with 413 for its body, with or without Content-Length", async () => {
    const { port, url } = await serveHandler(echo, {}, { lingerMs: 50 });
    const announced = put("Content-Length: 1000000000");
    expectRejection((await exchangeRaw(port, announced))[0], 413);
    const expecting = await connectRaw(port, put("Content-Length: 1000000000", "Expect: 100-continue"));
    expect(await expecting.closed).not.toContain("100 Continue");
    expectRejection(parseResponses(expecting.received())[0], 413);
    const chunk = `100000\r\n${"a".repeat(0x100000)}\r\n`;
    expectRejection((await exchangeRaw(port, `${chunked}${chunk}1\r\nb\r\n`))[0], 413);
    const fitting = await fetch(url, { method: "PUT", body: "a".repeat(maxBody) });
    expect((await fitting.json()).bytes).toBe(maxBody);
  });

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
    const { port } = await serveHandler(echo, {}, { lingerMs: 50 });
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
  const timeouts = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkIntervalMs: 20, lingerMs: 50 };

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
    const { port, url } = await serveHandler(
      async () => json("a".repeat(20_000_000)),
      { maxConnections: 1 },
      { stallMs: 50 },
    );
    const client = await connectRaw(port);
    client.socket.pause();
    client.write(get());
    // The limit is one connection, so that this request succeeds only after the other one was closed.
    const ready = () => fetch(`${url}/_platform/ready`).then(({ status }) => status, String);
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  });
});

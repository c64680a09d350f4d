/** Requests that a server rejects itself: too large, too slow, or not HTTP. */

import { once } from "node:events";
import { Agent, request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { connectRaw, exchangeRaw, head, parseResponses, type RawResponse } from "./raw-client.ts";
import { createHeld, echo, json, maxBody, useServing } from "./servers.ts";

const serve = useServing();

/** Reads the response to a rejected request, which closes the connection. */
function read(response: RawResponse | undefined): { status: number | undefined; message: string } {
  expect(response?.headers["connection"]).toBe("close");
  expect(response?.headers["content-type"]).toBe("application/json");
  const { message } = JSON.parse(response?.body ?? "{}");
  expect(message).not.toMatch(/\n|\.js:|\.ts:| at /);
  return { status: response?.status, message };
}

describe("an invalid request", () => {
  test.each([
    ["nonsense", "hello there\r\n\r\n"],
    ["a bare line feed in the head", "GET / HTTP/1.1\nHost: x\n\n"],
    ["a space in a header's name", head("GET / HTTP/1.1", "X Y: 1")],
    ["a folded header", head("GET / HTTP/1.1", "X: 1", " 2")],
    ["a length that is no number", head("PUT / HTTP/1.1", "Content-Length: 1x")],
    ["two lengths", head("PUT / HTTP/1.1", "Content-Length: 1", "Content-Length: 2")],
    ["a length and chunks", head("PUT / HTTP/1.1", "Content-Length: 1", "Transfer-Encoding: chunked")],
    [
      "a chunk without a size",
      `${head("PUT / HTTP/1.1", "Transfer-Encoding: chunked")}zz\r\nab\r\n0\r\n\r\n`,
    ],
    [
      "a chunk that is longer than its size",
      `${head("PUT / HTTP/1.1", "Transfer-Encoding: chunked")}1\r\nabc\r\n0\r\n\r\n`,
    ],
    ["a method in lower case", head("get / HTTP/1.1")],
    ["an unknown method", head("FETCH / HTTP/1.1")],
    ["another version", "GET / HTTP/3.7\r\nHost: x\r\n\r\n"],
    ["no Host header", "GET / HTTP/1.1\r\n\r\n"],
    ["two Host headers", head("GET / HTTP/1.1", "Host: other")],
    ["a control character in the target", head("GET /\u0001 HTTP/1.1")],
    ["bytes that are no ASCII in the target", Buffer.from(head("GET /\u00ff\u00fe HTTP/1.1"), "latin1")],
    ["a null byte in a header", head("GET / HTTP/1.1", "X: a\u0000b")],
    ["a tunnel", head("CONNECT example.com:443 HTTP/1.1")],
  ])("is rejected with 400 and a message: %s", async (_name, sent) => {
    const { port } = await serve(echo, {}, { lingerMs: 50 });
    const [response, ...more] = await exchangeRaw(port, sent);
    expect(read(response)).toMatchObject({ status: 400, message: expect.stringMatching(/\w/) });
    expect(more).toEqual([]);
  });

  test("is rejected if the client closes its side in the middle of it", async () => {
    const { port } = await serve(echo);
    for (const part of ["GET / HT", `${head("PUT / HTTP/1.1", "Content-Length: 9")}{`]) {
      const client = await connectRaw(port);
      client.socket.end(part);
      expect(read(parseResponses(await client.closed)[0]).status).toBe(400);
      client.socket.destroy();
    }
  });

  test("is rejected after the responses to earlier requests", async () => {
    const { handle, waiting, arrived } = createHeld();
    const { port } = await serve(handle);
    const client = await connectRaw(port);
    client.write(`${head("GET /1 HTTP/1.1")}nonsense\r\n\r\n`);
    await arrived(1);
    expect(client.received()).toBe("");
    waiting[0]?.answer(json("first"));
    const [first, second] = parseResponses(await client.closed);
    expect(first?.body).toBe('"first"');
    expect(read(second).status).toBe(400);
    client.socket.destroy();
  });

  test("is rejected after the responses to earlier requests if its body is invalid", async () => {
    const { handle, waiting, arrived } = createHeld();
    const { port } = await serve(handle, {}, { lingerMs: 50 });
    const client = await connectRaw(port);
    const broken = `${head("PUT /2 HTTP/1.1", "Transfer-Encoding: chunked")}zz\r\n`;
    client.write(head("GET /1 HTTP/1.1") + broken);
    await arrived(1);
    waiting[0]?.answer(json("first"));
    const [first, second, ...more] = parseResponses(await client.closed);
    expect(first?.body).toBe('"first"');
    expect(read(second).status).toBe(400);
    expect(more).toEqual([]);
    client.socket.destroy();
  });

  test("does not harm the server if the client disconnects", async () => {
    const { port, url } = await serve(echo);
    for (const sent of [
      "\u0000\u0001\u0002",
      "GET / HTTP/1.1\r\n",
      `${head("PUT / HTTP/1.1", "Content-Length: 5")}{`,
    ]) {
      const client = await connectRaw(port);
      await new Promise((resolve) => client.socket.write(sent, resolve));
      client.socket.resetAndDestroy();
    }
    expect((await fetch(url)).status).toBe(200);
  });

  test("is rejected with 417 for an unknown expectation", async () => {
    const { port } = await serve(echo);
    const [response] = await exchangeRaw(port, head("GET / HTTP/1.1", "Expect: a-miracle"));
    expect(read(response).status).toBe(417);
  });

  test("is rejected with 501 for a transfer coding other than chunked", async () => {
    const { port } = await serve(echo);
    const send = (coding: string) =>
      exchangeRaw(
        port,
        `${head("PUT / HTTP/1.1", "Connection: close", `Transfer-Encoding: ${coding}`)}1\r\na\r\n0\r\n\r\n`,
      );
    expect(read((await send("gzip, chunked"))[0]).status).toBe(501);
    expect((await send("Chunked"))[0]?.status).toBe(200);
  });
});

describe("a request that is too large", () => {
  test("is rejected with 414 for its target, and with 431 for its headers", async () => {
    const { port } = await serve(echo);
    const target = await exchangeRaw(port, head(`GET /${"a".repeat(20_000)} HTTP/1.1`));
    expect(read(target[0])).toMatchObject({ status: 414, message: expect.stringContaining("8192") });
    const header = await exchangeRaw(port, head("GET / HTTP/1.1", `X: ${"a".repeat(17_000)}`));
    expect(read(header[0])).toMatchObject({ status: 431, message: expect.stringContaining("16384") });
    const many = Array.from({ length: 4000 }, (_, index) => `x${index}: 1`);
    const headers = await exchangeRaw(port, head("GET / HTTP/1.1", ...many));
    expect(read(headers[0]).status).toBe(431);
    const fine = head("GET / HTTP/1.1", "Connection: close", ...many.slice(0, 1500));
    const [response] = await exchangeRaw(port, fine);
    expect(Object.keys(JSON.parse(response?.body ?? "").headers).length).toBe(1502);
  });

  test("is rejected with 413 for its body, with or without Content-Length, and closes the connection", async () => {
    const { port } = await serve(echo, {}, { lingerMs: 50 });
    const announced = await exchangeRaw(port, head("PUT / HTTP/1.1", "Content-Length: 1000000000"));
    expect(read(announced[0])).toEqual({ status: 413, message: "too long" });
    const expecting = head("PUT / HTTP/1.1", "Content-Length: 1000000000", "Expect: 100-continue");
    const client = await connectRaw(port);
    client.write(expecting);
    expect(await client.closed).not.toContain("100 Continue");
    expect(read(parseResponses(client.received())[0]).status).toBe(413);
    client.socket.destroy();
    const chunk = `100000\r\n${"a".repeat(0x100000)}\r\n1\r\nb\r\n`;
    const chunked = await exchangeRaw(port, head("PUT / HTTP/1.1", "Transfer-Encoding: chunked") + chunk);
    expect(read(chunked[0]).status).toBe(413);
  });

  test("has a body of one byte more than the limit", async () => {
    const { url } = await serve(echo);
    const fits = await fetch(url, { method: "PUT", body: "a".repeat(maxBody) });
    expect([fits.status, (await fits.json()).bytes]).toEqual([200, maxBody]);
    const large = await fetch(url, { method: "PUT", body: "a".repeat(maxBody + 1) });
    expect(large.status).toBe(413);
  });

  test("gets its response to a client that sends everything before it reads", async () => {
    const { url } = await serve(echo);
    const agent = new Agent({ keepAlive: true });
    const request = sendRequest(url, { method: "PUT", agent, headers: { "content-length": 8_000_000 } });
    request.end(Buffer.alloc(8_000_000));
    const [response] = await once(request, "response");
    expect(response.statusCode).toBe(413);
    expect(await text(response)).toBe('{"message":"too long"}');
    agent.destroy();
  });

  test("is not read for ever: the connection of a client that keeps sending is closed", async () => {
    const { port } = await serve(echo, {}, { lingerMs: 50 });
    const client = await connectRaw(port);
    client.write(head("PUT / HTTP/1.1", "Content-Length: 1000000000000"));
    const piece = Buffer.alloc(65_536);
    const send = (): void => {
      while (!client.socket.destroyed && client.socket.write(piece));
    };
    client.socket.on("drain", send);
    send();
    await client.gone;
    expect(client.received()).toContain(" 413 ");
  });
});

describe("a connection", () => {
  const settings = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkIntervalMs: 20 };

  test.each([
    ["headers", "GET / HTTP/1.1\r\nHost: x\r\nX-"],
    ["a body", `${head("PUT / HTTP/1.1", "Content-Length: 9")}{`],
    ["a body in chunks", `${head("PUT / HTTP/1.1", "Transfer-Encoding: chunked")}1\r\n{\r\n`],
  ])("gets a 408 if the rest does not arrive: %s", async (_name, sent) => {
    const { port } = await serve(echo, {}, { ...settings, lingerMs: 50 });
    const [response] = await exchangeRaw(port, sent);
    expect(read(response).status).toBe(408);
  });

  test("closes without a second response if the rest of an unread body does not arrive", async () => {
    const { port } = await serve(async () => json({}, 401), {}, settings);
    const client = await connectRaw(port);
    client.write(`${head("PUT / HTTP/1.1", "Content-Length: 9")}{`);
    expect(parseResponses(await client.closed).map(({ status }) => status)).toEqual([401]);
    client.socket.destroy();
  });

  test("closes without a response if nothing was sent", async () => {
    const { port } = await serve(echo, {}, settings);
    const client = await connectRaw(port);
    expect(await client.closed).toBe("");
    client.socket.destroy();
  });

  test("stays open as long as the platform takes for a complete request", async () => {
    const { handle, waiting, arrived } = createHeld();
    const { port } = await serve(handle, {}, settings);
    const [slow, other] = [await connectRaw(port), await connectRaw(port)];
    slow.write(head("GET /slow HTTP/1.1"));
    await arrived(1);
    // Closed by the same timer that would end the slow one too.
    await other.closed;
    waiting[0]?.answer(json("at last"));
    expect((await slow.responses(1))[0]?.body).toBe('"at last"');
    slow.socket.destroy();
    other.socket.destroy();
  });

  test("closes if the client does not read the response", async () => {
    const body = JSON.stringify("a".repeat(20_000_000));
    const handle = async ({ target }: { readonly target: string }) =>
      target === "/_platform/ready" ? json({}) : { status: 200, headers: {}, body };
    const { port, url } = await serve(handle, { maxConnections: 1 }, { stallMs: 100 });
    const client = await connectRaw(port);
    client.socket.pause();
    client.write(head("GET / HTTP/1.1"));
    // Its place is free again when this is answered.
    const next = () => fetch(`${url}/_platform/ready`).then(({ status }) => status, String);
    await expect.poll(next, { timeout: 20_000 }).toBe(200);
    client.socket.destroy();
  });
});

/** Requests and responses over `node:http`. */

import { once } from "node:events";
import { request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { PlatformRequest } from "../../../src/platform/pipeline/message.ts";
import { connectRaw, exchangeRaw, head, parseResponses } from "./raw-client.ts";
import { createHeld, echo, json, readBody, useServing } from "./servers.ts";

const serve = useServing();

describe("a request over node:http", () => {
  test("has the method, target, headers and body that were sent", async () => {
    const { url } = await serve(echo);
    const response = await fetch(`${url}/v1/x?filter=tag:a%20b&filter=c`, {
      method: "PATCH",
      headers: { "X-One": "1", "content-type": "text/plain" },
      body: "grüße",
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    const asked = await response.json();
    expect(asked).toMatchObject({
      method: "PATCH",
      target: "/v1/x?filter=tag:a%20b&filter=c",
      body: "grüße",
      bytes: 7,
      remoteAddress: "127.0.0.1",
    });
    expect(asked.headers).toMatchObject({ "x-one": "1", "content-type": "text/plain" });
  });

  test("has repeated headers joined, including those of which Node keeps only the first", async () => {
    const { port } = await serve(echo);
    const lines = [
      "Authorization: Basic a",
      "Authorization: Basic b",
      "X-A: 1",
      "x-a: 2",
      "Connection: close",
    ];
    const cookies = ["Set-Cookie: a=1", "Set-Cookie: b=2", "If-Match: x", "If-Match: y"];
    const [response] = await exchangeRaw(port, head("GET / HTTP/1.1", ...lines, ...cookies));
    expect(JSON.parse(response?.body ?? "").headers).toMatchObject({
      authorization: "Basic a, Basic b",
      "x-a": "1, 2",
      "set-cookie": "a=1, b=2",
      "if-match": "x, y",
    });
  });

  test("has no body if none was sent, or an empty one", async () => {
    const asked: PlatformRequest[] = [];
    const { port } = await serve(async (request) => {
      asked.push(request);
      return json({});
    });
    asked.length = 0;
    await exchangeRaw(port, head("GET / HTTP/1.1", "Connection: close"));
    await exchangeRaw(port, head("PUT / HTTP/1.1", "Content-Length: 0", "Connection: close"));
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      ["GET", null],
      ["PUT", null],
    ]);
  });

  test("may have a chunked body of any bytes", async () => {
    const bytes: (Uint8Array | undefined)[] = [];
    const { url } = await serve(async (request) => {
      bytes.push(await readBody(request));
      return json({});
    });
    const request = sendRequest(url, { method: "PUT" });
    request.write(Buffer.from([0xff, 0xfe]));
    request.end(Buffer.from([0x00]));
    const [response] = await once(request, "response");
    await text(response);
    expect([...(bytes.at(-1) ?? [])]).toEqual([0xff, 0xfe, 0x00]);
  });

  test("may have a target in absolute form, or an asterisk", async () => {
    const { port } = await serve(echo);
    const absolute = await exchangeRaw(port, head("GET http://other/v1/x HTTP/1.1", "Connection: close"));
    expect(JSON.parse(absolute[0]?.body ?? "").target).toBe("http://other/v1/x");
    const asterisk = await exchangeRaw(port, head("OPTIONS * HTTP/1.1", "Connection: close"));
    expect(JSON.parse(asterisk[0]?.body ?? "").target).toBe("*");
  });

  test("gets 100 Continue when its body is read", async () => {
    const { port } = await serve(echo);
    const client = await connectRaw(port);
    client.write(head("PUT / HTTP/1.1", "Content-Length: 2", "Expect: 100-continue"));
    await expect.poll(client.received).toContain("100 Continue");
    client.write("{}");
    const [response] = await client.responses(1);
    expect(JSON.parse(response?.body ?? "").body).toBe("{}");
    client.socket.destroy();
  });

  test("may offer an upgrade, which is ignored", async () => {
    const { port } = await serve(echo);
    const lines = [
      "Connection: Upgrade, HTTP2-Settings",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA",
    ];
    const [response, ...more] = await exchangeRaw(port, head("GET /a HTTP/1.1", ...lines));
    expect(JSON.parse(response?.body ?? "").target).toBe("/a");
    expect(response?.headers["connection"]).toBe("close");
    expect(more).toEqual([]);
  });
});

describe("a response over node:http", () => {
  test("has its length in bytes and is sent in one piece", async () => {
    const { port } = await serve(async () => json({ name: "grüße €" }));
    const client = await connectRaw(port);
    let pieces = 0;
    client.socket.on("data", () => {
      pieces += 1;
    });
    client.write(head("GET / HTTP/1.1"));
    const [response] = await client.responses(1);
    expect(response?.headers["content-length"]).toBe(String(Buffer.byteLength('{"name":"grüße €"}')));
    expect(Buffer.from(response?.body ?? "", "latin1").toString()).toBe('{"name":"grüße €"}');
    expect(pieces).toBe(1);
    client.socket.destroy();
  });

  test.each([
    ["HEAD", 200],
    ["GET", 304],
    ["PUT", 204],
  ])("has no content for %s with %i, and the connection stays open", async (method, status) => {
    const handle = async () => ({ status, headers: { etag: '"x"' }, body: null });
    const { port } = await serve(async ({ target }) => (target === "/_platform/ready" ? json({}) : handle()));
    const client = await connectRaw(port);
    client.write(head(`${method} / HTTP/1.1`) + head("GET / HTTP/1.1", "Connection: close"));
    const received = await client.closed;
    expect(received.match(/HTTP\/1\.1 \d+/g)?.[0]).toBe(`HTTP/1.1 ${status}`);
    expect(received.match(/HTTP\/1\.1 \d+/g)?.length).toBe(2);
    expect(received.split("\r\n\r\n")[0]?.toLowerCase()).toContain('etag: "x"');
    expect(received.split("\r\n\r\n")[0]?.toLowerCase()).not.toMatch(/content-length|transfer-encoding/);
  });

  test("is 500 without internal details if the handler throws or returns an invalid response", async () => {
    const bad = [
      async () => Promise.reject(new Error("secret path /home")),
      async () => ({ status: 200, headers: { bad: "line\nbreak" }, body: "x" }),
      async () => ({ status: 9, headers: {}, body: "x" }),
    ];
    for (const fail of bad) {
      const { url } = await serve(async ({ target }) => (target === "/_platform/ready" ? json({}) : fail()));
      const response = await fetch(url);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({ message: "the platform failed to answer" });
    }
  });
});

describe("requests on one connection", () => {
  test("are handled one after the other, in order", async () => {
    const { handle, waiting, arrived } = createHeld();
    const { port } = await serve(handle);
    const client = await connectRaw(port);
    client.write(
      `${head("PUT /1 HTTP/1.1", "Content-Length: 2")}{}${head("GET /2 HTTP/1.1")}${head("GET /3 HTTP/1.1")}`,
    );
    await arrived(1);
    expect(waiting.map(({ request }) => request.target)).toEqual(["/1"]);
    waiting[0]?.answer(json(1));
    await arrived(2);
    waiting[1]?.answer(json(2));
    await arrived(3);
    waiting[2]?.answer(json(3));
    const responses = await client.responses(3);
    expect(responses.map(({ body }) => body)).toEqual(["1", "2", "3"]);
    client.socket.destroy();
  });

  test("are not read while too many are in flight, and are all answered", async () => {
    const { port } = await serve(async ({ target }) => json(target), {}, { maxPipelined: 4 });
    const client = await connectRaw(port);
    const count = 5000;
    for (let index = 0; index < count; index += 1) client.write(head(`GET /${index} HTTP/1.1`));
    const responses = await client.responses(count);
    expect(responses.map(({ body }) => body)).toEqual(
      Array.from({ length: count }, (_, index) => `"/${index}"`),
    );
    client.socket.destroy();
  });

  test("are answered after the client has closed its side", async () => {
    const { handle, waiting, arrived } = createHeld();
    const { port } = await serve(handle);
    const client = await connectRaw(port);
    client.socket.end(head("GET /1 HTTP/1.1") + head("GET /2 HTTP/1.1"));
    await arrived(1);
    waiting[0]?.answer(json(1));
    await arrived(2);
    waiting[1]?.answer(json(2));
    const responses = parseResponses(await client.closed);
    expect(responses.map(({ body }) => body)).toEqual(["1", "2"]);
    client.socket.destroy();
  });
});

describe("the abort signal of a request", () => {
  test("aborts when the client disconnects", async () => {
    const { handle, waiting, arrived } = createHeld();
    const { port } = await serve(handle);
    const client = await connectRaw(port);
    client.write(head("GET /1 HTTP/1.1"));
    await arrived(1);
    const signal = waiting[0]?.request.signal;
    expect(signal?.aborted).toBe(false);
    const aborted = once(signal ?? new EventTarget(), "abort");
    client.socket.destroy();
    await aborted;
    expect(signal?.aborted).toBe(true);
    waiting[0]?.answer(json(1));
  });

  test("does not abort after the response", async () => {
    const { handle, waiting, arrived } = createHeld();
    const { port } = await serve(handle);
    const client = await connectRaw(port);
    client.write(head("GET /1 HTTP/1.1"));
    await arrived(1);
    const signal = waiting[0]?.request.signal;
    waiting[0]?.answer(json(1));
    await client.responses(1);
    client.socket.end();
    await client.closed;
    expect(signal?.aborted).toBe(false);
  });
});

/** Requests and responses over `node:http`. */
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { connectRaw, exchangeRaw, parseResponses, requestHead } from "./raw-client.ts";
import { createPendingHandler, echo, json, serveHandler } from "./servers.ts";

const get = (target: string, ...lines: string[]) => requestHead(`GET ${target} HTTP/1.1`, ...lines);

/** Starts a server whose responses the test sends, and connects a client. */
async function connectToPending(sent = "") {
  const { handle, next } = createPendingHandler();
  const { port } = await serveHandler(handle);
  return { next, client: await connectRaw(port, sent) };
}

describe("a request over node:http", () => {
  test("has repeated headers joined, including those of which Node keeps only the first", async () => {
    const { port } = await serveHandler(echo);
    const lines = ["Authorization: Basic a", "Authorization: Basic b", "X-A: 1", "x-a: 2"];
    const more = ["Set-Cookie: a=1", "Set-Cookie: b=2", "If-Match: x", "If-Match: y", "Connection: close"];
    const [response] = await exchangeRaw(port, get("/", ...lines, ...more));
    expect(JSON.parse(response?.body ?? "").headers).toMatchObject({
      authorization: "Basic a, Basic b",
      "x-a": "1, 2",
      "set-cookie": "a=1, b=2",
      "if-match": "x, y",
    });
  });

  test("gets 100 Continue if it expects that, and 417 if it expects something else", async () => {
    const { port } = await serveHandler(echo);
    const send = (expectation: string) =>
      connectRaw(port, requestHead("PUT / HTTP/1.1", "Content-Length: 2", `Expect: ${expectation}`));
    const client = await send("100-continue");
    await expect.poll(client.received).toContain("100 Continue");
    client.write("{}");
    expect((await client.responses(1))[0]?.body).toContain('"body":"{}"');
    await expect.poll((await send("a-miracle")).received).toContain(" 417 ");
  });

  test("may offer an upgrade, which is ignored", async () => {
    const { port } = await serveHandler(echo);
    const lines = ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAoAAA"];
    const responses = await exchangeRaw(port, get("/a", ...lines));
    expect(responses).toMatchObject([{ status: 200, headers: { connection: "close" } }]);
  });

  test.each([true, false])(
    "has a signal that aborts if the client disconnects before the response: %j",
    async (early) => {
      const { next, client } = await connectToPending(get("/"));
      const { request, respond } = await next(0);
      const signal = request.signal ?? expect.unreachable();
      expect(signal.aborted).toBe(false);
      if (early) {
        const aborted = once(signal, "abort");
        client.socket.destroy();
        await aborted;
        respond(1);
      } else {
        respond(1);
        await client.responses(1);
        client.socket.end();
        await client.closed;
        expect(signal.aborted).toBe(false);
      }
    },
  );
});

describe("a response over node:http", () => {
  test("has its length in bytes and is sent in one piece", async () => {
    const { port } = await serveHandler(async () => json({ name: "grüße €" }));
    const client = await connectRaw(port);
    let pieces = 0;
    client.socket.on("data", () => {
      pieces += 1;
    });
    client.write(get("/"));
    const [response] = await client.responses(1);
    expect(response?.headers["content-length"]).toBe(String(Buffer.byteLength('{"name":"grüße €"}')));
    expect(Buffer.from(response?.body ?? "", "latin1").toString()).toBe('{"name":"grüße €"}');
    expect(pieces).toBe(1);
  });

  test.each([
    ["HEAD", 200],
    ["GET", 304],
    ["PUT", 204],
  ])("has no content for %s with %i, and the connection stays open", async (method, status) => {
    const { port } = await serveHandler(async () => ({ status, headers: { etag: '"x"' }, body: null }));
    const sent = requestHead(`${method} / HTTP/1.1`) + get("/", "Connection: close");
    const [first, second] = (await (await connectRaw(port, sent)).closed).split("\r\n\r\n");
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} .*etag: "x"`, "is"));
    expect(first).not.toMatch(/content-length|transfer-encoding/i);
    expect(second).toMatch(/^HTTP\/1\.1 \d+/);
  });
});

describe("requests on one connection", () => {
  test("are handled one after the other, in order", async () => {
    const put = `${requestHead("PUT /1 HTTP/1.1", "Content-Length: 2")}{}`;
    const { next, client } = await connectToPending(put + get("/2") + get("/3"));
    for (const index of [0, 1, 2]) {
      const { request, respond } = await next(index);
      expect(request.target).toBe(`/${index + 1}`);
      expect(await client.responses(index)).toHaveLength(index);
      respond(index);
    }
    expect((await client.responses(3)).map(({ body }) => body)).toEqual(["0", "1", "2"]);
  });

  test("are not read while too many are in flight, and all get a response", async () => {
    const { port } = await serveHandler(async ({ target }) => json(target), {}, { maxPipelined: 4 });
    const targets = Array.from({ length: 500 }, (_, index) => `/${index}`);
    // More than one packet holds, so that the server has to resume reading.
    const padding = `X-Padding: ${"a".repeat(2000)}`;
    const client = await connectRaw(port, targets.map((target) => get(target, padding)).join(""));
    const responses = await client.responses(targets.length);
    expect(responses.map(({ body }) => JSON.parse(body))).toEqual(targets);
  });

  test("get responses after the client has closed its side", async () => {
    const { next, client } = await connectToPending();
    client.socket.end(get("/1") + get("/2"));
    for (const index of [0, 1]) (await next(index)).respond(index);
    expect(parseResponses(await client.closed).map(({ body }) => body)).toEqual(["0", "1"]);
  });
});

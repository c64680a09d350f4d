/** Connections that break, stall, never end, or bring too much. `tls.test.ts` has handshakes. */
import type { Socket } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { findFreePort } from "../../../scripts/lib/postgres-cluster.ts";
import { getError, observabilityClient, pause, stubFetch } from "../calls.ts";
import { head, useRawServer } from "../raw-server.ts";

const server = useRawServer();
const address = "https://api.example.com";
const createClient = (options = {}) => observabilityClient(server().baseUrl, { retry: false, ...options });
/** Answers requests with bytes, and calls. */
const getErrorAfter = (answer: (socket: Socket) => void, options = {}) => {
  server().onRequest(answer);
  return getError(createClient(options).listDashboards());
};

const chunked = head("transfer-encoding: chunked");
const sized = head("content-length: 11");
const long = head("content-length: 99");
const reset = (socket: Socket) => socket.resetAndDestroy();
const end = (bytes: string) => (socket: Socket) => socket.end(bytes);
const write = (bytes: string) => (socket: Socket) => socket.write(bytes);

const longGzip = Buffer.from(head("content-encoding: gzip", "content-length: 99"));
const compressed = gzipSync('{"data":[]}');

test.each<[string, (socket: Socket) => void]>([
  ["reset before the headers", reset],
  ["reset in the body", (socket) => socket.write(`${long}{`, () => reset(socket))],
  ["closed in a body of known length", end(`${long}{"data":[]}`)],
  ["that does not use HTTP", end("SSH-2.0-hush\r\n")],
  ["with a chunk that is not of its size", end(`${chunked}1\r\n{"data":"hush"}\r\n0\r\n\r\n`)],
  [
    "closed in a compressed body",
    (socket) => socket.end(Buffer.concat([longGzip, compressed.subarray(0, 15)])),
  ],
])("a connection %s causes a network error with the fetch error", async (_, answer) => {
  const error = await getErrorAfter(answer);
  expect(error).toMatchObject({ kind: "network", attempts: 1, cause: expect.any(Error) });
  expect(error.message).toMatch(/^listDashboards: the connection failed \(.+\)/);
  expect(inspect(error, { depth: 9 })).not.toContain("hush");
  expect(server().requests()).toBe(1);
});

test("a proxy that asks for credentials is named, whether fetch hides its response or not", async () => {
  const hidden = await getErrorAfter(end("HTTP/1.1 407 No\r\ncontent-length: 0\r\n\r\n"));
  expect(hidden).toMatchObject({ kind: "network", message: expect.stringContaining("a proxy asks for") });
  // As Bun and Deno resolve.
  const { fetch } = stubFetch(() => new Response(null, { status: 407 }));
  const shown = await getError(observabilityClient(address, { fetch }).listDashboards());
  expect(shown.message).toBe("listDashboards: 407. A proxy asks for credentials.");
  // As Node rejects if the proxy answers so to CONNECT.
  const cause = new Error("Request was cancelled.", { cause: new Error("Proxy response (407) !== 200") });
  const refusing = stubFetch(() => Promise.reject(new TypeError("fetch failed", { cause })));
  const refused = await getError(observabilityClient(address, { fetch: refusing.fetch }).listDashboards());
  expect(refused.message).toContain("failed (Proxy response (407) !== 200).");
});

test.each<[string, string]>([
  ["in chunks of one byte", `${chunked}${[...'{"data":[]}'].map((c) => `1\r\n${c}\r\n`).join("")}0\r\n\r\n`],
  ["terminated by connection close", `${head()}{"data":[]}`],
  ["after an informational response", `HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${sized}{"data":[]}`],
  ["with a byte order mark", `${head("content-length: 14")}\u{feff}{"data":[]}`],
])("a complete response %s succeeds", async (_, bytes) => {
  server().onRequest(end(bytes));
  expect(await createClient().listDashboards()).toEqual([]);
});

test("multi-byte characters that are split across chunks are decoded", async () => {
  const start = (controller: ReadableStreamDefaultController) => {
    for (const byte of new TextEncoder().encode('{"data":["äöü🜚"]}')) controller.enqueue(Uint8Array.of(byte));
    controller.close();
  };
  const { fetch } = stubFetch(() => new Response(new ReadableStream({ start })));
  expect(await observabilityClient(address, { fetch }).listDashboards()).toEqual(["äöü🜚"]);
});

describe("write to an unreachable server", () => {
  test.each(["127.0.0.1", "localhost"])("at %s was not sent and is retried", async (host) => {
    const client = observabilityClient(`http://${host}:${await findFreePort()}`);
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    expect(error).toMatchObject({ kind: "network", outcome: "not-sent", attempts: 3 });
    expect(error.message).toMatch(/ECONNREFUSED.*Check baseUrl/);
  });

  test.each<[code: string, outcome: "not-sent" | "unknown", ...messages: string[]]>([
    ["ECONNREFUSED", "not-sent"],
    ["ENOTFOUND", "not-sent"],
    ["EAI_AGAIN", "not-sent"],
    ["EHOSTUNREACH", "not-sent", "connect EHOSTUNREACH 192.0.2.1:443"],
    // After the request was sent.
    ["EHOSTUNREACH", "unknown", "read EHOSTUNREACH"],
    ["ENETUNREACH", "unknown"],
    ["UND_ERR_CONNECT_TIMEOUT", "not-sent"],
    ["ETIMEDOUT", "not-sent", "connect ETIMEDOUT 192.0.2.1:443"],
    // One for each address of a host.
    ["ETIMEDOUT", "not-sent", "connect ETIMEDOUT 2001:db8::1:443", "connect ECONNREFUSED 192.0.2.1:443"],
    ["EAI_FAIL", "not-sent", "getaddrinfo EAI_FAIL api.example.com"],
    ["UND_ERR_ABORTED", "not-sent", "Proxy response (407) !== 200 when HTTP Tunneling"],
    ["UND_ERR_ABORTED", "unknown"],
    ["ETIMEDOUT", "unknown"],
    ["ECONNRESET", "unknown"],
    ["EPIPE", "unknown"],
    ["EPROTO", "unknown"],
    ["UND_ERR_SOCKET", "unknown"],
    ["SOMETHING_NEW", "unknown"],
  ])(
    "with %s has the outcome %s, and is retried only if it was not sent",
    async (code, outcome, ...messages) => {
      const errors = messages.map((message) => new Error(message));
      const error = errors.length > 1 ? new AggregateError(errors) : (errors[0] ?? new Error("x"));
      const cause = Object.assign(error, { code });
      const { fetch, sent } = stubFetch(() => Promise.reject(new TypeError("fetch failed", { cause })));
      const thrown = await getError(observabilityClient(address, { fetch }).updateAlert({ id: "a" }, {}));
      const attempts = outcome === "not-sent" ? 3 : 1;
      expect(thrown).toMatchObject({ kind: "network", outcome, attempts });
      expect(thrown.message).toContain([code, ...messages.slice(0, 1)].join(": "));
      expect(sent).toHaveLength(attempts);
    },
  );
});

test.each<[string, (socket: Socket) => void]>([
  ["stalls before the headers", () => {}],
  ["stalls before a body with a content-length", write(sized)],
  ["stalls in a body with a content-length", write(`${sized}{"data"`)],
  ["stalls before the close of the connection", write(`${head()}{"data":[]}`)],
  ["stalls in the body of an error", write("HTTP/1.1 400 Bad Request\r\ncontent-length: 99\r\n\r\n{")],
  [
    "sends a body forever, byte by byte",
    (socket) => {
      socket.write(`${head("content-length: 1000000")}{"data":"`);
      const timer = setInterval(() => socket.write("x"), 4);
      socket.on("close", () => clearInterval(timer));
    },
  ],
])("a server that %s causes a timeout, and the client closes the connection", async (_, answer) => {
  const error = await getErrorAfter(answer, { timeoutMs: 60 });
  expect(error).toMatchObject({ kind: "timeout", attempts: 1, operationId: "listDashboards" });
  expect(error.message).toContain("timeoutMs");
  await expect.poll(() => server().open()).toBe(0);
});

test("an abort while a body is read closes the connection", async () => {
  const controller = new AbortController();
  const reason = new Error("the user left");
  server().onRequest((socket) => {
    socket.write(`${sized}{"da`, () => setTimeout(() => controller.abort(reason), 5));
  });
  const error = await getError(createClient().listDashboards({ signal: controller.signal }));
  expect([error.kind, error.cause]).toEqual(["aborted", reason]);
  await expect.poll(() => server().open()).toBe(0);
});

test("the late response of a custom fetch that ignores its signal emits no event", async () => {
  const eventTypes: string[] = [];
  const fetch = () => pause(40).then(() => new Response('{"data":[]}'));
  const onEvent = ({ type }: { type: string }) => eventTypes.push(type);
  const client = createClient({ fetch, timeoutMs: 5, onEvent });
  expect((await getError(client.listDashboards())).kind).toBe("timeout");
  await pause(60);
  expect(eventTypes).toEqual(["request", "failure"]);
});

describe("a body", () => {
  const gibibyte = 1024 ** 3;
  const mebibyte = 1024 ** 2;
  const spaces = Buffer.alloc(65_536, " ");
  const chunk = Buffer.concat([Buffer.from("10000\r\n"), spaces, Buffer.from("\r\n")]);

  /** Writes a head, and a piece repeatedly, with backpressure. */
  const writeRepeatedly = (start: string, piece: Buffer, pieces: number) => (socket: Socket) => {
    socket.write(start);
    let left = pieces;
    const more = (): void => {
      while (left > 0 && !socket.destroyed) {
        left -= 1;
        if (!socket.write(piece)) return;
      }
      if (left === 0) socket.end();
    };
    socket.on("drain", more);
    more();
  };

  async function expectRead(limit: number): Promise<void> {
    await expect.poll(() => server().open()).toBe(0);
    expect(server().bytesWritten()).toBeGreaterThanOrEqual(limit);
    // Beyond the limit, bytes are in buffers of sockets.
    expect(server().bytesWritten()).toBeLessThan(limit + 24 * mebibyte);
  }

  const limited = { maxResponseBytes: mebibyte };
  test.each<[string, string, Buffer, limit: number, options: object]>([
    ["with a content-length", head(`content-length: ${gibibyte}`), spaces, mebibyte, limited],
    ["with chunked encoding", chunked, chunk, mebibyte, limited],
    ["by default", head(), spaces, 32 * mebibyte, {}],
  ])("of 1 GiB is read only up to maxResponseBytes: %s", async (_, start, piece, limit, options) => {
    const error = await getErrorAfter(writeRepeatedly(start, piece, gibibyte / spaces.length), options);
    expect(error).toMatchObject({ kind: "unexpected-response", status: 200, attempts: 1, body: undefined });
    expect(error.message).toMatch(`${limit} bytes. Raise maxResponseBytes.`);
    await expectRead(limit);
  });

  test("is limited by its decompressed size", async () => {
    const packed = gzipSync(Buffer.alloc(16 * mebibyte, " "));
    expect(packed.length * 64).toBeLessThan(2 * mebibyte);
    const start = head("content-encoding: gzip", `content-length: ${packed.length * 64}`);
    const before = process.memoryUsage().rss;
    const answer = writeRepeatedly(start, packed, 64);
    const error = await getErrorAfter(answer, { maxResponseBytes: 4 * mebibyte });
    expect(error.kind).toBe("unexpected-response");
    expect(process.memoryUsage().rss - before).toBeLessThan(512 * mebibyte);
  });

  test("of an error response is truncated to 64 KiB, less what may be a part of the token", async () => {
    const start = "HTTP/1.1 400 Bad Request\r\n\r\nno such thing";
    const error = await getErrorAfter(writeRepeatedly(start, spaces, gibibyte / spaces.length));
    if (error.kind !== "api") throw error;
    expect(error.message).toContain("400 Bad Request: no such thing.");
    expect(error.body).toHaveLength(65_536 - 9 * "demo-token".length);
    await expectRead(65_536);
  });

  const text = `{"data":["${"x".repeat(19)}"]}`;

  test.each(["content-length: 32", "x-none: 1"])("of exactly maxResponseBytes is read (%s)", async (line) => {
    expect(text).toHaveLength(32);
    server().onRequest(end(`${head(line)}${text}`));
    expect(await createClient({ maxResponseBytes: 32 }).listDashboards()).toEqual(["x".repeat(19)]);
    const tooLarge = createClient({ maxResponseBytes: 31 });
    expect((await getError(tooLarge.listDashboards())).kind).toBe("unexpected-response");
  });

  test("whose content-length is that of its compressed form is limited by its bytes", async () => {
    const { fetch } = stubFetch(() => {
      // Browsers hide the content-encoding of another origin.
      const response = new Response(text, { headers: { "content-length": "10" } });
      return Object.defineProperty(response, "type", { value: "cors" });
    });
    const call = (maxResponseBytes: number) =>
      observabilityClient(address, { fetch, maxResponseBytes }).listDashboards();
    expect(await call(32)).toEqual(["x".repeat(19)]);
    expect(await getError(call(31))).toMatchObject({ kind: "unexpected-response", body: undefined });
  });
});

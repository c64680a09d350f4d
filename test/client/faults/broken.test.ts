/** Broken connections, invalid HTTP and truncated responses. */
import { type AddressInfo, createServer, type Socket } from "node:net";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { getError, observabilityClient, stubFetch } from "../calls.ts";
import { head, useRawServer } from "../raw-server.ts";

const server = useRawServer();
const createClient = () => observabilityClient(server().baseUrl, { retry: false });

const chunked = head("transfer-encoding: chunked");
const reset = (socket: Socket) => socket.resetAndDestroy();
const end = (bytes: string) => (socket: Socket) => socket.end(bytes);

describe("a broken connection causes a network error with the fetch error: connection", () => {
  test.each<[string, (socket: Socket) => void]>([
    ["reset before the headers", reset],
    ["reset in the body", (socket) => socket.write(`${head("content-length: 99")}{`, () => reset(socket))],
    ["closed in a body of known length", end(`${head("content-length: 99")}{"data":[]}`)],
    ["that does not use HTTP", end("SSH-2.0-hush\r\n")],
    ["with a chunk that is not of its size", end(`${chunked}1\r\n{"data":"hush"}\r\n0\r\n\r\n`)],
    ["not compressed, although it says gzip", end(`${head("content-encoding: gzip")}{"data":[]}`)],
  ])("%s", async (_, answer) => {
    server().onRequest(answer);
    const error = await getError(createClient().listDashboards());
    expect(error).toMatchObject({ kind: "network", attempts: 1, cause: expect.any(Error) });
    expect(error.message).toMatch(/^listDashboards: the connection failed \(.+\)/);
    expect(inspect(error, { depth: 9 })).not.toContain("hush");
    expect(server().requests()).toBe(1);
  });
});

test("a proxy that asks for credentials is named, whether fetch hides its response or not", async () => {
  server().onRequest((socket) =>
    socket.end("HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n"),
  );
  const hidden = await getError(createClient().listDashboards());
  expect(hidden).toMatchObject({ kind: "network", message: expect.stringContaining("a proxy asks for") });
  // As Bun and Deno resolve.
  const { fetch } = stubFetch(() => new Response(null, { status: 407 }));
  const shown = await getError(observabilityClient("https://api.example.com", { fetch }).listDashboards());
  expect(shown.message).toBe("listDashboards: 407. A proxy asks for credentials.");
});

test.each<[string, string]>([
  ["in chunks of one byte", `${chunked}${[...'{"data":[]}'].map((c) => `1\r\n${c}\r\n`).join("")}0\r\n\r\n`],
  ["terminated by connection close", `${head()}{"data":[]}`],
  [
    "after an informational response",
    `HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${head("content-length: 11")}{"data":[]}`,
  ],
  ["with a byte order mark", `${head("content-length: 14")}\u{feff}{"data":[]}`],
])("a complete response %s succeeds", async (_, bytes) => {
  server().onRequest((socket) => socket.end(bytes));
  expect(await createClient().listDashboards()).toEqual([]);
});

test("multi-byte characters that are split across chunks are decoded", async () => {
  const bytes = new TextEncoder().encode('{"data":["äöü🜚"]}');
  const pieces = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
  const { fetch } = stubFetch(() => new Response(pieces()));
  expect(await observabilityClient("https://api.example.com", { fetch }).listDashboards()).toEqual(["äöü🜚"]);
});

describe("write to an unreachable server", () => {
  /** Returns a port on which no server listens. */
  async function freePort(): Promise<number> {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
    // A server that listens on a TCP port returns an AddressInfo.
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }

  test.each(["127.0.0.1", "localhost"])("at %s was not sent and is retried", async (host) => {
    const client = observabilityClient(`http://${host}:${await freePort()}`);
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    expect(error).toMatchObject({ kind: "network", outcome: "not-sent", attempts: 3 });
    expect(error.message).toContain("ECONNREFUSED");
    expect(error.message).toContain("Check baseUrl");
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
      const client = observabilityClient("https://api.example.com", { fetch });
      const thrown = await getError(client.updateAlert({ id: "a" }, {}));
      const attempts = outcome === "not-sent" ? 3 : 1;
      expect(thrown).toMatchObject({ kind: "network", outcome, attempts });
      expect(thrown.message).toContain([code, ...messages.slice(0, 1)].join(": "));
      expect(sent).toHaveLength(attempts);
    },
  );
});

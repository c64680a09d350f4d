/** Oversized bodies: the client stops reading at `maxResponseBytes`. */
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { getError, observabilityClient, stubFetch } from "../calls.ts";
import { head, useRawServer } from "../raw-server.ts";

const server = useRawServer();
const gigabyte = 1_073_741_824;
const mebibyte = 1_048_576;
/** Allowance for socket buffers beyond the limit. */
const bufferAllowance = 24 * mebibyte;

/** Writes a chunk repeatedly, with backpressure. */
function writeRepeatedly(socket: Socket, piece: Buffer | string, pieces: number): void {
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
}

const spaces = Buffer.alloc(65_536, " ");
const chunk = Buffer.concat([Buffer.from("10000\r\n"), spaces, Buffer.from("\r\n")]);
const answers: readonly [string, string, Buffer][] = [
  ["with a content-length", head(`content-length: ${gigabyte}`), spaces],
  ["with chunked encoding", head("transfer-encoding: chunked"), chunk],
];

describe("1 GiB body", () => {
  test.each(answers)("%s is read only up to maxResponseBytes", async (_, start, piece) => {
    server().onRequest((socket) => {
      socket.write(start);
      writeRepeatedly(socket, piece, gigabyte / spaces.length);
    });
    const client = observabilityClient(server().baseUrl, { maxResponseBytes: mebibyte });
    const error = await getError(client.listDashboards());
    expect(error).toMatchObject({ kind: "unexpected-response", status: 200, attempts: 1, body: undefined });
    expect(error.message).toMatch(/1048576.*maxResponseBytes/);
    await expect.poll(() => server().open()).toBe(0);
    expect(server().bytesWritten()).toBeLessThan(mebibyte + bufferAllowance);
  });

  test("is read only up to 32 MiB by default", async () => {
    server().onRequest((socket) => {
      socket.write(head());
      writeRepeatedly(socket, spaces, gigabyte / spaces.length);
    });
    const error = await getError(observabilityClient(server().baseUrl).listDashboards());
    expect(error).toMatchObject({
      kind: "unexpected-response",
      message: expect.stringContaining("33554432"),
    });
    await expect.poll(() => server().open()).toBe(0);
    expect(server().bytesWritten()).toBeGreaterThan(32 * mebibyte);
    expect(server().bytesWritten()).toBeLessThan(32 * mebibyte + bufferAllowance);
  });

  test("is limited by its decompressed size", async () => {
    const packed = gzipSync(Buffer.alloc(16 * mebibyte, " "));
    server().onRequest((socket) => {
      socket.write(head("content-encoding: gzip", `content-length: ${packed.length * 64}`));
      writeRepeatedly(socket, packed, 64);
    });
    expect(packed.length * 64).toBeLessThan(2 * mebibyte);
    const before = process.memoryUsage().rss;
    const client = observabilityClient(server().baseUrl, { maxResponseBytes: 4 * mebibyte });
    expect(await getError(client.listDashboards())).toMatchObject({ kind: "unexpected-response" });
    expect(process.memoryUsage().rss - before).toBeLessThan(512 * mebibyte);
  });

  test("of an error response is truncated to 64 KiB, less what may be a part of the token", async () => {
    server().onRequest((socket) => {
      socket.write("HTTP/1.1 400 Bad Request\r\n\r\nno such thing");
      writeRepeatedly(socket, spaces, gigabyte / spaces.length);
    });
    const error = await getError(observabilityClient(server().baseUrl).listDashboards());
    if (error.kind !== "api") throw error;
    expect(error.message).toContain("400 Bad Request: no such thing.");
    expect(error.body).toHaveLength(65_536 - 9 * "demo-token".length);
    await expect.poll(() => server().open()).toBe(0);
    expect(server().bytesWritten()).toBeLessThan(mebibyte + bufferAllowance);
  });
});

test.each([100, 90])(
  "a body whose content-length is that of its compressed form is limited by its bytes: %d",
  async (max) => {
    // Browsers hide the content-encoding of another origin.
    const text = `{"data":["${"x".repeat(87)}"]}`;
    const { fetch } = stubFetch(() => {
      const response = new Response(text, { headers: { "content-length": "10" } });
      return Object.defineProperty(response, "type", { value: "cors" });
    });
    expect(text).toHaveLength(100);
    const call = observabilityClient("https://api.example.com", {
      fetch,
      maxResponseBytes: max,
    }).listDashboards();
    if (max === 100) expect(await call).toEqual(["x".repeat(87)]);
    else expect(await getError(call)).toMatchObject({ kind: "unexpected-response", body: undefined });
  },
);

test.each(["content-length: 32", "x-none: 1"])(
  "a body of exactly maxResponseBytes is read (%s)",
  async (line) => {
    const body = `{"data":["${"x".repeat(19)}"]}`;
    server().onRequest((socket) => socket.end(`${head(line)}${body}`));
    expect(body).toHaveLength(32);
    expect(await observabilityClient(server().baseUrl, { maxResponseBytes: 32 }).listDashboards()).toEqual([
      "x".repeat(19),
    ]);
    const tooLarge = observabilityClient(server().baseUrl, { maxResponseBytes: 31 });
    expect((await getError(tooLarge.listDashboards())).kind).toBe("unexpected-response");
  },
);

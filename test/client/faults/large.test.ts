/** Bodies without end: the client stops at `maxResponseBytes`, and the server is left with most of what it had to say. */
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { failureOf, observability } from "./calls.ts";
import { head, useRawServer } from "./raw-server.ts";

const server = useRawServer();
const gigabyte = 1_073_741_824;
const mebibyte = 1_048_576;
/** What the buffers of both ends and of the system between may hold beyond the limit. */
const slack = 24 * mebibyte;

/** Writes up to a gigabyte, a piece at a time and only as fast as it is taken. */
function pour(socket: Socket, piece: Buffer | string, pieces: number): void {
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
  ["whose length is stated", head(`content-length: ${gigabyte}`), spaces],
  ["in chunks", head("transfer-encoding: chunked"), chunk],
  ["that ends with the connection", head(), spaces],
];

describe("a gigabyte", () => {
  test.each(answers)("%s is read only up to maxResponseBytes", async (_, start, piece) => {
    server().onRequest((socket) => {
      socket.write(start);
      pour(socket, piece, gigabyte / spaces.length);
    });
    const client = observability(server().baseUrl, { maxResponseBytes: mebibyte });
    const error = await failureOf(client.listDashboards());
    expect(error).toMatchObject({ kind: "unexpected-response", status: 200, attempts: 1, body: undefined });
    expect(error.message).toMatch(/1048576.*maxResponseBytes/);
    await expect.poll(() => server().open()).toBe(0);
    expect(server().bytesWritten()).toBeLessThan(mebibyte + slack);
  });

  test("is read only up to 32 MiB by default", async () => {
    server().onRequest((socket) => {
      socket.write(head());
      pour(socket, spaces, gigabyte / spaces.length);
    });
    const error = await failureOf(observability(server().baseUrl).listDashboards());
    expect(error).toMatchObject({
      kind: "unexpected-response",
      message: expect.stringContaining("33554432"),
    });
    await expect.poll(() => server().open()).toBe(0);
    expect(server().bytesWritten()).toBeGreaterThan(32 * mebibyte);
    expect(server().bytesWritten()).toBeLessThan(32 * mebibyte + slack);
  });

  test("that comes out of a megabyte of compressed bytes is limited as well", async () => {
    const packed = gzipSync(Buffer.alloc(16 * mebibyte, " "));
    server().onRequest((socket) => {
      socket.write(head("content-encoding: gzip", `content-length: ${packed.length * 64}`));
      pour(socket, packed, 64);
    });
    expect(packed.length * 64).toBeLessThan(2 * mebibyte);
    const before = process.memoryUsage().rss;
    const client = observability(server().baseUrl, { maxResponseBytes: 4 * mebibyte });
    expect(await failureOf(client.listDashboards())).toMatchObject({ kind: "unexpected-response" });
    expect(process.memoryUsage().rss - before).toBeLessThan(512 * mebibyte);
  });

  test("of an error is read up to 64 KiB, which is then its body", async () => {
    server().onRequest((socket) => {
      socket.write("HTTP/1.1 400 Bad Request\r\n\r\nno such thing");
      pour(socket, spaces, gigabyte / spaces.length);
    });
    const error = await failureOf(observability(server().baseUrl).listDashboards());
    if (error.kind !== "api") throw error;
    expect(error.message).toContain("400 Bad Request: no such thing.");
    expect(error.body).toHaveLength(65_536);
    await expect.poll(() => server().open()).toBe(0);
    expect(server().bytesWritten()).toBeLessThan(mebibyte + slack);
  });
});

test.each(["content-length: 32", "x-none: 1"])(
  "a body of exactly maxResponseBytes is read (%s)",
  async (line) => {
    const body = `{"data":["${"x".repeat(19)}"]}`;
    server().onRequest((socket) => socket.end(`${head(line)}${body}`));
    expect(body).toHaveLength(32);
    expect(await observability(server().baseUrl, { maxResponseBytes: 32 }).listDashboards()).toEqual([
      "x".repeat(19),
    ]);
    const tooLarge = observability(server().baseUrl, { maxResponseBytes: 31 });
    expect((await failureOf(tooLarge.listDashboards())).kind).toBe("unexpected-response");
  },
);

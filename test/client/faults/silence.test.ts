/** Servers that keep a client waiting: nothing comes, nothing more comes, or a little comes forever. */
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { failureOf, observability, pause } from "./calls.ts";
import { head, useRawServer } from "./raw-server.ts";

const server = useRawServer();
const impatient = (options = {}) =>
  observability(server().baseUrl, { timeoutMs: 60, retry: false, ...options });

/** Writes a byte each few milliseconds until the connection ends. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 4);
  socket.on("close", () => clearInterval(timer));
}

test.each<[string, (socket: Socket) => void]>([
  ["before the headers", () => {}],
  ["in the middle of the status line", (socket) => socket.write("HTTP/1.1 2")],
  ["in the middle of a header", (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-ty")],
  ["after an informational answer", (socket) => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n")],
  ["before a body of known length", (socket) => socket.write(head("content-length: 11"))],
  ["in a body of known length", (socket) => socket.write(`${head("content-length: 11")}{"data"`)],
  ["in a chunk", (socket) => socket.write(`${head("transfer-encoding: chunked")}b\r\n{"data"`)],
  [
    "before the last chunk",
    (socket) => socket.write(`${head("transfer-encoding: chunked")}b\r\n{"data":[]}\r\n`),
  ],
  ["before a body that ends with the connection", (socket) => socket.write(`${head()}{"data":[]}`)],
  [
    "in the body of an error",
    (socket) => socket.write("HTTP/1.1 400 Bad Request\r\ncontent-length: 99\r\n\r\n{"),
  ],
])("a server that falls silent %s ends at timeoutMs, and the connection is given up", async (_, silence) => {
  server().onRequest(silence);
  const error = await failureOf(impatient().listDashboards());
  expect(error).toMatchObject({ kind: "timeout", attempts: 1, operationId: "listDashboards" });
  expect(error.message).toContain("timeoutMs");
  await expect.poll(() => server().open()).toBe(0);
});

test.each<[string, (socket: Socket) => void]>([
  [
    "the body",
    (socket) => {
      socket.write(`${head("content-length: 1000000")}{"data":"`);
      drip(socket, "x");
    },
  ],
  [
    "chunks",
    (socket) => {
      socket.write(head("transfer-encoding: chunked"));
      drip(socket, "1\r\n \r\n");
    },
  ],
  [
    "a header",
    (socket) => {
      socket.write("HTTP/1.1 200 OK\r\nx-long: ");
      drip(socket, "x");
    },
  ],
  [
    "the body of an error",
    (socket) => {
      socket.write("HTTP/1.1 500 Oops\r\n\r\n");
      drip(socket, "x");
    },
  ],
])("a server that drips %s forever ends at timeoutMs all the same", async (_, answer) => {
  server().onRequest(answer);
  const error = await failureOf(impatient().listDashboards());
  expect(error.kind).toBe("timeout");
  await expect.poll(() => server().open()).toBe(0);
});

test("a slow server that ends within timeoutMs succeeds", async () => {
  server().onRequest(async (socket) => {
    socket.write(head("content-length: 11"));
    for (const character of '{"data":[]}') {
      socket.write(character);
      await pause(1);
    }
  });
  expect(await impatient({ timeoutMs: 5000 }).listDashboards()).toEqual([]);
});

test("a write that was met with silence may have taken effect, and is not sent again", async () => {
  server().onRequest(() => {});
  const error = await failureOf(impatient({ retry: {} }).updateAlert({ id: "a" }, { threshold: 1 }));
  expect(error).toMatchObject({ kind: "timeout", outcome: "unknown", attempts: 1 });
  expect(server().requests()).toBeLessThanOrEqual(1);
});

test("a deadline that is nearer than timeoutMs is the one that ends the call and is named", async () => {
  server().onRequest(() => {});
  const error = await failureOf(impatient({ timeoutMs: 5000, deadlineMs: 40 }).listDashboards());
  expect(error).toMatchObject({ kind: "timeout", message: expect.stringContaining("deadlineMs") });
});

test("aborting ends the wait in a body, and the connection is given up", async () => {
  const controller = new AbortController();
  const reason = new Error("the user left");
  server().onRequest((socket) => {
    socket.write(`${head("content-length: 11")}{"da`, () => setTimeout(() => controller.abort(reason), 5));
  });
  const error = await failureOf(impatient({ timeoutMs: 5000 }).listDashboards({ signal: controller.signal }));
  expect(error.kind).toBe("aborted");
  expect(error.cause).toBe(reason);
  await expect.poll(() => server().open()).toBe(0);
});

test("a fetch of the caller's own that ignores its signal is left behind, and its late answer is not told", async () => {
  const told: string[] = [];
  const fetch = async (): Promise<Response> => {
    await pause(40);
    return new Response('{"data":[]}');
  };
  const client = impatient({ fetch, timeoutMs: 5, onEvent: ({ type }: { type: string }) => told.push(type) });
  expect((await failureOf(client.listDashboards())).kind).toBe("timeout");
  await pause(60);
  expect(told).toEqual(["request", "failure"]);
});

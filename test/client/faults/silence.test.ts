/** Unresponsive servers: no response, a stalled response, or a response that never ends. */
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { getError, observabilityClient, pause } from "../calls.ts";
import { head, useRawServer } from "../raw-server.ts";

const server = useRawServer();
const createClient = (options = {}) =>
  observabilityClient(server().baseUrl, { timeoutMs: 60, retry: false, ...options });

test.each<[string, (socket: Socket) => void]>([
  ["before the headers", () => {}],
  ["before a body with a content-length", (socket) => socket.write(head("content-length: 11"))],
  ["in a body with a content-length", (socket) => socket.write(`${head("content-length: 11")}{"data"`)],
  ["before the close of the connection", (socket) => socket.write(`${head()}{"data":[]}`)],
  [
    "in the body of an error",
    (socket) => socket.write("HTTP/1.1 400 Bad Request\r\ncontent-length: 99\r\n\r\n{"),
  ],
])("a server that stalls %s causes a timeout, and the client closes the connection", async (_, handler) => {
  server().onRequest(handler);
  const error = await getError(createClient().listDashboards());
  expect(error).toMatchObject({ kind: "timeout", attempts: 1, operationId: "listDashboards" });
  expect(error.message).toContain("timeoutMs");
  await expect.poll(() => server().open()).toBe(0);
});

test("a server that sends a body forever, byte by byte, causes a timeout", async () => {
  server().onRequest((socket) => {
    socket.write(`${head("content-length: 1000000")}{"data":"`);
    const timer = setInterval(() => socket.write("x"), 4);
    socket.on("close", () => clearInterval(timer));
  });
  const error = await getError(createClient().listDashboards());
  expect(error.kind).toBe("timeout");
  await expect.poll(() => server().open()).toBe(0);
});

test("an abort while a body is read closes the connection", async () => {
  const controller = new AbortController();
  const reason = new Error("the user left");
  server().onRequest((socket) => {
    socket.write(`${head("content-length: 11")}{"da`, () => setTimeout(() => controller.abort(reason), 5));
  });
  const error = await getError(
    createClient({ timeoutMs: 5000 }).listDashboards({ signal: controller.signal }),
  );
  expect(error.kind).toBe("aborted");
  expect(error.cause).toBe(reason);
  await expect.poll(() => server().open()).toBe(0);
});

test("the late response of a custom fetch that ignores its signal emits no event", async () => {
  const eventTypes: string[] = [];
  const fetch = async (): Promise<Response> => {
    await pause(40);
    return new Response('{"data":[]}');
  };
  const client = createClient({
    fetch,
    timeoutMs: 5,
    onEvent: ({ type }: { type: string }) => eventTypes.push(type),
  });
  expect((await getError(client.listDashboards())).kind).toBe("timeout");
  await pause(60);
  expect(eventTypes).toEqual(["request", "failure"]);
});

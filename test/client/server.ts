/** HTTP test server on loopback with configurable responses. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** `target`: path and query, not decoded. */
type ReceivedRequest = { method: string; target: string; headers: IncomingMessage["headers"]; body: string };
type Answer = (response: ServerResponse) => void;

/** Starts the server before the tests of a file and stops it after them. Call it at the top level of the file. */
export function useServer() {
  let handler: Answer;
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: target = "", headers } = request;
      requests.push({ method, target, headers, body: Buffer.concat(chunks).toString() });
      handler(response);
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  beforeEach(() => {
    requests.length = 0;
    handler = (response) => response.writeHead(501).end("no response configured for this test");
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const succeed = (response: ServerResponse): void => {
    const payload = requests.at(-1)?.method === "PUT" ? {} : [];
    response.writeHead(200).end(JSON.stringify({ result: payload, data: payload }));
  };
  return () => ({
    // A server that listens on a TCP port returns an AddressInfo.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests received during the current test, oldest first. */
    requests,
    /** Sets the request handler until the test ends. */
    onRequest: (next: Answer) => {
      handler = next;
    },
    /** Responds to successive requests in these ways, each a status or a handler, then with an empty payload. */
    respondInOrder: (...responses: readonly (number | Answer)[]) => {
      handler = (response) => {
        const next = responses[requests.length - 1] ?? 200;
        if (typeof next === "function") next(response);
        else if (next === 200) succeed(response);
        else response.writeHead(next).end();
      };
    },
    /** Responds to every request with a status and a body. Strings are sent unmodified, other values as JSON. */
    respondWith: (status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const isText = body === undefined || typeof body === "string";
      const type = isText ? {} : { "content-type": "application/json" };
      const text = isText ? body : JSON.stringify(body);
      handler = (response) => response.writeHead(status, { ...type, ...headers }).end(text);
    },
  });
}

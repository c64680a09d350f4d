/** A real HTTP server on loopback whose answers a test decides, for as long as one test file runs. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** A request as it arrived. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as they were sent, still encoded. */
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What a test has in hand. */
export interface TestServer {
  readonly baseUrl: string;
  /** The requests of the running test, oldest first. */
  readonly requests: ReceivedRequest[];
  /** Decides the answer to every request until the test ends. */
  answer(handler: (response: ServerResponse) => void): void;
  /** Answers with a status and a body: text as it is, anything else as JSON. */
  answerWith(status: number, body?: unknown, headers?: Readonly<Record<string, string>>): void;
}

/**
 * Starts the server before a file's tests and stops it after. Call it at the file's top level.
 *
 * @returns a function for use inside tests
 */
export function useServer(): () => TestServer {
  let handler: (response: ServerResponse) => void;
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
    handler = (response) => response.writeHead(501).end("this test decided no answer");
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return () => ({
    // Listening on an address, not on a pipe, gives an AddressInfo.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next) => {
      handler = next;
    },
    answerWith: (status, body, headers = {}) => {
      const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
      const type =
        typeof body === "string" || body === undefined ? {} : { "content-type": "application/json" };
      handler = (response) => response.writeHead(status, { ...type, ...headers }).end(text);
    },
  });
}

/** HTTP client over `node:http`. Unlike `fetch`, it sends exactly what it is given, such as a GET with a body. */
import * as http from "node:http";
import { keepHeaders, type TestRequest, type TestResponse } from "../subject.ts";

/** Milliseconds within which a response must be complete. */
const timeoutMs = 5000;

/** A client of one address. */
export interface HttpSender {
  send(request: TestRequest): Promise<TestResponse>;
  /** Closes its connections. */
  close(): void;
}

/**
 * Creates a client.
 *
 * @param baseUrlOf the address of an API by its name, as in `http://127.0.0.1:4000`
 */
export function createHttpSender(baseUrlOf: (api: string) => string): HttpSender {
  const agent = new http.Agent({ keepAlive: true });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(baseUrlOf(request.api));
        const { method, target: path, body } = request;
        // Node does not add a length to a GET, and the body would be read as the next request.
        const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
        const headers = { ...request.headers, ...length };
        const signal = AbortSignal.timeout(timeoutMs);
        const sent = http.request({ agent, hostname, port, method, path, headers, signal });
        sent.once("response", (response) => read(response).then(resolve, reject));
        sent.once("error", reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

async function read(response: http.IncomingMessage): Promise<TestResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { rawHeaders } = response;
  const headers = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""]] : [],
  );
  return {
    status: response.statusCode ?? 0,
    headers: keepHeaders(headers),
    text: Buffer.concat(chunks).toString("utf8"),
  };
}

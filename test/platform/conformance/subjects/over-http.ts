/** Sends requests over a real connection, with `node:http`: unlike fetch it sends what it is told, a GET with a body as well. */
import { Agent, type IncomingMessage, request } from "node:http";
import { type Ask, keepHeaders, type Reply } from "../subject.ts";

/** Milliseconds within which everything has to be answered: what hangs is as broken as what answers wrongly. */
const answerWithinMs = 5000;

/** A client of one address. */
export interface HttpSender {
  send(ask: Ask): Promise<Reply>;
  /** Closes its connections. */
  close(): void;
}

/**
 * Makes a client.
 *
 * @param baseUrlOf tells the address of an API, as in `http://127.0.0.1:4000`
 */
export function createHttpSender(baseUrlOf: (api: string) => string): HttpSender {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (ask) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(baseUrlOf(ask.api));
        const { method, target: path, body } = ask;
        // A GET has no length of its own accord, and its body would be taken for the next request.
        const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
        const headers = { ...ask.headers, ...length };
        const signal = AbortSignal.timeout(answerWithinMs);
        const sent = request({ agent, hostname, port, method, path, headers, signal });
        sent.once("response", (response) => read(response).then(resolve, reject));
        sent.once("error", reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

async function read(response: IncomingMessage): Promise<Reply> {
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

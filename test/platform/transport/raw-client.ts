/** A client that writes the bytes of its requests itself, to send what an HTTP client would not. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface RawResponse {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RawClient {
  readonly socket: Socket;
  /** Everything received so far. */
  received(): string;
  write(text: string | Buffer): void;
  /** Resolves with everything received when the server has closed its side, cleanly or not. */
  readonly closed: Promise<string>;
  /** Resolves when this number of responses has been received. */
  responses(count: number): Promise<readonly RawResponse[]>;
}

/** Connects to a server on loopback. The connection is destroyed after the test. `sent`: bytes to send at once. */
export async function connectRaw(port: number, sent: string | Buffer = ""): Promise<RawClient> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
  });
  // A reset is one of the ways to close; tests look at what was received before.
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once("end", () => resolve(received));
    socket.once("close", () => resolve(received));
  });
  await once(socket, "connect");
  if (sent !== "") socket.write(sent);
  return {
    socket,
    received: () => received,
    write: (text) => void socket.write(text),
    closed,
    responses: async (count) => {
      for (;;) {
        const responses = parseResponses(received);
        if (responses.length >= count) return responses;
        if (socket.readableEnded || socket.destroyed) {
          throw new Error(`closed after ${responses.length} of ${count} responses:\n${received}`);
        }
        await Promise.race([once(socket, "data"), closed]);
      }
    },
  };
}

/** Sends bytes on a new connection and waits until the server closes it. */
export async function exchangeRaw(port: number, sent: string | Buffer): Promise<readonly RawResponse[]> {
  const client = await connectRaw(port, sent);
  return parseResponses(await client.closed);
}

/** Head of a request: the request line, a Host header and further lines. */
export function requestHead(line: string, ...lines: readonly string[]): string {
  return [line, "Host: localhost", ...lines, "", ""].join("\r\n");
}

/**
 * Parses complete responses, all of which have a Content-Length. "100 Continue" is skipped. A response to HEAD has a length and no body: it
 * is complete when another response follows. Throws if the text is not a sequence of responses.
 */
export function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = text; rest.includes("\r\n\r\n"); ) {
    const [head, status, lines] = /^HTTP\/1\.1 (\d{3}) [^\r]*((?:\r\n[^\r]+)*)\r\n\r\n/.exec(rest) ?? [];
    if (head === undefined || lines === undefined) throw new Error(`Not a response: ${rest.slice(0, 200)}`);
    const headers: Record<string, string> = {};
    for (const [, name = "", value = ""] of lines.matchAll(/\r\n([^:]+): *([^\r]*)/g)) {
      headers[name.toLowerCase()] = value;
    }
    rest = rest.slice(head.length);
    const length = rest.startsWith("HTTP/1.1 ") ? 0 : Number(headers["content-length"] ?? 0);
    if (rest.length < length) return responses;
    if (status !== "100") responses.push({ status: Number(status), headers, body: rest.slice(0, length) });
    rest = rest.slice(length);
  }
  return responses;
}

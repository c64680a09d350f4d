/** A client that writes the bytes of its requests itself, for what no well-behaved client sends. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A response as it came over the wire. */
export interface RawResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An open connection. */
export interface RawClient {
  readonly socket: Socket;
  /** Everything that came so far. */
  received(): string;
  write(text: string | Buffer): void;
  /** Resolves when the other side has closed, cleanly or not, with everything that came. */
  readonly closed: Promise<string>;
  /** Resolves when nothing can be sent or read any more. */
  readonly gone: Promise<void>;
  /** Resolves when so many responses came whole. */
  responses(count: number): Promise<readonly RawResponse[]>;
}

/**
 * Connects to a server on loopback.
 *
 * @param port of the server
 */
export async function connectRaw(port: number): Promise<RawClient> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
  });
  // A reset is one of the ways to close; what came before it is what a test looks at.
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once("end", () => resolve(received));
    socket.once("close", () => resolve(received));
  });
  const gone = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  await once(socket, "connect");
  return {
    gone,
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

/**
 * Sends bytes on a connection of their own and waits until the server closes it.
 *
 * @param port of the server
 * @param text what to send
 * @returns the responses
 */
export async function exchangeRaw(port: number, text: string | Buffer): Promise<readonly RawResponse[]> {
  const client = await connectRaw(port);
  client.write(text);
  const received = await client.closed;
  client.socket.destroy();
  return parseResponses(received);
}

/** A request's head as text: the request line, a Host header and further lines. */
export function head(line: string, ...lines: readonly string[]): string {
  return [line, "Host: localhost", ...lines, "", ""].join("\r\n");
}

/** Reads the responses that came whole. All that are sent here announce their length. */
export function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = text;
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return responses;
    const [first = "", ...lines] = rest.slice(0, end).split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const length = Number(headers["content-length"] ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    if (body.length < length) return responses;
    const status = Number(first.split(" ")[1]);
    // "100 Continue" comes before a response, and is none.
    if (status !== 100) responses.push({ status, headers, body });
    rest = rest.slice(end + 4 + length);
  }
}

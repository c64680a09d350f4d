/** Answers what Node's parser refuses: no request comes of it, so the response is written to the socket by hand. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { mostTargetLength } from "../pipeline/target.ts";
import { messageResponse } from "./handle-type.ts";
import type { BodyFailure, Connection, Connections } from "./node-connections.ts";
import type { ServerSettings } from "./server-settings.ts";

/** What the parser and the timers of `node:http` report. */
interface ParserError extends Error {
  readonly code?: string;
  /** The piece of input that was being read. */
  readonly rawPacket?: Buffer;
}

/**
 * Makes the listener for `clientError`.
 *
 * @param connections of the server
 * @param settings of the server
 */
export function createClientErrorListener(
  connections: Connections,
  settings: ServerSettings,
): (error: Error, socket: Socket) => void {
  return (error, socket) => {
    const connection = connections.get(socket);
    // Nobody is there to read an answer, or nothing was asked yet.
    if (!connection || !socket.writable || isReset(error) || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    if (connection.failure) return;
    const failure = describe(error, settings);
    connection.failure = failure;
    // The request whose body is coming in is answered in its turn; anything else waits for the answers before it.
    if (connection.failBody) connection.failBody(failure);
    else void refuse(connection, failure, settings.lingerMs);
  };
}

/**
 * Refuses a request to become a tunnel. Node has let go of its socket, and nothing else will answer it.
 *
 * @param connections of the server
 * @param settings of the server
 * @param socket that the request came from
 */
export function refuseTunnel(connections: Connections, settings: ServerSettings, socket: Socket): void {
  socket.on("error", () => {});
  const connection = connections.get(socket);
  const failure = { status: 400, message: "this is no proxy: CONNECT is refused" };
  if (connection) void refuse(connection, failure, settings.lingerMs);
}

async function refuse({ socket, last }: Connection, failure: BodyFailure, lingerMs: number): Promise<void> {
  await last;
  if (!socket.writable) return;
  const { status, headers, body } = messageResponse(failure.status, failure.message);
  const content = body ?? "";
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(content)}`,
    `date: ${new Date().toUTCString()}`,
    "connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${content}`);
  // Closing at once would reset the connection under what the client still sends, and take the answer with it.
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once("close", () => clearTimeout(timer));
}

function isReset({ code }: ParserError): boolean {
  return code === "ECONNRESET" || code === "EPIPE";
}

function describe({ code, message, rawPacket }: ParserError, settings: ServerSettings): BodyFailure {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT": {
      const { headersTimeoutMs, requestTimeoutMs } = settings;
      const limits = `${headersTimeoutMs} ms for its headers, ${requestTimeoutMs} ms for all of it`;
      return { status: 408, message: `the request took too long: ${limits}` };
    }
    case "HPE_HEADER_OVERFLOW":
      // The parser counts both together; a first line without an end is a target that is too long.
      if (rawPacket && !rawPacket.subarray(0, mostTargetLength).includes("\n")) {
        return { status: 414, message: `the request target is longer than ${mostTargetLength} characters` };
      }
      return { status: 431, message: `the headers are longer than ${settings.headersLimit} bytes` };
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return { status: 413, message: "the chunk extensions are too long" };
    default:
      return { status: 400, message: `this is no HTTP request: ${message.replace(/^Parse Error: /, "")}` };
  }
}

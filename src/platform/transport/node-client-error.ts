/** Answers what Node's parser rejects. There is no request then, so the response is written to the socket. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { HttpError } from "../http/http-error.ts";
import { requestLimits } from "../http/request-limits.ts";
import { setTimeout } from "../lib/timers.ts";
import type { Connection, Connections } from "./connections.ts";
import { messageResponse } from "./fallback-response.ts";
import type { ServerLimits } from "./server-limits.ts";

/** Error of Node's parser, or of its timeouts. */
interface ParserError extends Error {
  readonly code?: string;
  /** The input that was being parsed. */
  readonly rawPacket?: Buffer;
}

/** Creates the listener for `clientError`. */
export function createClientErrorListener(
  connections: Connections,
  limits: ServerLimits,
): (error: Error, socket: Socket) => void {
  return (error, socket) => {
    const connection = connections.get(socket);
    // A response could not be read, or nothing was sent.
    const { code }: ParserError = error;
    const isReset = code === "ECONNRESET" || code === "EPIPE";
    if (!connection || !socket.writable || isReset || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    if (connection.failure) return;
    const failure = describeParserError(error, limits);
    connection.failure = failure;
    const isInBody = connection.request?.complete === false;
    if (!isInBody) void rejectConnection(connection, failure, limits);
    else if (connection.inFlight > 0) connection.onFailure?.(failure);
    // The request has been answered before the end of its body.
    else socket.destroy();
  };
}

/** Writes a response after those to earlier requests, and closes the connection. */
async function rejectConnection(
  { socket, last }: Connection,
  failure: HttpError,
  { lingerMs }: ServerLimits,
): Promise<void> {
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
  // Closing at once would reset the connection while the client still sends, and it could lose the response.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function describeParserError({ code, message, rawPacket }: ParserError, limits: ServerLimits): HttpError {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT": {
      const { headersTimeoutMs, requestTimeoutMs } = limits;
      const timeouts = `${headersTimeoutMs} ms for its headers, ${requestTimeoutMs} ms in total`;
      return new HttpError(408, `The request took too long: ${timeouts}.`);
    }
    case "HPE_HEADER_OVERFLOW":
      // The parser counts request line and headers together; a first line without an end is a target that is too long.
      if (rawPacket && !rawPacket.subarray(0, requestLimits.target).includes("\n")) {
        return new HttpError(414, `The request target is longer than ${requestLimits.target} characters.`);
      }
      return new HttpError(431, `The headers are longer than ${limits.maxHeadersSize} bytes.`);
    default:
      return new HttpError(400, `Invalid HTTP request: ${message.replace(/^Parse Error: /, "")}.`);
  }
}

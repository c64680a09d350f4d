/** Writes responses with `node:http`, injected faults included. */
import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import type { PlatformResponse } from "../http/message.ts";
import { setTimeout } from "../lib/timers.ts";
import { failureResponse, mayHaveContent } from "./fallback-response.ts";
import type { ServerLimits } from "./server-limits.ts";

/** Writes a response in one piece. The connection closes afterwards if `close` is true. */
export function writeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  platformResponse: PlatformResponse,
  { stallMs }: ServerLimits,
  close: boolean,
): void {
  if (platformResponse.broken) {
    breakConnection(request, response, platformResponse);
    return;
  }
  response.end(writeHead(request, response, platformResponse, close));
  const { socket } = request;
  // A client that does not read would keep its connection open forever. Node resets this timeout with the next request.
  if (socket.writableLength > 0) socket.setTimeout(stallMs);
}

/**
 * Writes a response to a request whose body has not arrived completely, and closes the connection. The rest of the body is discarded
 * for a while: closing at once would reset the connection, and the client could lose the response.
 */
export function writeLastResponse(
  request: IncomingMessage,
  response: ServerResponse,
  platformResponse: PlatformResponse,
  limits: ServerLimits,
): void {
  if (platformResponse.broken || platformResponse.body === null) {
    writeResponse(request, response, platformResponse, limits, true);
    return;
  }
  const { socket } = request;
  // Not `response.end`, after which Node would close the connection at once.
  response.write(writeHead(request, response, platformResponse, true), () => socket.end());
  request.once("end", () => socket.destroySoon());
  request.resume();
  setTimeout(() => socket.destroy(), limits.lingerMs).unref();
}

/** Writes status and headers, and returns the body. */
function writeHead(
  { method = "" }: IncomingMessage,
  response: ServerResponse,
  platformResponse: PlatformResponse,
  close: boolean,
): string | Uint8Array {
  try {
    response.writeHead(platformResponse.status, listHeaders(platformResponse, method, close));
    return platformResponse.body ?? "";
  } catch {
    // The status or a header is invalid; nothing has been sent. Node would keep the reason phrase of the first call.
    const failure = failureResponse();
    response.writeHead(failure.status, STATUS_CODES[failure.status], listHeaders(failure, method, true));
    return failure.body ?? "";
  }
}

function listHeaders(
  { status, headers, body }: PlatformResponse,
  method: string,
  close: boolean,
): OutgoingHttpHeaders {
  const list: Record<string, string | number> = { ...headers };
  if (mayHaveContent(method, status)) list["content-length"] = body === null ? 0 : Buffer.byteLength(body);
  if (close) list["connection"] = "close";
  return list;
}

/** Applies a fault to the connection. */
function breakConnection(
  { socket, method = "" }: IncomingMessage,
  response: ServerResponse,
  platformResponse: PlatformResponse,
): void {
  const { status, body, broken } = platformResponse;
  const content = Buffer.from(mayHaveContent(method, status) ? (body ?? "") : "");
  if (broken === "drop" || content.length === 0) {
    socket.resetAndDestroy();
    return;
  }
  response.writeHead(status, listHeaders(platformResponse, method, false));
  // The connection closes when the first half has been sent.
  response.write(content.subarray(0, content.length >> 1), () => socket.destroy());
}

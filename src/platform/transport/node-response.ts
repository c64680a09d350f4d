/** Writes responses with `node:http`, faults included. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { PlatformResponse } from "../pipeline/message.ts";
import { failureResponse, mayHaveContent } from "./handle-type.ts";
import type { ServerSettings } from "./server-settings.ts";

/**
 * Writes a response, in one piece.
 *
 * @param request that it answers
 * @param response where it goes
 * @param answer what the platform answers
 * @param settings of the server
 * @param close whether the connection ends after it
 */
export function writeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PlatformResponse,
  settings: ServerSettings,
  close: boolean,
): void {
  if (answer.broken) {
    breakOff(request, response, answer);
    return;
  }
  const written = writeHead(request, response, answer, close);
  response.end(written.body);
  const { socket } = request;
  // A client that reads nothing would hold its connection for ever. The next request, or the waiting for it, takes the limit back.
  if (socket.writableLength > 0) socket.setTimeout(settings.stallMs);
}

/**
 * Writes a response to a request whose body is not wanted, and closes the connection. What the client still sends is thrown away for a
 * while: closing at once would reset the connection under it, and take the answer with it.
 *
 * @param request that it answers
 * @param response where it goes
 * @param answer what the platform answers
 * @param settings of the server
 */
export async function closeAfter(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PlatformResponse,
  settings: ServerSettings,
): Promise<void> {
  if (answer.broken || answer.body === null || request.complete) {
    writeResponse(request, response, answer, settings, true);
    return;
  }
  const { body } = writeHead(request, response, answer, true);
  response.write(body, () => request.socket.end());
  await discard(request, settings);
  request.socket.destroy();
}

function writeHead(
  { method = "" }: IncomingMessage,
  response: ServerResponse,
  answer: PlatformResponse,
  close: boolean,
): PlatformResponse {
  try {
    response.writeHead(answer.status, listHeaders(answer, method, close));
    return answer;
  } catch {
    // A status or a header that cannot be sent; nothing has been.
    const failure = failureResponse();
    response.writeHead(failure.status, listHeaders(failure, method, true));
    return failure;
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

/** Plays a fault on the connection. */
function breakOff(request: IncomingMessage, response: ServerResponse, answer: PlatformResponse): void {
  const { socket, method = "" } = request;
  const content = Buffer.from((mayHaveContent(method, answer.status) && answer.body) || "");
  if (answer.broken === "drop" || content.length === 0) {
    socket.resetAndDestroy();
    return;
  }
  response.writeHead(answer.status, listHeaders(answer, method, false));
  // Closed when the half has left this process, and not before.
  response.write(content.subarray(0, content.length >> 1), () => socket.destroy());
}

/** Throws away what is left of a request, until it ends, or somebody has had enough. */
function discard(request: IncomingMessage, { lingerMs, lingerBytes }: ServerSettings): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, lingerMs).unref();
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    let left = lingerBytes;
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) end();
    });
    request.once("end", end);
    request.once("close", end);
    request.socket.once("end", end);
    request.resume();
  });
}

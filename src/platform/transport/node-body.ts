/** Reads the body of a request from its socket, and never more of it than may be kept. */
import type { IncomingMessage } from "node:http";
import type { BodyFailure, Connection } from "./node-connections.ts";

/** A body, or why there is none: `too-large`, a failure that is to be answered, or `gone`, after which nobody waits for an answer. */
export type ReadBody = Uint8Array | BodyFailure | "too-large" | "gone";

/**
 * How long a request's body is to be (RFC 9112 section 6.3).
 *
 * @param headers of the request
 * @returns bytes; 0 for none, undefined when only the end of it will tell
 */
export function announcedLength(headers: IncomingMessage["headers"]): number | undefined {
  // The parser refuses a request that has both, or a length that is no number.
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : undefined;
}

/**
 * Reads a body whole.
 *
 * @param request whose body is read
 * @param limit bytes that it may have
 * @param connection that it comes from, which ends the reading when it breaks
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  connection: Connection,
): Promise<ReadBody> {
  try {
    return await new Promise<ReadBody>((resolve) => collect(request, limit, connection, resolve));
  } finally {
    connection.failBody = undefined;
  }
}

function collect(
  request: IncomingMessage,
  limit: number,
  connection: Connection,
  settle: (body: ReadBody) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  connection.failBody = settle;
  request.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) return void chunks.push(chunk);
    request.removeAllListeners("data");
    request.pause();
    settle("too-large");
  });
  request.once("end", () => settle(chunks[1] ? Buffer.concat(chunks) : (chunks[0] ?? new Uint8Array())));
  request.once("close", () => settle("gone"));
  if (request.destroyed) settle("gone");
  // What broke while this request waited for its turn was this body, if it did not come whole before.
  else if (connection.failure && !request.complete) settle(connection.failure);
}

/**
 * Answers the requests of a `node:http` server. Every request takes this path, so it costs little more than a bare server: a body is
 * read and an abort signal created only on demand, a response is one write, and requests of the same tick are answered together.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { HttpError } from "../http/http-error.ts";
import type {
  BodyReader,
  PlatformHeaders,
  PlatformRequest,
  PlatformResponse,
  RequestHandler,
} from "../http/message.ts";
import { setImmediate } from "../lib/timers.ts";
import type { Connection, Connections } from "./connections.ts";
import { failureResponse, messageResponse } from "./fallback-response.ts";
import { writeLastResponse, writeResponse } from "./node-response.ts";
import type { ServerLimits } from "./server-limits.ts";

export interface ServerDeps {
  readonly handle: RequestHandler;
  readonly connections: Connections;
  readonly limits: ServerLimits;
}

interface PendingRequest {
  readonly connection: Connection;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Creates the request listener of a server. The requests of one connection are handled one after the other, since each may depend on
 * the one before.
 */
export function createRequestListener(
  deps: ServerDeps,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { connections, limits } = deps;
  const nextBatch = createTickBatch();
  return (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.request = request;
    connection.inFlight += 1;
    if (connection.inFlight >= limits.maxPipelined) connection.socket.pause();
    const pending = { connection, request, response };
    connection.last = respondInTurn(pending, deps, connection.last ?? nextBatch());
  };
}

/**
 * Creates a function whose promise resolves at the end of the current tick of the event loop; all callers in a tick share it. Reading many
 * requests and then answering them takes four fifths of the time of alternating, and their writes share a commit (`group-commit.ts`): with
 * 20 connections, a file takes about 15 times as many.
 */
function createTickBatch(): () => Promise<void> {
  let next: Promise<void> | undefined;
  return () => {
    next ??= new Promise((resolve) => {
      setImmediate(() => {
        next = undefined;
        resolve();
      });
    });
    return next;
  };
}

async function respondInTurn(pending: PendingRequest, deps: ServerDeps, turn: Promise<void>): Promise<void> {
  const { connection, response } = pending;
  const { connections, limits } = deps;
  const { socket } = connection;
  await turn;
  try {
    await respond(pending, deps);
  } catch {
    // Half of a response must not look like a whole one.
    socket.destroy();
  }
  connection.inFlight -= 1;
  if (connection.inFlight === limits.maxPipelined - 1) socket.resume();
  if (connection.inFlight > 0) return;
  connection.last = undefined;
  connections.touch(connection);
  if (!connections.draining) return;
  // Draining began after the response was written without `connection: close`.
  if (response.writableFinished) socket.destroySoon();
  else response.once("finish", () => socket.destroySoon());
}

async function respond(pending: PendingRequest, { handle, connections, limits }: ServerDeps): Promise<void> {
  const { connection, request, response } = pending;
  const rejection = checkMessage(pending);
  const platformRequest = new NodeRequest(pending);
  let platformResponse: PlatformResponse;
  try {
    platformResponse = rejection ?? (await handle(platformRequest));
  } catch {
    platformResponse = failureResponse();
  }
  platformRequest.end();
  // Node discards what follows an offer to upgrade; a connection that closes makes that visible.
  const isUpgrade = request.headers.upgrade !== undefined;
  const isLast = connections.draining && connection.inFlight === 1;
  const close =
    rejection !== undefined || isUpgrade || isLast || !canKeepOpen(pending, platformResponse, limits);
  if (close && !request.complete) {
    writeLastResponse(request, response, platformResponse, limits);
    return;
  }
  writeResponse(request, response, platformResponse, limits, close);
  if (!request.complete) request.resume();
}

/** The rest of a body that was not read is discarded if it is small, and certain to arrive. */
function canKeepOpen(
  { request, connection }: PendingRequest,
  { status }: PlatformResponse,
  { maxDiscarded }: ServerLimits,
): boolean {
  if (request.complete) return true;
  if (connection.failure || status === 413) return false;
  return Number(request.headers["content-length"] ?? 0) <= maxDiscarded;
}

/** Rejects what RFC 9112 does not allow, and what is not supported. */
function checkMessage({ request, connection }: PendingRequest): PlatformResponse | undefined {
  const { failure } = connection;
  if (failure && !request.complete) return messageResponse(failure.status, failure.message);
  const { headers, url = "", httpVersion } = request;
  const { host } = headers;
  if (host === undefined ? httpVersion === "1.1" : host.includes(",")) {
    return messageResponse(400, "A request needs one Host header (RFC 9112 section 3.2).");
  }
  if (/[^!-~]/.test(url)) {
    return messageResponse(400, "The request target holds bytes that must be percent-encoded.");
  }
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.trim().toLowerCase() !== "chunked") {
    return messageResponse(501, "The only supported transfer coding is chunked.");
  }
  return undefined;
}

/** A request over `node:http`. It is a class because object literals with an accessor are slow to create. */
class NodeRequest implements PlatformRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: PlatformHeaders;
  readonly body: BodyReader | null;
  readonly remoteAddress: string;
  readonly #socket: Socket;
  #watch: ReturnType<typeof watchDisconnect> | undefined;

  constructor(pending: PendingRequest) {
    const { request, connection } = pending;
    this.method = request.method ?? "";
    this.target = request.url ?? "";
    this.headers = joinHeaders(request.headers);
    this.body = hasBody(request.headers) ? (maxLength) => readNodeBody(pending, maxLength) : null;
    this.remoteAddress = connection.remoteAddress;
    this.#socket = connection.socket;
  }

  /** Aborts if the client disconnects before the response. */
  get signal(): AbortSignal {
    this.#watch ??= watchDisconnect(this.#socket);
    return this.#watch.signal;
  }

  /** Called when there is a response. */
  end(): void {
    this.#watch?.stop();
  }
}

/** Creates a signal that aborts when the client closes its side: it has nearly always disconnected then. */
function watchDisconnect(socket: Socket): { readonly signal: AbortSignal; readonly stop: () => void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (socket.readableEnded || socket.destroyed) abort();
  else socket.once("end", abort).once("close", abort);
  return { signal: controller.signal, stop: () => void socket.off("end", abort).off("close", abort) };
}

function joinHeaders(headers: IncomingMessage["headers"]): PlatformHeaders {
  const cookies = headers["set-cookie"];
  const joined = cookies ? { ...headers, "set-cookie": cookies.join(", ") } : headers;
  // Every value is a string: `joinDuplicateHeaders` is on, and set-cookie is the only name whose values Node does not join.
  return joined as PlatformHeaders;
}

/** RFC 9112 section 6.3. The parser rejects a request with both headers, or with an invalid length. */
function hasBody(headers: IncomingMessage["headers"]): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Reads a body; undefined if it is longer than `maxLength` bytes. */
async function readNodeBody(pending: PendingRequest, maxLength: number): Promise<Uint8Array | undefined> {
  const { request, connection } = pending;
  if (Number(request.headers["content-length"] ?? 0) > maxLength) return undefined;
  if (connection.failure && !request.complete) throw connection.failure;
  try {
    return await new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let length = 0;
      connection.onFailure = reject;
      request.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length <= maxLength) chunks.push(chunk);
        else resolve(undefined);
      });
      request.once("end", () => resolve(Buffer.concat(chunks)));
      const fail = () => reject(new HttpError(400, "The connection closed before the end of the body."));
      request.once("close", fail);
      if (request.destroyed) fail();
    });
  } finally {
    connection.onFailure = undefined;
    request.removeAllListeners("data").pause();
  }
}

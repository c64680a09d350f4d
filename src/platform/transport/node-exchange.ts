/**
 * One request over `node:http`. Every request takes this path, and this keeps it close to a bare server: nothing waits for a body that
 * cannot come, an abort signal exists only for who asks for it, an answer is one write, and requests that come in together are answered
 * together.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PlatformHeaders, PlatformRequest, PlatformResponse } from "../pipeline/message.ts";
import { failureResponse, type Handle, messageResponse, oversizeBody } from "./handle-type.ts";
import { announcedLength, type ReadBody, readBody } from "./node-body.ts";
import type { Connection, Connections } from "./node-connections.ts";
import { closeAfter, writeResponse } from "./node-response.ts";
import type { ServerSettings } from "./server-settings.ts";
import { createTickBatch } from "./tick-batch.ts";

/** What an exchange needs. */
export interface Surroundings {
  readonly handle: Handle;
  readonly connections: Connections;
  readonly settings: ServerSettings;
}

/** What a client expects before it sends its body (RFC 9110 section 10.1.1). */
export type Expectation = "none" | "continue" | "unknown";

/** Answers a request. */
export type Answer = (request: IncomingMessage, response: ServerResponse, expectation: Expectation) => void;

/** One request on its way. */
interface Exchange extends Surroundings {
  readonly connection: Connection;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly expectation: Expectation;
}

/**
 * Makes the function that answers every request of a server. The requests of one connection are answered one after the other: each
 * may depend on the one before it.
 *
 * @param surroundings the server
 */
export function createAnswer({ handle, connections, settings }: Surroundings): Answer {
  const next = createTickBatch();
  return (request, response, expectation) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.inFlight += 1;
    if (connection.inFlight >= settings.mostInFlight) connection.socket.pause();
    const exchange = { handle, connections, settings, connection, request, response, expectation };
    connection.last = inTurn(exchange, connection.last ?? next());
  };
}

async function inTurn(exchange: Exchange, turn: Promise<void>): Promise<void> {
  const { connection, connections, settings } = exchange;
  await turn;
  try {
    await answer(exchange);
  } catch {
    // Half of an answer must not look like a whole one.
    connection.socket.destroy();
  }
  connection.inFlight -= 1;
  if (connection.inFlight === settings.mostInFlight - 1) connection.socket.resume();
  if (connection.inFlight > 0) return;
  connection.last = undefined;
  if (connections.draining) endAfter(exchange);
}

/** Ends a connection behind an answer that was written before anybody knew that it would be the last. */
function endAfter({ connection: { socket }, response }: Exchange): void {
  if (response.writableFinished) socket.destroySoon();
  else response.once("finish", () => socket.destroySoon());
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response, settings, connection, connections, handle } = exchange;
  const refusal = refuse(exchange);
  if (refusal) return closeAfter(request, response, refusal, settings);
  const body = announcedLength(request.headers) === 0 ? null : await receive(exchange);
  if (body === "gone") return;
  if (body !== null && typeof body === "object" && "status" in body) {
    return closeAfter(request, response, messageResponse(body.status, body.message), settings);
  }
  const tooLarge = body === "too-large";
  const asked = new AskedRequest(request, connection, tooLarge ? oversizeBody(limitOf(exchange)) : body);
  let answered: PlatformResponse;
  try {
    answered = await handle(asked);
  } catch {
    answered = failureResponse();
  }
  asked.end();
  if (tooLarge) return closeAfter(request, response, answered, settings);
  // Node throws away what a client sent right behind an offer to upgrade; a connection that closes says so.
  const close = (connections.draining && connection.inFlight === 1) || request.headers.upgrade !== undefined;
  writeResponse(request, response, answered, settings, close);
}

/** Refuses a request for its form alone. */
function refuse({ request, expectation }: Exchange): PlatformResponse | undefined {
  const { headers, url = "", httpVersion } = request;
  const { host } = headers;
  if (host === undefined ? httpVersion === "1.1" : host.includes(",")) {
    return messageResponse(400, "a request needs one Host header (RFC 9112 section 3.2)");
  }
  if (/[^!-~]/.test(url)) {
    return messageResponse(400, "the request target holds bytes that must be percent-encoded");
  }
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.trim().toLowerCase() !== "chunked") {
    return messageResponse(501, "the only transfer coding that is understood is chunked");
  }
  if (expectation !== "unknown") return undefined;
  return messageResponse(417, "the only expectation that can be met is 100-continue");
}

/** Takes the body in, unless it is known beforehand that it is not wanted. */
async function receive(exchange: Exchange): Promise<ReadBody> {
  const { request, response, connection, expectation } = exchange;
  const limit = limitOf(exchange);
  if ((announcedLength(request.headers) ?? 0) > limit) return "too-large";
  if (expectation === "continue") response.writeContinue();
  return readBody(request, limit, connection);
}

function limitOf({ request, connection, settings }: Exchange): number {
  return settings.bodyLimit({
    method: request.method ?? "",
    target: targetOf(request),
    headers: readHeaders(request.headers),
    remoteAddress: connection.remoteAddress,
  });
}

/** A request as the platform takes it. A class, since objects with an accessor of their own are slow to make. */
class AskedRequest implements PlatformRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: PlatformHeaders;
  readonly body: Uint8Array | null;
  readonly remoteAddress: string;
  readonly #connection: Connection;
  #controller: AbortController | undefined;

  constructor(request: IncomingMessage, connection: Connection, body: Uint8Array | null) {
    this.method = request.method ?? "";
    this.target = targetOf(request);
    this.headers = readHeaders(request.headers);
    this.body = body;
    this.remoteAddress = connection.remoteAddress;
    this.#connection = connection;
  }

  /** Aborted when whoever asked has gone; made for who asks for it. */
  get signal(): AbortSignal {
    this.#controller ??= follow(this.#connection);
    return this.#controller.signal;
  }

  end(): void {
    if (this.#controller) this.#connection.controllers.delete(this.#controller);
  }
}

/** A controller that is aborted when whoever asked has gone. */
function follow(connection: Connection): AbortController {
  const controller = new AbortController();
  if (connection.gone) controller.abort();
  else connection.controllers.add(controller);
  return controller;
}

function targetOf({ url = "" }: IncomingMessage): string {
  return url;
}

function readHeaders(headers: IncomingMessage["headers"]): PlatformHeaders {
  const cookies = headers["set-cookie"];
  const texts = cookies ? { ...headers, "set-cookie": cookies.join(", ") } : headers;
  // Every value is a text: `joinDuplicateHeaders` is on, and set-cookie is the one name whose values Node keeps apart.
  return texts as PlatformHeaders;
}

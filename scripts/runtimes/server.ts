/**
 * The real HTTP server that every runtime is tried against, on loopback. A client's base address is `<origin>/<run>/<scenario>`;
 * `<origin>/<run>/requests/<scenario>` gives what was received, so that the program itself can check what it sent.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { text } from "node:stream/consumers";
import { type FindAnswer, readAnswers } from "./answers.ts";
import { answer, play } from "./scenarios.ts";

/** A request as it arrived. */
interface ReceivedRequest {
  readonly method: string;
  /** The operation's path and the query, still encoded. */
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A file that a browser loads. */
export interface ServedFile {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The server while it runs. */
export interface TestServer {
  readonly origin: string;
  /** Where nothing listens. */
  readonly closedUrl: string;
  /** Serves a file at a path from now on. */
  serve(path: string, file: ServedFile): void;
  stop(): Promise<void>;
}

interface State {
  readonly findAnswer: FindAnswer;
  readonly files: Map<string, ServedFile>;
  /** By run and scenario. */
  readonly received: Map<string, ReceivedRequest[]>;
}

/**
 * Starts the server on a free port of 127.0.0.1.
 *
 * @returns the server; the caller stops it
 */
export async function startServer(): Promise<TestServer> {
  const state: State = { findAnswer: await readAnswers(), files: new Map(), received: new Map() };
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      // A client that goes away while it sends is part of what is tried; nobody is left to be told.
      if (!response.headersSent) answer(response, 500, String(error), {});
    });
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    closedUrl: `http://127.0.0.1:${await closedPort()}`,
    serve: (path, file) => void state.files.set(path, file),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url = "", headers } = request;
  const file = state.files.get(url);
  if (file) return answer(response, 200, file.body, file.headers);
  const [, run = "", scenario = "", ...rest] = url.split("/");
  if (scenario === "requests") {
    return answer(response, 200, JSON.stringify(state.received.get(`${run}/${rest.join("/")}`) ?? []));
  }
  const key = `${run}/${scenario}`;
  const target = `/${rest.join("/")}`;
  const arrived: ReceivedRequest = { method, target, headers, body: await text(request) };
  const before = state.received.get(key) ?? [];
  state.received.set(key, [...before, arrived]);
  const envelope = state.findAnswer(method, target.split("?")[0] ?? "");
  if (envelope === undefined) return answer(response, 404, `No document has ${method} ${target}.`, {});
  const otherOrigin = `http://localhost:${request.socket.localPort}/${run}`;
  play(scenario, { response, earlier: before.length, envelope, otherOrigin });
}

function listen(server: Server | ReturnType<typeof createNetServer>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // Listening on an address, not on a pipe, gives an AddressInfo.
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/** A port that was free a moment ago: refused, not silent. */
async function closedPort(): Promise<number> {
  const server = createNetServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

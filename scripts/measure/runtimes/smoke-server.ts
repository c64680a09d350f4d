/**
 * The HTTP server that the smoke program calls, on loopback. The base URL of a client is `<origin>/<runtime>/<scenario>`;
 * `<origin>/<runtime>/requests/<scenario>` returns the requests that the scenario has received.
 */
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { createServer as createNetServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";

export interface SmokeServer {
  readonly origin: string;
  /** An address where no server listens. */
  readonly closedUrl: string;
  /** Adds a file to serve. */
  serve(path: string, body: string, headers: OutgoingHttpHeaders): void;
  stop(): Promise<void>;
}

interface ReceivedRequest {
  readonly method: string | undefined;
  /** Path of the operation and query, still encoded. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export async function startSmokeServer(): Promise<SmokeServer> {
  const files = new Map<string, { readonly body: string; readonly headers: OutgoingHttpHeaders }>();
  const received = new Map<string, ReceivedRequest[]>();
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const file = files.get(url);
    if (file) return send(response, 200, file.body, file.headers);
    const [, runtime, scenario = "", ...rest] = url.split("/");
    if (scenario === "requests") {
      return send(response, 200, JSON.stringify(received.get(`${runtime}/${rest.join("/")}`) ?? []));
    }
    const target = `/${rest.join("/")}`;
    const earlier = received.get(`${runtime}/${scenario}`) ?? [];
    const body = await text(request);
    received.set(`${runtime}/${scenario}`, [...earlier, { method, target, headers, body }]);
    const respond = scenarios[scenario] ?? success;
    respond({ response, earlier: earlier.length, envelope: envelopeFor(target, body) });
  });
  const origin = await listen(server);
  const closed = createNetServer();
  const closedUrl = await listen(closed);
  closed.close();
  return {
    origin,
    closedUrl,
    serve: (path, body, headers) => void files.set(path, { body, headers }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** The envelope of a successful response: the payload is the request's body, or a list. */
function envelopeFor(target: string, body: string): string {
  const payload: unknown = body === "" ? [{ id: "first", name: "Grüße ✓ 🙂" }] : JSON.parse(body);
  return JSON.stringify(target.startsWith("/v1/") ? { status: 200, result: payload } : { data: payload });
}

interface PendingRequest {
  readonly response: ServerResponse;
  /** Number of requests that the scenario has received before. */
  readonly earlier: number;
  readonly envelope: string;
}

type Scenario = (request: PendingRequest) => void;

const json = { "content-type": "application/json" };

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders = json,
): void {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).end(body);
}

const success: Scenario = ({ response, envelope }) => send(response, 200, envelope);

/** Sends a part of a body and closes the connection while the client reads. */
function breakOff({ response, envelope }: PendingRequest, headers: OutgoingHttpHeaders): void {
  response.writeHead(200, { ...json, ...headers }).write(envelope);
  setTimeout(() => response.destroy(), 50).unref();
}

/** Size of a body that exceeds the limit of the smoke program by far, in bytes. */
const large = 10_000_000;

/** Responses by the scenario's name. A scenario that is not listed responds with `success`. */
const scenarios: Readonly<Record<string, Scenario>> = {
  "busy-once": (request) =>
    request.earlier === 0 ? send(request.response, 503, "", { "retry-after": "0" }) : success(request),
  // Each chunk waits for the one before, so that they arrive one by one.
  "byte-by-byte": ({ response, envelope }) => {
    const bytes = Buffer.from(envelope);
    response.writeHead(200, json);
    const sendFrom = (index: number): void => {
      if (index === bytes.length) response.end();
      else response.write(bytes.subarray(index, index + 1), () => setTimeout(sendFrom, 1, index + 1));
    };
    sendFrom(0);
  },
  // Closes connections that were used before.
  "close-later": (request) => (request.earlier === 0 ? success(request) : void request.response.destroy()),
  drift: ({ response }) => send(response, 200, '{"data":[],"undocumented":1}'),
  "empty-500": ({ response }) => send(response, 500, "", {}),
  "expired-once": ({ response, earlier, envelope }) => send(response, earlier === 0 ? 401 : 200, envelope),
  gzip: ({ response, envelope }) =>
    send(response, 200, gzipSync(envelope), { ...json, "content-encoding": "gzip" }),
  hang: () => {},
  "hang-in-body": ({ response }) => void response.writeHead(200, json).write('{"data":'),
  // Ten thousand bytes on the way, ten million when decoded.
  "large-gzip": ({ response }) =>
    send(response, 200, gzipSync(" ".repeat(large)), { ...json, "content-encoding": "gzip" }),
  "large-body": ({ response }) => send(response, 200, " ".repeat(large)),
  // A browser may show a login dialog before it returns this response.
  login: ({ response }) => send(response, 401, "", { "www-authenticate": 'Basic realm="smoke"' }),
  redirect: ({ response }) => send(response, 307, "", { location: "?followed" }),
  refuse: ({ response }) =>
    send(response, 400, '{"status":400,"error":"BAD_REQUEST: no such thing ✓","requestId":"request-1"}'),
  reset: ({ response }) => void response.destroy(),
  "short-body": (request) => breakOff(request, { "content-length": "1000" }),
  "short-chunks": (request) => breakOff(request, {}),
  "web-page": ({ response }) =>
    send(response, 200, "<!doctype html><title>Welcome</title>", { "content-type": "text/html" }),
};

/** The platform on a port: opens and closes a `node:http` server. */
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { errorCode, errorMessage } from "../../contract/read-error.ts";
import type { RequestHandler } from "../http/message.ts";
import { checkConfig } from "../lib/check-config.ts";
import { PlatformConfigError } from "../lib/config-error.ts";
import { clearTimeout, setTimeout } from "../lib/timers.ts";
import { listenRules } from "../options/option-rules.ts";
import { defaults, type Listening, type ListenOptions } from "../options/options.ts";
import { createHostCheck } from "./check-host.ts";
import { type Connections, createConnections } from "./connections.ts";
import { createCors } from "./cors.ts";
import { createDocsHandler, type DocsDeps } from "./docs-handler.ts";
import { createClientErrorListener } from "./node-client-error.ts";
import { createRequestListener, type ServerDeps } from "./node-requests.ts";
import { type ServerLimits, serverLimits } from "./server-limits.ts";

export interface ServerHooks {
  /** Called with a warning for the operator. */
  readonly onWarning?: (message: string) => void;
  /** Called for each connection that arrives when there are `maxConnections`. */
  readonly onExcessConnection?: () => void;
  /** Every method of the APIs, as in `Allow`, for web pages of other origins. */
  readonly methods?: string;
  /** Dependencies of the docs, which are not served without them. */
  readonly docs?: DocsDeps;
}

/** Serves a platform on a port. Resolves when the server accepts requests. */
export async function listen(
  handle: RequestHandler,
  options: ListenOptions = {},
  hooks: ServerHooks = {},
  limits: Partial<ServerLimits> = {},
): Promise<Listening> {
  const { host, port, drainMs, maxConnections, cors, allowedHosts, ...others } = readListenOptions(options);
  const docs = await findDocs(others.docs);
  const allLimits = { ...serverLimits, ...limits };
  const connections = createConnections(maxConnections, createExcessReport(maxConnections, hooks));
  const withCors = (inner: RequestHandler) => (cors ? createCors(inner, cors, hooks.methods ?? "") : inner);
  const apis = withCors(handle);
  const withDocs = docs === undefined || !hooks.docs ? apis : createDocsHandler(apis, docs, hooks.docs);
  let answer = withDocs;
  const server = createHttpServer({ handle: (request) => answer(request), connections, limits: allLimits });
  const address = await bind(server, host, port);
  // Only now is the address of a name known.
  answer = createHostCheck(withDocs, address.address, host, allowedHosts, withCors);
  const close = createClose(server, connections, drainMs);
  return { url: urlOf(address), host: address.address, port: address.port, close };
}

function readListenOptions(options: ListenOptions) {
  const checked = checkConfig(listenRules, options);
  const { port, host, drainMs, maxConnections } = { ...defaults, ...checked };
  // People copy addresses in brackets from URLs.
  return { ...checked, port, host: host.replace(/^\[(.*)\]$/, "$1"), drainMs, maxConnections };
}

/** Returns the absolute path. A folder that is missing may be built later; a file there is a mistake. */
async function findDocs(docs: string | undefined): Promise<string | undefined> {
  if (docs === undefined) return undefined;
  const stats = await stat(docs).catch(() => undefined);
  if (stats?.isDirectory() === false) throw new PlatformConfigError(`docs must be ${listenRules.docs[1]}.`);
  return path.resolve(docs);
}

/** Creates the callback for connections at the limit: it counts all of them, and warns about the first. */
function createExcessReport(maxConnections: number, hooks: ServerHooks): () => void {
  let isReported = false;
  return () => {
    hooks.onExcessConnection?.();
    if (isReported) return;
    isReported = true;
    hooks.onWarning?.(
      `The limit of ${maxConnections} connections is reached. Idle connections are closed for new ones; if none is idle, these are closed themselves. Raise \`maxConnections\` if these are your clients.`,
    );
  };
}

function createHttpServer(deps: ServerDeps): Server {
  const { connections, limits } = deps;
  const server = createServer({
    maxHeaderSize: limits.maxHeadersSize,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    keepAliveTimeout: limits.keepAliveMs,
    joinDuplicateHeaders: true,
    // Rejected by the request listener, with a message.
    requireHostHeader: false,
    // Faster for requests without a body; older versions of Node ignore it.
    optimizeEmptyRequests: true,
  });
  // Their total size is limited. By default, Node drops headers after the 2000th without an error.
  server.maxHeadersCount = 0;
  // Clients that close their side after the request, such as netcat, get their response. Node has no documented option for this.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("connection", connections.add);
  server.on("request", createRequestListener(deps));
  server.on("clientError", createClientErrorListener(connections, limits));
  return server;
}

const bindErrors: Readonly<Record<string, string>> = {
  EADDRINUSE:
    "the port is taken. Stop the process that listens there, or choose another port; 0 picks a free one.",
  EACCES:
    "permission denied. Ports below 1024 are usually reserved: choose a higher one, or 0 for a free one.",
  EADDRNOTAVAIL:
    "this machine does not have the address. 127.0.0.1 is reachable from this machine only, 0.0.0.0 from anywhere.",
  ENOTFOUND: "the name is unknown. 127.0.0.1 is reachable from this machine only, 0.0.0.0 from anywhere.",
  EAI_AGAIN: "the name cannot be resolved now. Use an address, such as 127.0.0.1.",
  EAFNOSUPPORT: "this machine does not support this kind of address. Use another one, such as 127.0.0.1.",
  EINVAL: "the address is invalid. Use another one, such as 127.0.0.1.",
};

async function bind(server: Server, host: string, port: number): Promise<AddressInfo> {
  server.listen({ host, port });
  try {
    await once(server, "listening");
  } catch (cause) {
    const reason = bindErrors[errorCode(cause) ?? ""] ?? errorMessage(cause);
    throw new PlatformConfigError(`Cannot listen on port ${port} of ${host}: ${reason}`, { cause });
  }
  // A server that listens on a port, not on a pipe, has an AddressInfo.
  return server.address() as AddressInfo;
}

/** An address that reaches the server from this machine, also if it listens on all addresses. */
function urlOf({ address, port, family }: AddressInfo): string {
  const reached = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
  return family === "IPv6" ? `http://[${reached}]:${port}` : `http://${reached}:${port}`;
}

function createClose(server: Server, connections: Connections, drainMs: number): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => {
    closed ??= new Promise<void>((resolve) => {
      const timer = setTimeout(connections.destroy, drainMs);
      // `close` calls it at once; `drain` reads what has arrived first.
      server.closeIdleConnections = () => {};
      server.close(() => {
        clearTimeout(timer);
        // On Node 20, a client in this process sees one turn later that its connection is closed, and would use it for another request.
        setTimeout(resolve, 0);
      });
      connections.drain();
    });
    return closed;
  };
}

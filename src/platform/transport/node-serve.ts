/** Opens and closes the `node:http` server that carries a platform. */
import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server, type ServerOptions } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { PlatformConfigError } from "../config-error.ts";
import type { Listening } from "../options.ts";
import { bindError } from "./bind-error.ts";
import type { Handle } from "./handle-type.ts";
import type { CheckedListenOptions } from "./listen-options.ts";
import { createClientErrorListener, refuseTunnel } from "./node-client-error.ts";
import { type Connections, createConnections } from "./node-connections.ts";
import { createAnswer } from "./node-exchange.ts";
import type { ServerSettings } from "./server-settings.ts";

/**
 * Serves a platform.
 *
 * @param handle answers requests
 * @param options where to listen
 * @param settings limits
 * @throws PlatformConfigError when it cannot listen there, or does not answer
 */
export async function serve(
  handle: Handle,
  options: CheckedListenOptions,
  settings: ServerSettings,
): Promise<Listening> {
  const connections = createConnections();
  const server = createServer(serverOptions(settings));
  attach(server, handle, connections, settings);
  const address = await bind(server, options);
  const close = createClose(server, connections, options.drainMs);
  const url = urlOf(address);
  try {
    await askReady(url, settings.readyMs);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, host: address.address, port: address.port, close };
}

function serverOptions(settings: ServerSettings): ServerOptions {
  return {
    maxHeaderSize: settings.headersLimit,
    headersTimeout: settings.headersTimeoutMs,
    requestTimeout: settings.requestTimeoutMs,
    connectionsCheckingInterval: settings.checkEveryMs,
    keepAliveTimeout: settings.keepAliveMs,
    joinDuplicateHeaders: true,
    // Refused by us, with a reason.
    requireHostHeader: false,
    // Spares the requests without a body the life of a stream; an older Node does not know it, and is only slower.
    optimizeEmptyRequests: true,
  };
}

function attach(server: Server, handle: Handle, connections: Connections, settings: ServerSettings): void {
  const answer = createAnswer({ handle, connections, settings });
  // All of them, which the limit on their size bounds: more than 2000 would be left out in silence.
  server.maxHeadersCount = 0;
  // Lets a client that has closed its own side, as netcat does, have its answer. Node documents no other way.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("connection", connections.add);
  server.on("request", (request, response) => answer(request, response, "none"));
  server.on("checkContinue", (request, response) => answer(request, response, "continue"));
  server.on("checkExpectation", (request, response) => answer(request, response, "unknown"));
  // Node says that it is a Duplex because a parser can be fed with one; this server's are sockets.
  server.on("connect", (_request, socket) => refuseTunnel(connections, settings, socket as Socket));
  server.on("clientError", createClientErrorListener(connections, settings));
}

async function bind(
  server: Server,
  { host, port, maxConnections }: CheckedListenOptions,
): Promise<AddressInfo> {
  server.maxConnections = maxConnections;
  server.listen({ host, port });
  try {
    await once(server, "listening");
  } catch (error) {
    throw bindError(error, host, port);
  }
  // A server that listens on a port, not on a pipe, has an AddressInfo.
  return server.address() as AddressInfo;
}

/** An address that reaches the server from this machine, also when it listens on all of them. */
function urlOf({ address, port, family }: AddressInfo): string {
  const reached = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
  return family === "IPv6" ? `http://[${reached}]:${port}` : `http://${reached}:${port}`;
}

/** Only a server that has answered is ready: whoever waits for it may then ask at once. */
async function askReady(url: string, readyMs: number): Promise<void> {
  const signal = AbortSignal.timeout(readyMs);
  let failure: string | undefined;
  try {
    const request = get(`${url}/_platform/ready`, { agent: false, signal });
    // The event's one argument (node:http, ClientRequest).
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const said = await text(response);
    if ((response.statusCode ?? 0) >= 500)
      failure = `it answers ${response.statusCode}: ${said.slice(0, 500)}`;
  } catch (error) {
    failure = signal.aborted ? `no answer in ${readyMs} ms` : String(error);
  }
  if (failure === undefined) return;
  throw new PlatformConfigError(`the platform listens on ${url}, but is not ready: ${failure}`);
}

function createClose(server: Server, connections: Connections, drainMs: number): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => {
    closed ??= new Promise<void>((resolve) => {
      const timer = setTimeout(connections.destroy, drainMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      connections.drain();
    });
    return closed;
  };
}

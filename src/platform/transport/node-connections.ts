/** The connections of one server, and the requests that each has in flight: for answering in order, and for closing without losing any. */
import type { Socket } from "node:net";

/** One connection. */
export interface Connection {
  readonly socket: Socket;
  /** Who is at the other end. Never undefined, which would mean a request from this process. */
  readonly remoteAddress: string;
  /** Requests that came whole or in part, and have not been answered. */
  inFlight: number;
  /** Settles when the latest of them has been answered; undefined when there is none. Never rejects. */
  last: Promise<void> | undefined;
  /** Ends the reading of the body that is just coming in, if one is. */
  failBody: ((failure: BodyFailure) => void) | undefined;
  /** Whoever asked has closed their side. */
  gone: boolean;
  /** Aborted when that happens; only for requests that asked for it. */
  readonly controllers: Set<AbortController>;
  /** Why nothing more can be read from it; undefined while something can. */
  failure: BodyFailure | undefined;
}

/** Why a body cannot be had. */
export interface BodyFailure {
  readonly status: number;
  readonly message: string;
}

/** All connections of a server. */
export interface Connections {
  /** Begins to look after a connection. */
  add(socket: Socket): void;
  /** Undefined for one that has closed. */
  get(socket: Socket): Connection | undefined;
  /** Whether no more requests are wanted. */
  readonly draining: boolean;
  /** Closes what is idle, now and from now on. */
  drain(): void;
  /** Closes everything at once. */
  destroy(): void;
}

/** Makes an empty list. */
export function createConnections(): Connections {
  const connections = new Map<Socket, Connection>();
  let draining = false;
  return {
    add: (socket) => {
      const connection = createConnection(socket);
      connections.set(socket, connection);
      // A client that closes its side has nearly always gone; one that has not still gets its answer.
      socket.once("end", () => leave(connection));
      socket.once("close", () => {
        connections.delete(socket);
        leave(connection);
      });
    },
    get: (socket) => connections.get(socket),
    get draining() {
      return draining;
    },
    drain: () => {
      draining = true;
      for (const { inFlight, socket } of connections.values()) if (inFlight === 0) socket.destroy();
    },
    destroy: () => {
      for (const { socket } of connections.values()) socket.destroy();
    },
  };
}

function createConnection(socket: Socket): Connection {
  return {
    socket,
    // Missing when the other end reset the connection before it was accepted. An IPv4 peer of an IPv6 socket shows as ::ffff:a.b.c.d.
    remoteAddress: (socket.remoteAddress ?? "unknown").replace(/^::ffff:(?=\d+\.)/i, ""),
    inFlight: 0,
    last: undefined,
    failBody: undefined,
    gone: false,
    controllers: new Set(),
    failure: undefined,
  };
}

function leave(connection: Connection): void {
  connection.gone = true;
  for (const controller of connection.controllers) controller.abort();
}

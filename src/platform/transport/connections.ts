/** Connections of a server: their number is limited, and closing waits for their requests in flight. */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { HttpError } from "../http/http-error.ts";
import { setImmediate } from "../lib/timers.ts";

export interface Connection {
  readonly socket: Socket;
  /** Address of the client. Never undefined, which would mean a request from this process. */
  readonly remoteAddress: string;
  /** Number of requests that have not been answered. */
  inFlight: number;
  /** Settles when the latest of them has been answered; undefined if there is none. Never rejects. */
  last: Promise<void> | undefined;
  /** The latest request; its body may be incomplete. */
  request: IncomingMessage | undefined;
  /** Reason that no more can be read from the connection. */
  failure: HttpError | undefined;
  /** Called with the failure while a body is being read. */
  onFailure: ((failure: HttpError) => void) | undefined;
}

export type Connections = ReturnType<typeof createConnections>;

/** Creates an empty set of connections. `onExcess` is called for each one that arrives at the limit. */
export function createConnections(maxConnections: number, onExcess: () => void) {
  /** Least recently used first. */
  const connections = new Map<Socket, Connection>();
  let draining = false;
  const close = (socket: Socket): void => {
    connections.delete(socket);
    socket.destroy();
  };
  const makeRoom = (): boolean => {
    if (connections.size < maxConnections) return true;
    onExcess();
    for (const connection of connections.values()) {
      if (!isIdle(connection)) continue;
      close(connection.socket);
      return true;
    }
    return false;
  };
  return {
    /** Adds a connection. At the limit it takes the place of the longest idle one; if none is idle, it is closed. */
    add: (socket: Socket): void => {
      if (!makeRoom()) {
        close(socket);
        return;
      }
      connections.set(socket, createConnection(socket));
      socket.once("close", () => connections.delete(socket));
    },
    /** Undefined for a socket that is closed. */
    get: (socket: Socket): Connection | undefined => connections.get(socket),
    /** Marks a connection as the most recently used one. */
    touch: (connection: Connection): void => {
      if (connections.delete(connection.socket)) connections.set(connection.socket, connection);
    },
    get draining() {
      return draining;
    },
    /** Closes the idle connections; the others close after their last response. */
    drain: (): void => {
      draining = true;
      const closeIdle = (): void => {
        for (const { inFlight, socket } of connections.values()) if (inFlight === 0) socket.destroySoon();
      };
      // Requests that have arrived are read first: their clients could not tell whether a write took effect.
      setImmediate(() => setImmediate(closeIdle));
    },
    destroy: (): void => {
      for (const { socket } of connections.values()) socket.destroy();
    },
  };
}

/** Idle connections include those that have sent no request, or half of one: they must not lock other clients out. */
function isIdle({ inFlight, socket }: Connection): boolean {
  return inFlight === 0 && socket.writableLength === 0;
}

function createConnection(socket: Socket): Connection {
  return {
    socket,
    // Undefined if the client reset the connection before it was accepted. Dual-stack sockets show IPv4 addresses as ::ffff:a.b.c.d.
    remoteAddress: (socket.remoteAddress ?? "unknown").replace(/^::ffff:(?=\d+\.)/i, ""),
    inFlight: 0,
    last: undefined,
    request: undefined,
    failure: undefined,
    onFailure: undefined,
  };
}

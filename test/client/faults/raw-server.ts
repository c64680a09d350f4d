/** A TCP server on loopback that speaks HTTP badly: a test writes the bytes of every answer itself. */
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach } from "vitest";

/** What a test has in hand. */
export interface RawServer {
  readonly baseUrl: string;
  /** Requests of the running test whose head arrived whole. */
  requests(): number;
  /** Bytes that the running test's connections handed to the system. */
  bytesWritten(): number;
  /** Connections that are still open. */
  open(): number;
  /** Decides what happens to every request until the test ends. */
  onRequest(handler: (socket: Socket) => void): void;
}

/**
 * Starts a server before each test of a file and stops it after. Call it at the file's top level.
 *
 * @returns a function for use inside tests
 */
export function useRawServer(): () => RawServer {
  let handler: (socket: Socket) => void = () => {};
  let requests = 0;
  let sockets: Socket[] = [];
  const accept = (socket: Socket): void => {
    sockets.push(socket);
    // A client that gives up resets the connection, which is what many tests wait for.
    socket.on("error", () => {});
    let head = "";
    socket.on("data", (chunk: Buffer) => {
      head += chunk.toString("latin1");
      if (!head.includes("\r\n\r\n")) return;
      head = "";
      requests += 1;
      handler(socket);
    });
  };
  let server: Server;
  // One server for each test: a connection that a test leaves behind must not serve the next one.
  beforeEach(async () => {
    requests = 0;
    sockets = [];
    handler = (socket) => socket.destroy();
    server = createServer(accept);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return () => ({
    // Listening on an address, not on a pipe, gives an AddressInfo.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    bytesWritten: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    onRequest: (next) => {
      handler = next;
    },
  });
}

/** The head of a success with the given further header lines. */
export function head(...lines: readonly string[]): string {
  return ["HTTP/1.1 200 OK", "content-type: application/json", ...lines, "", ""].join("\r\n");
}

/** TCP test server on loopback: tests write the raw bytes of each response. */
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach } from "vitest";

/** Starts a server before each test of a file and stops it after the test. Call it at the top level of the file. */
export function useRawServer() {
  let handler: (socket: Socket) => void = () => {};
  let requests = 0;
  let sockets: Socket[] = [];
  const accept = (socket: Socket): void => {
    sockets.push(socket);
    // A client that cancels a request resets the connection. Many tests expect this.
    socket.on("error", () => {});
    let responseHead = "";
    socket.on("data", (chunk: Buffer) => {
      responseHead += chunk.toString("latin1");
      if (!responseHead.includes("\r\n\r\n")) return;
      responseHead = "";
      requests += 1;
      handler(socket);
    });
  };
  let server: Server;
  // A server per test prevents connection reuse between tests.
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
    // A server that listens on a TCP port returns an AddressInfo.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Number of requests in the current test whose headers arrived completely. */
    requests: () => requests,
    /** Number of bytes written to sockets in the current test. */
    bytesWritten: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    /** Sets the request handler until the test ends. */
    onRequest: (next: (socket: Socket) => void) => {
      handler = next;
    },
  });
}

/** Returns the status line and headers of a successful response, with additional header lines. */
export function head(...lines: readonly string[]): string {
  return ["HTTP/1.1 200 OK", "content-type: application/json", ...lines, "", ""].join("\r\n");
}

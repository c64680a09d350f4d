/** TCP proxy that breaks connections at a chosen moment. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Starts a proxy that can close a connection when the client sends something, before the server receives it. */
export async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let broken: ReadonlySet<Socket> = new Set();
  let cut: string | undefined;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) sockets.add(socket.on("error", () => {}));
    near.on("data", (data) => {
      if (!broken.has(near) && (cut === undefined || !data.includes(cut))) far.write(data);
      else for (const socket of [near, far]) socket.destroy();
    });
    far.pipe(near);
    near.on("close", () => far.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: String(typeof address === "object" ? address?.port : address),
    /** Breaks each connection that is open now, when the client sends anything. */
    breakOpen: () => {
      broken = new Set(sockets);
    },
    /** Breaks any connection on which the client sends a text. */
    cutAt: (text: string | undefined) => {
      cut = text;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

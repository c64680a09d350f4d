/** TCP proxy that breaks connections at a chosen moment. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Starts a proxy that closes a connection when the client sends a chosen text, before the server receives it. */
export async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let cut: string | undefined;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) sockets.add(socket.on("error", () => {}));
    near.on("data", (data) => {
      if (cut !== undefined && data.includes(cut)) for (const socket of [near, far]) socket.destroy();
      else far.write(data);
    });
    far.pipe(near);
    near.on("close", () => far.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: String(typeof address === "object" ? address?.port : address),
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

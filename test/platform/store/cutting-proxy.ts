/** Breaks connections at a chosen moment. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to the server that is cut when a text is sent over it, before the server sees that. */
export async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  const old = new Set<Socket>();
  let cut: string | undefined;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) sockets.add(socket.on("error", () => {}));
    near.on("data", (data) => {
      if (old.has(near) || (cut !== undefined && data.includes(cut)))
        for (const socket of [near, far]) socket.destroy();
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
    /** Cuts each connection there is as soon as anything is sent over it. */
    cutOld: () => {
      for (const socket of sockets) old.add(socket);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

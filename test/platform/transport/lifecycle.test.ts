/** Listening on a port, and closing without losing responses. */
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { type ListenOptions, PlatformConfigError } from "../../../src/platform/index.ts";
import { listen } from "../../../src/platform/transport/node-server.ts";
import { connectRaw, parseResponses, requestHead } from "./raw-client.ts";
import { createPendingHandler, echo, serveHandler } from "./servers.ts";

const get = (target: string) => requestHead(`GET ${target} HTTP/1.1`);

async function expectRefused(port: number): Promise<void> {
  await expect(once(connect(port, "127.0.0.1"), "connect")).rejects.toMatchObject({ code: "ECONNREFUSED" });
}

describe("listening", () => {
  test.each<[ListenOptions, RegExp]>([
    [{}, /^http:\/\/127\.0\.0\.1:\d+$/],
    [{ host: "0.0.0.0" }, /^http:\/\/127\.0\.0\.1:\d+$/],
    [{ host: "localhost" }, /^http:\/\/(127\.0\.0\.1|\[::1\]):\d+$/],
    [{ host: "[::1]" }, /^http:\/\/\[::1\]:\d+$/],
    [{ host: "::" }, /^http:\/\/\[::1\]:\d+$/],
  ])("with %j returns an address that works on this machine", async (options, expected) => {
    const { url, port } = await serveHandler(echo, options);
    expect(url).toMatch(expected);
    expect((await fetch(url)).status).toBe(200);
    if (options.host !== "::") return;
    // A dual-stack socket shows the IPv4 address of an IPv4 client.
    const { remoteAddress } = await (await fetch(`http://127.0.0.1:${port}/`)).json();
    expect(remoteAddress).toBe("127.0.0.1");
  });

  test("rejects a port that is taken", async () => {
    const { port } = await serveHandler(echo);
    const message = `Cannot listen on port ${port} of 127.0.0.1: the port is taken.`;
    await expect(listen(echo, { port })).rejects.toThrow(message);
  });

  test.each<[options: object, message: string]>([
    [{ host: "192.0.2.1" }, "192.0.2.1: this machine does not have the address"],
    [{ host: "no such host" }, "host must be a name or an address of this machine"],
    [{ port: 65_536 }, "port must be an integer from 0 to 65535."],
    [{ maxConnections: 0 }, "maxConnections must be an integer from 1 to 1000000."],
    [{ drainMs: -1 }, "drainMs must be an integer from 0 to 600000."],
    [{ prot: 1 }, "prot is not a known option. Did you mean port?"],
  ])("rejects the options %j", async (options, message) => {
    const listening = listen(echo, options);
    await expect(listening).rejects.toThrow(PlatformConfigError);
    await expect(listening).rejects.toThrow(message);
  });
});

describe("closing", () => {
  test("closes idle connections at once, accepts no new ones, and may be repeated", async () => {
    const { port, close } = await serveHandler(echo, { drainMs: 60_000 });
    const [fresh, used] = [await connectRaw(port), await connectRaw(port, get("/"))];
    await used.responses(1);
    const closing = close();
    expect(close()).toBe(closing);
    await closing;
    expect([fresh, used].map(({ socket }) => socket.readableEnded)).toEqual([true, true]);
    await expectRefused(port);
  });

  test("waits for requests in flight, including pipelined ones, and closes their connection", async () => {
    const { handle, next } = createPendingHandler();
    const { port, close } = await serveHandler(handle, { drainMs: 60_000 });
    const client = await connectRaw(port, get("/1") + get("/2"));
    const first = await next(0);
    const closing = close();
    await expectRefused(port);
    first.respond(1);
    (await next(1)).respond(2);
    expect(parseResponses(await client.closed)).toMatchObject([
      { body: "1", headers: { connection: "keep-alive" } },
      { body: "2", headers: { connection: "close" } },
    ]);
    await closing;
  });

  test("answers requests that have arrived and were not read yet", async () => {
    const { port, close } = await serveHandler(echo, { drainMs: 60_000 });
    const clients = await Promise.all(Array.from({ length: 50 }, () => connectRaw(port, get("/1"))));
    await Promise.all(clients.map((client) => client.responses(1)));
    for (const client of clients) client.write(get("/2"));
    await close();
    for (const client of clients) expect(parseResponses(await client.closed)).toHaveLength(2);
  });

  test("waits for them at most drainMs", async () => {
    const { handle, next } = createPendingHandler();
    const { port, close } = await serveHandler(handle, { drainMs: 20 });
    const client = await connectRaw(port, get("/"));
    await next(0);
    await close();
    expect(await client.closed).toBe("");
  });
});

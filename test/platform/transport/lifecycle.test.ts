/** Listening on a port, and closing without losing responses. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { PlatformConfigError } from "../../../src/platform/config-error.ts";
import type { PlatformRequest } from "../../../src/platform/pipeline/message.ts";
import { listen } from "../../../src/platform/transport/node-server.ts";
import { connectRaw, head, parseResponses } from "./raw-client.ts";
import { createHeld, echo, json, useServing } from "./servers.ts";

const serve = useServing();

/** Whether somebody listens on a port of loopback. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const open = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  socket.destroy();
  return open;
}

describe("listening", () => {
  test("uses a free port of loopback by default, and returns its address", async () => {
    const { url, host, port } = await serve(echo);
    expect(host).toBe("127.0.0.1");
    expect(port).toBeGreaterThan(0);
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect((await fetch(url)).status).toBe(200);
  });

  test("resolves after the response to a first request", async () => {
    const asked: PlatformRequest[] = [];
    const { port } = await serve(async (request) => {
      asked.push(request);
      return json({});
    });
    expect(asked.map(({ method, target, remoteAddress }) => [method, target, remoteAddress])).toEqual([
      ["GET", "/_platform/ready", "127.0.0.1"],
    ]);
    expect(asked[0]?.headers?.["host"]).toBe(`127.0.0.1:${port}`);
  });

  test("resolves if that response is a 4xx, and rejects if it is a 5xx or missing", async () => {
    await serve(async () => json({ message: "who are you" }, 401));
    const failing = listen(async () => json({ message: "no store" }, 503));
    await expect(failing).rejects.toThrow(PlatformConfigError);
    await expect(failing).rejects.toThrow(/is not ready: its response is 503: .*no store/);
    const dropping = listen(async () => ({ ...json({}), broken: "drop" }));
    await expect(dropping).rejects.toThrow(/http:\/\/127\.0\.0\.1:\d+, but is not ready/);
    const silent = listen(() => new Promise(() => {}), { drainMs: 0 }, {}, { readyMs: 50 });
    await expect(silent).rejects.toThrow("no response in 50 ms");
  });

  test.each([
    ["0.0.0.0", /^http:\/\/127\.0\.0\.1:\d+$/],
    ["localhost", /^http:\/\/(127\.0\.0\.1|\[::1\]):\d+$/],
    ["[::1]", /^http:\/\/\[::1\]:\d+$/],
    ["::", /^http:\/\/\[::1\]:\d+$/],
  ])("on %s returns an address that works on this machine", async (host, expected) => {
    const { url } = await serve(echo, { host });
    expect(url).toMatch(expected);
    expect((await fetch(url)).status).toBe(200);
  });

  test("on a dual-stack socket shows the IPv4 address of an IPv4 client", async () => {
    const { port } = await serve(echo, { host: "::" });
    const { remoteAddress } = await (await fetch(`http://127.0.0.1:${port}/`)).json();
    expect(remoteAddress).toBe("127.0.0.1");
  });

  test("rejects with the reason if it is not possible", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    // A TCP server has an AddressInfo.
    const { port } = holder.address() as AddressInfo;
    const taken = listen(echo, { port });
    await expect(taken).rejects.toThrow(PlatformConfigError);
    await expect(taken).rejects.toThrow(`cannot listen on port ${port} of 127.0.0.1: the port is taken.`);
    holder.close();
    await expect(listen(echo, { host: "192.0.2.1" })).rejects.toThrow(
      /of 192\.0\.2\.1: this machine does not have the address/,
    );
    await expect(listen(echo, { host: "no such host" })).rejects.toThrow(
      'host: "no such host" is not a name',
    );
    for (const wrong of [-1, 65_536, 1.5, Number.NaN]) {
      await expect(listen(echo, { port: wrong })).rejects.toThrow(`port: ${wrong} is not an integer from 0`);
    }
    await expect(listen(echo, { maxConnections: 0 })).rejects.toThrow("maxConnections: 0");
    await expect(listen(echo, { drainMs: -1 })).rejects.toThrow("drainMs: -1");
  });
});

describe("closing", () => {
  test("closes idle connections at once, and accepts no new ones", async () => {
    const listening = await serve(echo, { drainMs: 60_000 });
    const [fresh, used] = [await connectRaw(listening.port), await connectRaw(listening.port)];
    used.write(head("GET / HTTP/1.1"));
    await used.responses(1);
    await listening.close();
    await Promise.all([fresh.closed, used.closed]);
    expect(await isOpen(listening.port)).toBe(false);
    fresh.socket.destroy();
    used.socket.destroy();
  });

  test("waits for requests in flight, including pipelined ones, and closes their connection", async () => {
    const { handle, waiting, arrived } = createHeld();
    const listening = await serve(handle, { drainMs: 60_000 });
    const client = await connectRaw(listening.port);
    client.write(head("GET /1 HTTP/1.1") + head("GET /2 HTTP/1.1"));
    await arrived(1);
    const closed = listening.close();
    expect(await isOpen(listening.port)).toBe(false);
    waiting[0]?.answer(json(1));
    await arrived(2);
    waiting[1]?.answer(json(2));
    const responses = parseResponses(await client.closed);
    expect(responses.map(({ body }) => body)).toEqual(["1", "2"]);
    expect(responses[0]?.headers["connection"]).toBe("keep-alive");
    expect(responses[1]?.headers["connection"]).toBe("close");
    client.socket.destroy();
    await closed;
  });

  test("waits for them at most drainMs", async () => {
    const { handle, arrived } = createHeld();
    const listening = await serve(handle, { drainMs: 20 });
    const client = await connectRaw(listening.port);
    client.write(head("GET /1 HTTP/1.1"));
    await arrived(1);
    await listening.close();
    expect(await client.closed).toBe("");
    client.socket.destroy();
  });

  test("returns the same promise when called again", async () => {
    const listening = await serve(echo);
    const first = listening.close();
    expect(listening.close()).toBe(first);
    await first;
    await listening.close();
  });
});

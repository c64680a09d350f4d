/** The limit on connections: clients that send nothing must not lock others out. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPlatform, type Platform } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { connectRaw, head, type RawClient } from "./raw-client.ts";
import { createHeld, echo, json, useServing } from "./servers.ts";

const serve = useServing();
const clients: RawClient[] = [];
let platform: Platform | undefined;

afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  vi.useRealTimers();
  await platform?.close();
  platform = undefined;
});

async function connect(port: number, sent?: string): Promise<RawClient> {
  const client = await connectRaw(port);
  clients.push(client);
  if (sent !== undefined) client.write(sent);
  return client;
}

/** Sends a request and waits for its response. */
async function send(client: RawClient, count = 1): Promise<string | undefined> {
  client.write(head("GET / HTTP/1.1"));
  return (await client.responses(count)).at(-1)?.body;
}

describe("at the limit", () => {
  test.each([
    ["that send nothing", ""],
    ["that send half of a request line", "GET /v1/org"],
    ["that send half of the headers", "GET / HTTP/1.1\r\nHost: x\r\nX-"],
    ["that announce a body and send a part", `${head("PUT /v1/x HTTP/1.1", "Content-Length: 9")}{`],
    ["that are kept alive", head("GET / HTTP/1.1")],
  ])("a client is served in the place of connections %s", async (_, sent) => {
    platform = createPlatform({ demo: true, onWarning: () => {} });
    const { url, port } = await platform.listen({ maxConnections: 3, drainMs: 0 });
    await Promise.all(Array.from({ length: 10 }, () => connect(port, sent)));
    const response = await fetch(`${url}/api/v2/dashboards`, {
      headers: { authorization: `Bearer ${demo.accessToken}` },
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  });

  test("the connection that has been idle the longest is closed", async () => {
    const { port } = await serve(echo, { maxConnections: 3 });
    const [oldest, second, third] = [await connect(port), await connect(port), await connect(port)];
    for (const client of [second, third, oldest]) await send(client);
    const fourth = await connect(port);
    expect(await send(fourth)).toContain('"target":"/"');
    await second.closed;
    expect(await send(oldest, 2)).toContain('"target":"/"');
    expect(await send(third, 2)).toContain('"target":"/"');
  });

  test("connections with a request in flight stay open, and a further one is closed", async () => {
    const { handle, waiting, arrived } = createHeld();
    const { port } = await serve(handle, { maxConnections: 2 });
    const busy = [await connect(port), await connect(port)];
    for (const client of busy) client.write(head("GET / HTTP/1.1"));
    await arrived(2);
    const excess = await connect(port);
    expect(await excess.closed).toBe("");
    for (const { answer } of waiting) answer(json("done"));
    for (const client of busy) expect((await client.responses(1))[0]?.body).toBe('"done"');
  });
});

describe("connections beyond the limit", () => {
  test("are counted in the metrics, and reported in one warning a minute", async () => {
    const warnings: string[] = [];
    platform = createPlatform({ onWarning: (message) => void warnings.push(message) });
    const { port } = await platform.listen({ maxConnections: 2, drainMs: 0 });
    expect(platform.metrics()).toContain("dataplat_excess_connections_total 0\n");
    for (let count = 0; count < 6; count += 1) {
      const client = await connect(port);
      client.write(head("GET /_platform/health HTTP/1.1"));
      await client.responses(1);
    }
    // The server's own first request has closed its connection.
    expect(platform.metrics()).toContain("dataplat_excess_connections_total 4\n");
    expect(warnings).toEqual([expect.stringMatching(/^1 connection.*limit of 2.*maxConnections/)]);
  });

  test("are reported again after the interval, with their number", async () => {
    const warnings: string[] = [];
    const hooks = { onWarning: (message: string) => void warnings.push(message) };
    const { port } = await serve(echo, { maxConnections: 1 }, { warningIntervalMs: 0 }, hooks);
    for (let count = 0; count < 3; count += 1) await send(await connect(port));
    expect(warnings).toEqual([expect.stringMatching(/^1 /), expect.stringMatching(/^1 /)]);
  });
});

test.each(["before", "after"])("fake timers that start %s the server do not stop it", async (when) => {
  if (when === "before") vi.useFakeTimers();
  platform = createPlatform({ demo: true });
  const listening = await platform.listen();
  vi.useFakeTimers();
  const response = await fetch(`${listening.url}/api/v2/dashboards`, {
    headers: { authorization: `Bearer ${demo.accessToken}` },
  });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  await listening.close();
});

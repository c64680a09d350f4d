/** The limit on connections: clients that send nothing must not lock others out. */
import { expect, test } from "vitest";
import { start } from "../demo-platform.ts";
import { connectRaw, type RawClient, requestHead } from "./raw-client.ts";
import { createPendingHandler, echo, serveHandler } from "./servers.ts";

const get = requestHead("GET / HTTP/1.1");

async function send(client: RawClient, count = 1): Promise<string | undefined> {
  client.write(get);
  return (await client.responses(count)).at(-1)?.body;
}

test("at the limit, a client is served in place of connections that are idle", async () => {
  const { port, url } = await serveHandler(echo, { maxConnections: 3 });
  for (const sent of ["", "GET /v1/org", "GET / HTTP/1.1\r\nHost: x\r\nX-", get]) {
    await Promise.all(Array.from({ length: 10 }, () => connectRaw(port, sent)));
    expect((await fetch(url, { headers: { connection: "close" } })).status, sent).toBe(200);
  }
});

test("at the limit, a client is served in place of connections whose unread body does not arrive", async () => {
  const { url, port } = await start({ onWarning: () => {} }).listen({ maxConnections: 3, drainMs: 0 });
  const partial = `${requestHead("PUT /v1/x HTTP/1.1", "Content-Length: 9")}{`;
  await Promise.all(Array.from({ length: 10 }, () => connectRaw(port, partial)));
  expect((await fetch(`${url}/_platform/health`)).status).toBe(200);
});

test("at the limit, the connection that has been idle the longest is closed", async () => {
  const { port } = await serveHandler(echo, { maxConnections: 3 });
  const [oldest, second, third] = [await connectRaw(port), await connectRaw(port), await connectRaw(port)];
  for (const client of [second, third, oldest]) await send(client);
  const fourth = await connectRaw(port);
  expect(await send(fourth)).toContain('"target":"/"');
  await second.closed;
  expect(await send(oldest, 2)).toContain('"target":"/"');
  expect(await send(third, 2)).toContain('"target":"/"');
});

test("at the limit, connections with a request in flight stay open, and a further one is closed", async () => {
  const { handle, next } = createPendingHandler();
  const { port } = await serveHandler(handle, { maxConnections: 2 });
  const busy = [await connectRaw(port, get), await connectRaw(port, get)];
  const pending = [await next(0), await next(1)];
  expect(await (await connectRaw(port)).closed).toBe("");
  for (const { respond } of pending) respond("done");
  for (const client of busy) expect((await client.responses(1))[0]?.body).toBe('"done"');
});

test("connections beyond the limit are counted in the metrics, and reported once", async () => {
  const warnings: string[] = [];
  const platform = start({ onWarning: (message) => void warnings.push(message) });
  const { port } = await platform.listen({ maxConnections: 2, drainMs: 0 });
  expect(platform.metrics()).toContain("dataplat_excess_connections_total 0\n");
  for (let count = 0; count < 6; count += 1) await send(await connectRaw(port));
  expect(platform.metrics()).toContain("dataplat_excess_connections_total 4\n");
  expect(warnings).toEqual([expect.stringMatching(/limit of 2 connections.*maxConnections/)]);
});

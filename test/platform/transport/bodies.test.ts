/** A body is read only when it is needed: after the route, the credentials and the rate limit. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test } from "vitest";
import { createPlatform, type Platform, type PlatformOptions } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { connectRaw, requestHead } from "./raw-client.ts";

const target = "/api/v2/alerts/alert-1";
const authorization = `Bearer ${demo.accessToken}`;
const bearer = { authorization };
const headers = { authorization, "content-type": "application/json" };
const maxBody = 1024 * 1024;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function start(options: PlatformOptions = {}): Platform {
  const platform = createPlatform({ demo: true, ...options });
  onTestFinished(() => platform.close());
  return platform;
}

async function connect() {
  const platform = start();
  const { port } = await platform.listen({ drainMs: 0 });
  return { platform, client: await connectRaw(port) };
}

const put = (...lines: string[]) => requestHead(`PUT ${target} HTTP/1.1`, ...lines);

function createBody(text: string) {
  const reads: number[] = [];
  const body = async (maxLength: number) => {
    reads.push(maxLength);
    return new TextEncoder().encode(text);
  };
  return { body, reads };
}

describe("platform.handle", () => {
  test.each([
    [404, { method: "PUT", target: "/v1/nothing", headers: bearer }],
    [405, { method: "PATCH", target, headers: bearer }],
    [401, { method: "PUT", target }],
    [401, { method: "PUT", target, headers: { authorization: "Bearer wrong" } }],
    [406, { method: "PUT", target, headers: { ...bearer, accept: "text/html" } }],
    [401, { method: "POST", target: "/_platform/seed", headers: bearer }],
    [403, { method: "POST", target: "/_platform/seed", headers: { host: "example.com" } }],
  ])("responds with %i without reading the body", async (status, request) => {
    const { body, reads } = createBody("{}");
    expect((await start().handle({ ...request, body })).status).toBe(status);
    expect(reads).toEqual([]);
  });

  test("responds with 429 without reading the body", async () => {
    const { handle } = start({ rateLimit: { observability: { requests: 1, perMs: 60_000 } } });
    const [first, second] = [createBody("{}"), createBody("{}")];
    const request = { method: "PUT", target, headers };
    expect((await handle({ ...request, body: first.body })).status).toBe(200);
    expect((await handle({ ...request, body: second.body })).status).toBe(429);
    expect([first.reads, second.reads]).toEqual([[maxBody], []]);
  });

  test("reads a body once, also if a fault fires, and records it in the journal", async () => {
    const { handle, faults, journal } = start();
    faults.inject("updateAlert", { type: "drop", when: "after" });
    const { body, reads } = createBody('{"threshold":7}');
    expect(await handle({ method: "PUT", target, headers, body })).toMatchObject({ broken: "drop" });
    expect(reads).toEqual([maxBody]);
    await handle({ method: "PUT", target, body });
    expect(journal.entries()).toMatchObject([
      { tenantId: "demo-team", body: { threshold: 7 }, bodyLength: 15 },
      { tenantId: null, status: 401, body: null, bodyLength: 0 },
    ]);
  });

  test("responds with 413 to a body that is too long, and with 400 to one that cannot be read", async () => {
    const { handle } = start();
    const request = { method: "PUT", target, headers };
    expect((await handle({ ...request, body: async () => undefined })).status).toBe(413);
    const unreadable = await handle({ ...request, body: () => Promise.reject(new Error("s3cret")) });
    expect(unreadable.status).toBe(400);
    expect(unreadable.body).not.toContain("s3cret");
  });
});

describe("on a port", () => {
  test("clients without credentials that send most of 1 MiB each are rejected and cost no memory", async () => {
    const { port } = await start().listen({ drainMs: 0 });
    const part = Buffer.concat([
      Buffer.from(put(`Content-Length: ${maxBody}`)),
      Buffer.alloc(maxBody - 1, "a"),
    ]);
    const before = process.memoryUsage().arrayBuffers;
    const clients = await Promise.all(Array.from({ length: 40 }, () => connectRaw(port, part)));
    for (const client of clients) expect(await client.responses(1)).toMatchObject([{ status: 401 }]);
    const growth = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers - before;
    };
    // Bytes that are still in transit are discarded as they arrive.
    await expect.poll(growth, { timeout: 10_000 }).toBeLessThan(10_000_000);
  });

  test.each([
    ["asks to continue", [`Content-Length: ${maxBody}`, "Expect: 100-continue"], 0],
    ["sends a longer body", [`Content-Length: ${maxBody + 1}`], maxBody],
  ])("the connection of a client that %s closes after the 401", async (_, lines, length) => {
    const { client } = await connect();
    client.write(put(...lines));
    client.write(Buffer.alloc(length));
    expect(await client.closed).toMatch(/^HTTP\/1\.1 401 .*\r\nconnection: close\r\n/is);
  });

  test.each([2, maxBody])(
    "a connection stays open after a body of %i bytes that was not read",
    async (length) => {
      const { client } = await connect();
      client.write(`${put(`Content-Length: ${length}`)}{`);
      await client.responses(1);
      client.write("}".repeat(length - 1) + requestHead("GET /v1/nothing HTTP/1.1"));
      expect((await client.responses(2)).map(({ status }) => status)).toEqual([401, 404]);
    },
  );

  test("a connection stays open after a body that was too long for the journal of a fault", async () => {
    const { platform, client } = await connect();
    platform.faults.inject("updateAlert", { type: "status", status: 503 });
    const lines = [`Authorization: ${authorization}`, "Transfer-Encoding: chunked"];
    client.write(`${put(...lines)}200000\r\n${"a".repeat(0x200000)}\r\n`);
    await client.responses(1);
    client.write(`0\r\n\r\n${requestHead("GET /v1/nothing HTTP/1.1")}`);
    expect((await client.responses(2)).map(({ status }) => status)).toEqual([503, 404]);
  });

  test("a client that disconnects in the middle of its body changes nothing, and is in the journal", async () => {
    const { platform, client } = await connect();
    client.write(`${put(`Authorization: ${authorization}`, "Content-Length: 15")}{"threshold"`);
    // Only a request that has begun can be interrupted.
    await new Promise((resolve) => setTimeout(resolve, 20));
    client.socket.resetAndDestroy();
    await expect.poll(() => platform.journal.entries().map(({ status }) => status)).toEqual([400]);
  });
});

test("in process, the body of a request without credentials is not read, and its stream is cancelled", async () => {
  const { fetch, baseUrl } = start();
  const calls: string[] = [];
  const source = { pull: () => void calls.push("pull"), cancel: () => void calls.push("cancel") };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const init = { method: "PUT", body, duplex: "half" };
  expect((await fetch(baseUrl + target, init)).status).toBe(401);
  expect(calls).toEqual(["cancel"]);
});

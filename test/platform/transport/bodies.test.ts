/** A body is read only when it is needed: after the route, the credentials and the rate limit. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import { createPlatform, type Platform, type PlatformOptions } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { connectRaw, head, type RawClient } from "./raw-client.ts";

const alert = "/api/v2/alerts/alert-1";
const bearer = { authorization: `Bearer ${demo.accessToken}` };
const json = { "content-type": "application/json" };
const maxBody = 1024 * 1024;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const clients: RawClient[] = [];
let platform: Platform | undefined;

afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  await platform?.close();
  platform = undefined;
});

function start(options: PlatformOptions = {}): Platform {
  platform = createPlatform({ demo: true, ...options });
  return platform;
}

async function connect(): Promise<RawClient> {
  const { port } = await start().listen({ drainMs: 0 });
  const client = await connectRaw(port);
  clients.push(client);
  return client;
}

/** A body that records how it is read. */
function createBody(text: string) {
  const reads: number[] = [];
  const body = async (maxLength: number) => {
    reads.push(maxLength);
    return new TextEncoder().encode(text);
  };
  return { body, reads };
}

const put = (headers: Record<string, string>) => ({ method: "PUT", target: alert, headers });

describe("platform.handle", () => {
  test.each([
    [404, { ...put(bearer), target: "/v1/nothing" }],
    [405, { ...put(bearer), method: "PATCH" }],
    [401, put({})],
    [401, put({ authorization: "Bearer wrong" })],
    [406, put({ ...bearer, accept: "text/html" })],
    [401, { ...put(bearer), target: "/_platform/seed", method: "POST" }],
    [403, { ...put({ host: "example.com" }), target: "/_platform/seed", method: "POST" }],
  ])("responds with %i without reading the body", async (status, request) => {
    const { body, reads } = createBody("{}");
    expect((await start().handle({ ...request, body })).status).toBe(status);
    expect(reads).toEqual([]);
  });

  test("responds with 429 without reading the body", async () => {
    const { handle } = start({ rateLimit: { observability: { requests: 1, perMs: 60_000 } } });
    const first = createBody('{"threshold":7}');
    const second = createBody('{"threshold":8}');
    expect((await handle({ ...put({ ...bearer, ...json }), body: first.body })).status).toBe(200);
    expect((await handle({ ...put({ ...bearer, ...json }), body: second.body })).status).toBe(429);
    expect([first.reads, second.reads]).toEqual([[maxBody], []]);
  });

  test("reads a body once, also if a fault comes first, and records it in the journal", async () => {
    const platform = start();
    const { handle, faults, journal } = platform;
    faults.inject("updateAlert", { type: "drop", when: "after" });
    const { body, reads } = createBody('{"threshold":7}');
    expect(await handle({ ...put({ ...bearer, ...json }), body })).toMatchObject({ broken: "drop" });
    expect(reads).toEqual([maxBody]);
    await handle({ ...put(json), body });
    expect(journal.entries()).toMatchObject([
      { tenantId: "demo-team", body: { threshold: 7 }, bodyLength: 15 },
      { tenantId: null, status: 401, body: null, bodyLength: 0 },
    ]);
    const { teams } = await platform.export();
    expect(teams?.[0]?.alerts?.find(({ id }) => id === "alert-1")?.threshold).toBe(7);
  });

  test("responds with 413 to a body that is too long, and with 400 to one that cannot be read", async () => {
    const { handle, journal } = start();
    const request = put({ ...bearer, ...json });
    expect((await handle({ ...request, body: async () => undefined })).status).toBe(413);
    const broken = await handle({ ...request, body: () => Promise.reject(new Error("s3cret")) });
    expect(broken.status).toBe(400);
    expect(broken.body).not.toContain("s3cret");
    expect(journal.entries().map(({ status }) => status)).toEqual([413, 400]);
  });

  test("takes an empty body for none, where one is needed and where none is allowed", async () => {
    const { handle } = start();
    const get = { method: "GET", target: "/api/v2/dashboards", headers: { ...bearer } };
    expect((await handle({ ...get, body: createBody("").body })).status).toBe(200);
    expect((await handle({ ...get, body: createBody("{}").body })).status).toBe(400);
    expect((await handle({ ...put({ ...bearer, ...json }), body: createBody("").body })).status).toBe(400);
  });
});

describe("on a port", () => {
  test("300 clients without credentials that send most of 1 MiB each are rejected and cost no memory", async () => {
    const { port } = await start().listen({ drainMs: 0 });
    const part = Buffer.alloc(maxBody - 1, "a");
    const before = process.memoryUsage().arrayBuffers;
    for (let count = 0; count < 300; count += 1) {
      const client = await connectRaw(port);
      clients.push(client);
      client.write(head(`PUT ${alert} HTTP/1.1`, `Content-Length: ${maxBody}`));
      client.write(part);
    }
    const responses = await Promise.all(clients.map((client) => client.responses(1)));
    expect(new Set(responses.map(([response]) => response?.status))).toEqual(new Set([401]));
    collectGarbage();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });

  test("a client that asks before it sends its body is told to continue only if the body is wanted", async () => {
    const client = await connect();
    const expecting = [`Content-Length: ${maxBody}`, "Expect: 100-continue"];
    client.write(head(`PUT ${alert} HTTP/1.1`, ...expecting));
    const received = await client.closed;
    expect(received).toMatch(/^HTTP\/1\.1 401 /);
    expect(received.toLowerCase()).toContain("\r\nconnection: close\r\n");
  });

  test.each([2, maxBody])(
    "a connection stays open after a body of %i bytes that was not read",
    async (length) => {
      const client = await connect();
      const get = head("GET /api/v2/dashboards HTTP/1.1", `Authorization: ${bearer.authorization}`);
      client.write(`${head(`PUT ${alert} HTTP/1.1`, `Content-Length: ${length}`)}{`);
      await client.responses(1);
      client.write(`${"}".repeat(length - 1)}${get}`);
      expect((await client.responses(2)).map(({ status }) => status)).toEqual([401, 200]);
    },
  );

  test("a connection stays open after a body that was too long for the journal of a fault", async () => {
    const client = await connect();
    const fault = { type: "status", status: 503 } as const;
    platform?.faults.inject("updateAlert", fault);
    const lines = [`Authorization: ${bearer.authorization}`, "Transfer-Encoding: chunked"];
    client.write(`${head(`PUT ${alert} HTTP/1.1`, ...lines)}200000\r\n${"a".repeat(0x200000)}\r\n`);
    await client.responses(1);
    client.write(`0\r\n\r\n${head("GET /v1/nothing HTTP/1.1")}`);
    expect((await client.responses(2)).map(({ status }) => status)).toEqual([503, 404]);
  });

  test("a connection closes after a longer body that was not read, and the client gets its response", async () => {
    const client = await connect();
    client.write(head(`PUT ${alert} HTTP/1.1`, `Content-Length: ${maxBody + 1}`));
    client.write(Buffer.alloc(maxBody));
    const received = await client.closed;
    expect(received).toMatch(/^HTTP\/1\.1 401 /);
    expect(received.toLowerCase()).toContain("\r\nconnection: close\r\n");
  });

  test("a client that disconnects in the middle of its body changes nothing, and is in the journal", async () => {
    const client = await connect();
    client.write(
      head(`PUT ${alert} HTTP/1.1`, `Authorization: ${bearer.authorization}`, "Content-Length: 15"),
    );
    client.write('{"threshold"');
    // Only a request that has begun can be interrupted.
    await new Promise((resolve) => setTimeout(resolve, 20));
    client.socket.resetAndDestroy();
    await expect.poll(() => platform?.journal.entries().map(({ status }) => status)).toEqual([400]);
  });
});

test("in process, the body of a request without credentials is not read, and its stream is cancelled", async () => {
  const { fetch, baseUrl } = start();
  let pulls = 0;
  let isCancelled = false;
  const body = new ReadableStream(
    {
      pull: () => {
        pulls += 1;
      },
      cancel: () => {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "PUT", body, duplex: "half" };
  expect((await fetch(baseUrl + alert, init)).status).toBe(401);
  expect([pulls, isCancelled]).toEqual([0, true]);
});

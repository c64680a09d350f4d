/** A body is read only when it is needed: after the route, the credentials and the rate limit. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { bearer, json, start } from "../demo-platform.ts";
import { connectRaw, requestHead } from "./raw-client.ts";

const target = "/api/v2/alerts/alert-1";
const headers = { ...bearer, ...json };
const put = { method: "PUT", target, headers };
const maxBody = 1024 * 1024;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

describe("platform.handle", () => {
  /** Creates a body that records the limits with which it is read. */
  function createBody(text: string) {
    const reads: number[] = [];
    const body = async (maxLength: number) => {
      reads.push(maxLength);
      return new TextEncoder().encode(text);
    };
    return { body, reads };
  }

  test.each([
    [404, { ...put, target: "/v1/nothing" }],
    [405, { ...put, method: "QUERY" }],
    [401, { ...put, headers: {} }],
    [401, { ...put, headers: { authorization: "Bearer wrong" } }],
    [406, { ...put, headers: { ...headers, accept: "text/html" } }],
    [429, put],
    [401, { method: "POST", target: "/_platform/seed", headers }],
    [403, { method: "POST", target: "/_platform/seed", headers: { host: "example.com" } }],
  ])("responds with %i without reading the body", async (status, request) => {
    const { handle } = start({ rateLimit: { observability: { requests: 1, perMs: 60_000 } } });
    if (status === 429) await handle({ ...put, body: "{}" });
    const { body, reads } = createBody("{}");
    expect((await handle({ ...request, body })).status).toBe(status);
    expect(reads).toEqual([]);
  });

  test("reads a body once, also if a fault fires, and records it in the journal", async () => {
    const { handle, faults, journal } = start();
    faults.inject("updateAlert", { type: "drop", when: "after" });
    const { body, reads } = createBody('{"threshold":7}');
    expect(await handle({ ...put, body })).toMatchObject({ broken: "drop" });
    await handle({ method: "PUT", target, body });
    expect(reads).toEqual([maxBody]);
    expect(journal.entries()).toMatchObject([
      { tenantId: "demo-team", body: { threshold: 7 }, bodyLength: 15 },
      { tenantId: null, status: 401, body: null, bodyLength: 0 },
    ]);
  });

  test.each([
    [413, async () => undefined],
    [400, () => Promise.reject(new Error("s3cret"))],
  ])("responds with %i to a body that is too long or cannot be read", async (status, body) => {
    const response = await start().handle({ ...put, body });
    expect(response).toMatchObject({ status, body: expect.not.stringContaining("s3cret") });
  });
});

describe("on a port", () => {
  async function connect() {
    const platform = start();
    const { port } = await platform.listen({ drainMs: 0 });
    return { platform, port, client: await connectRaw(port) };
  }

  const head = (...lines: string[]) => requestHead(`PUT ${target} HTTP/1.1`, ...lines);
  const next = requestHead("GET /v1/nothing HTTP/1.1");

  test("clients without credentials that send most of 1 MiB each are rejected and cost no memory", async () => {
    const { port } = await connect();
    const part = Buffer.concat([
      Buffer.from(head(`Content-Length: ${maxBody}`)),
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

  test("the connection of a client whose body is longer closes after the 401", async () => {
    const { client } = await connect();
    client.write(head(`Content-Length: ${maxBody + 1}`));
    client.write(Buffer.alloc(maxBody));
    expect(await client.closed).toMatch(/^HTTP\/1\.1 401 .*\r\nconnection: close\r\n/is);
  });

  test.each([
    ["of 2 bytes that was not read", 401, `${head("Content-Length: 2")}{`, "}"],
    ["of 1 MiB that was not read", 401, `${head(`Content-Length: ${maxBody}`)}{`, "}".repeat(maxBody - 1)],
    [
      "that was too long for the journal of a fault",
      503,
      `${head(`Authorization: ${bearer.authorization}`, "Transfer-Encoding: chunked")}200000\r\n${"a".repeat(0x200000)}\r\n`,
      "0\r\n\r\n",
    ],
  ])("a connection stays open after a body %s", async (_, status, first, rest) => {
    const { platform, client } = await connect();
    platform.faults.inject("updateAlert", { type: "status", status: 503 });
    client.write(first);
    await client.responses(1);
    client.write(rest + next);
    expect((await client.responses(2)).map((response) => response.status)).toEqual([status, 404]);
  });

  test("a client that disconnects in the middle of its body changes nothing, and is in the journal", async () => {
    const { platform, client } = await connect();
    client.write(`${head(`Authorization: ${bearer.authorization}`, "Content-Length: 15")}{"threshold"`);
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

/** Arbitrary bytes and requests on connections to a server. */
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlatform, type Listening, type PlatformRequest } from "../../../src/platform/index.ts";
import { listen } from "../../../src/platform/transport/node-server.ts";
import { connectRaw, parseResponses, requestHead } from "../transport/raw-client.ts";
import { anyRequest } from "./arbitrary-requests.ts";
import { authorization, seed, targets } from "./fuzz-data.ts";
import { runs } from "./runs.ts";

/** Short, so that the server closes open connections within the test. */
const limits = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 500,
  checkIntervalMs: 50,
  keepAliveMs: 200,
  stallMs: 500,
  lingerMs: 200,
};

/** Much longer than all limits together. */
const timeoutMs = 10_000;

const failures: unknown[] = [];
const platform = createPlatform({ seed, onError: (error) => void failures.push(error) });
let server: Listening;
beforeAll(async () => {
  await platform.ready();
  server = await listen(platform.handle, { drainMs: 0 }, {}, limits);
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

const authorized = `Authorization: ${authorization.observability}`;
const put = (...lines: readonly string[]) =>
  requestHead(`PUT ${targets.alerts[0]} HTTP/1.1`, authorized, "Content-Type: application/json", ...lines);
const chunked = put("Transfer-Encoding: chunked");
const goodGet = requestHead(`GET ${targets.dashboards} HTTP/1.1`, authorized);
const goodPut = `${put("Content-Length: 15")}{"threshold":7}`;
const chunkedPut = `${chunked}6\r\n{"thre\r\n9\r\nshold":7}\r\n0\r\n\r\n`;
const brokenPut = `${chunked}zz\r\n{}\r\n0\r\n\r\n`;

/** Requests that are invalid, incomplete or unusual. `rejections.test.ts` has the responses to more of them. */
const unusual = [
  brokenPut,
  `${chunked}ffffffffffffffffff\r\n{}`,
  `${chunked}-1\r\n{}\r\n0\r\n\r\n`,
  `${chunked}2;${"e=v;".repeat(10_000)}\r\n{}\r\n0\r\n\r\n`,
  `${chunked}2\r\n{}\r\n0\r\nTrailer: ${"t".repeat(20_000)}\r\n\r\n`,
  `${chunked}100000\r\n${"a".repeat(1000)}`,
  `${put("Content-Length: 99999999999999999999")}{}`,
  `${put("Content-Length: 1000")}{"threshold":`,
  `${put("Content-Length: 2000000")}${"a".repeat(100_000)}`,
  put("Content-Length: 2000000", "Expect: 100-continue"),
  `${put("Content-Length: 2", "Expect: 100-continue")}{}`,
  `${put("Content-Length: 15")}{"name":"\xc3\x28\xa0\xa1"}`,
  `${put("Content-Length: 60000")}${'{"a":'.repeat(12_000)}`,
  `GET /${"a".repeat(40_000)}`,
  requestHead("GET / HTTP/1.0"),
  requestHead("GET http://[::1 HTTP/1.1"),
  requestHead("GET / HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket"),
  requestHead("OPTIONS * HTTP/1.1"),
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "\r\n\r\n\r\n",
  "\0",
];

/** Text with one character per byte. */
const fromBytes = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const good = fc.constantFrom(goodPut, chunkedPut, goodGet);

/** A valid request with something inserted or removed. */
const damaged = fc
  .tuple(
    good,
    fc.nat(),
    fc.nat(3),
    fc.constantFrom("", "\r\n", "\n", ": ", " ", "\0", "0", "Content-Length: 2"),
  )
  .map(([text, at, removed, piece]) => {
    const index = at % text.length;
    return text.slice(0, index) + piece + text.slice(index + removed);
  });
const anyText = fc.oneof(
  { weight: 3, arbitrary: good },
  { weight: 3, arbitrary: fc.constantFrom(...unusual) },
  { weight: 3, arbitrary: damaged },
  { weight: 3, arbitrary: anyRequest.map(toText) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map(fromBytes) },
  {
    weight: 1,
    arbitrary: fc.tuple(good, fc.integer({ min: 2, max: 150 })).map(([text, n]) => text.repeat(n)),
  },
);

/** Data that a client sends on one connection: a text that is cut into pieces, with a pause after each, and how it ends. */
const anyConnection = fc.record({
  text: fc.array(anyText, { minLength: 1, maxLength: 4 }).map((texts) => texts.join("")),
  cuts: fc.array(fc.nat(), { maxLength: 4 }),
  pauseMs: fc.constantFrom(0, 0, 0, 30),
  end: fc.constantFrom("wait", "wait", "end", "reset", "incomplete"),
});

/** These connections were left open once: the second request is invalid before the first has its response. */
const regressions = [[], [goodGet.length]].map((cuts) => {
  return { text: goodGet + brokenPut, cuts, pauseMs: 0, end: "wait" };
});

/** Serializes a request without escaping. */
function toText({ method, target, headers = {}, body }: PlatformRequest): string {
  const content = Buffer.from(typeof body === "function" ? "" : (body ?? ""));
  const others = Object.entries(headers).filter(([name]) => name !== "host");
  const lines = others.map(([name, value]) => `${name}: ${value}`);
  if (content.length > 0) lines.push(`Content-Length: ${content.length}`);
  const head = requestHead(`${method} ${target} HTTP/1.1`, ...lines);
  return fromBytes(Buffer.concat([Buffer.from(head), content]));
}

/** Sends a text on a new connection, and checks the responses, after the server has closed the connection in time. */
async function send({ text, cuts, pauseMs, end }: (typeof regressions)[number]): Promise<void> {
  const sent = end === "incomplete" ? text.slice(0, -1) : text;
  const indexes = cuts.map((cut) => cut % (sent.length + 1)).sort((one, other) => one - other);
  const client = await connectRaw(server.port);
  for (const [index, start] of [0, ...indexes].entries()) {
    if (client.socket.destroyed) break;
    client.write(Buffer.from(sent.slice(start, indexes[index]), "latin1"));
    if (pauseMs > 0) await sleep(pauseMs);
  }
  if (end === "end") client.socket.end();
  if (end === "reset") client.socket.resetAndDestroy();
  const received = await Promise.race([client.closed, sleep(timeoutMs, undefined, { ref: false })]);
  expect(received, "the connection was closed").toBeTypeOf("string");
  expect(failures).toEqual([]);
  for (const { status, headers, body } of parseResponses(received ?? "")) {
    if (status !== 501) expect(status, body).toBeLessThan(500);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    if (body !== "") expect(JSON.parse(body)).toBeTypeOf("object");
  }
}

test("connections with arbitrary bytes get responses or are closed in time, and the server stays available", async () => {
  const connections = fc.array(anyConnection, { minLength: 1, maxLength: 60, size: "max" });
  const property = fc.asyncProperty(connections, async (all) => {
    await Promise.all(all.map(send));
    const headers = { authorization: authorization.observability, connection: "close" };
    expect((await fetch(server.url + targets.dashboards, { headers })).status).toBe(200);
  });
  await fc.assert(property, { numRuns: runs(4), examples: regressions.map((one) => [[one]]) });
});

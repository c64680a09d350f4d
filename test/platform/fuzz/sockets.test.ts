/** Arbitrary bytes and requests on connections to a server. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createPlatform,
  type Listening,
  type PlatformRequest,
  type PlatformResponse,
} from "../../../src/platform/index.ts";
import { listen } from "../../../src/platform/transport/node-server.ts";
import { anyRequest } from "./arbitrary-requests.ts";
import { checkFuzzResponse } from "./check-response.ts";
import { authorization, createSeed, targets } from "./fuzz-data.ts";
import { runs } from "./runs.ts";
import { anySteps, brokenPut, chunkedPut, goodGet } from "./steps.ts";
import { type ConnectionResult, parseReceived, runConnection, type Step, toBytes } from "./wire.ts";

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
const platform = createPlatform({ seed: createSeed(), onError: (error) => void failures.push(error) });
let server: Listening;
beforeAll(async () => {
  await platform.ready();
  server = await listen(platform.handle, { drainMs: 0 }, {}, limits);
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

/** Checks that the connection is closed and its responses are JSON and not failures, and returns them. */
function checkResponses({ received, closed }: ConnectionResult, isComplete = true): PlatformResponse[] {
  expect(closed).toBe(true);
  expect(failures).toEqual([]);
  const responses = parseReceived(received, isComplete);
  for (const { status, headers, body } of responses) {
    if (status !== 501) expect(status, String(body)).toBeLessThan(500);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    if (body !== null) expect(JSON.parse(body)).toBeTypeOf("object");
  }
  return responses;
}

/** These connections were left open once: the second request is invalid before the first has its response. */
const regressions: readonly (readonly Step[])[] = [
  [{ type: "write", bytes: Buffer.concat([goodGet, brokenPut]) }],
  [
    { type: "write", bytes: goodGet },
    { type: "write", bytes: brokenPut },
  ],
];

test("connections with arbitrary bytes get responses or are closed in time, and the server stays available", async () => {
  const allSteps = fc.array(anySteps, { minLength: 1, maxLength: 60, size: "max" });
  const property = fc.asyncProperty(allSteps, async (connections) => {
    const results = await Promise.all(
      connections.map((steps) => runConnection(server.port, steps, timeoutMs)),
    );
    // A reset by either side discards data in flight.
    for (const result of results) checkResponses(result, false);
    const headers = { authorization: authorization.observability, connection: "close" };
    const response = await fetch(server.url + targets.dashboards, { headers });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  });
  await fc.assert(property, { numRuns: runs(4), examples: regressions.map((steps) => [[steps]]) });
});

test("pipelined requests in chunks of any size have the same responses as in process", async () => {
  const requests = fc.array(anyRequest, { minLength: 1, maxLength: 40 }).map((all) => all.filter(isPlain));
  const property = fc.asyncProperty(requests, fc.array(fc.nat()), async (requests, cuts) => {
    const bytes = Buffer.concat([...requests.map(toBytes), chunkedPut, goodGet]);
    const indexes = cuts.map((cut) => cut % bytes.length).sort((one, other) => one - other);
    const chunks = [0, ...indexes].map((start, index) => bytes.subarray(start, indexes[index]));
    const writes = chunks.map((chunk): Step => ({ type: "write", bytes: chunk }));
    const responses = checkResponses(
      await runConnection(server.port, [...writes, { type: "end" }], timeoutMs),
    );
    const expected = await Promise.all(
      requests.map(async (request) => (await platform.handle(request)).status),
    );
    expect(responses.map(({ status }) => status)).toEqual([...expected, 200, 200]);
    for (const [index, request] of requests.entries()) {
      const response = responses[index] ?? expect.unreachable();
      const {
        connection,
        date,
        "keep-alive": keepAlive,
        "content-length": length,
        ...headers
      } = response.headers;
      checkFuzzResponse(request, { ...response, headers });
    }
  });
  await fc.assert(property, { numRuns: runs(60) });
});

/** Whether a request can be sent as bytes, and does not close its connection as a body that is too long does. */
function isPlain({ method, target, headers = {}, body }: PlatformRequest): boolean {
  return (
    /^(?:GET|PUT|HEAD|OPTIONS|POST|DELETE|PATCH|TRACE|QUERY)$/.test(method) &&
    /^(?:\/|http:)[!-~]*$/.test(target) &&
    target.length <= 9000 &&
    Object.values(headers).every((value) => /^[!-~](?:[ -~]*[!-~])?$/.test(value)) &&
    !("host" in headers) &&
    (body?.length ?? 0) < 1_000_000
  );
}

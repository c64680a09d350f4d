/** Whatever is done to its connections, a server answers what it can read, closes the rest in time, and goes on serving. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createPlatform,
  type Listening,
  type Platform,
  type PlatformRequest,
} from "../../../src/platform/index.ts";
import { listen } from "../../../src/platform/transport/node-server.ts";
import { checkAnswer } from "./check-answer.ts";
import { anyRequest } from "./requests.ts";
import { runs } from "./runs.ts";
import { anyScript, brokenPut, chunkedPut, goodGet } from "./socket-scripts.ts";
import { authorization, createSeed, targets } from "./test-data.ts";
import { readResponses, type Spoken, type Step, speak, toBytes } from "./wire.ts";

/** Short, so that what is left open is closed within the test. */
const settings = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 500,
  checkIntervalMs: 50,
  keepAliveMs: 200,
  stallMs: 500,
  lingerMs: 200,
};

/** Far more than all of these together: whatever is still open then hangs. */
const longestMs = 10_000;

let platform: Platform;
let server: Listening;
const failures: unknown[] = [];
beforeAll(async () => {
  platform = createPlatform({ seed: createSeed(), onError: (error) => void failures.push(error) });
  await platform.ready();
  server = await listen(platform.handle, { drainMs: 0 }, {}, settings);
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

/** What was found to hang once. */
const known: readonly (readonly Step[])[] = [
  // The second request is known to be broken before the first one is answered.
  [{ do: "write", bytes: Buffer.concat([goodGet, brokenPut]) }],
  [
    { do: "write", bytes: goodGet },
    { do: "write", bytes: brokenPut },
  ],
];

/** Every answer of a connection is in JSON, and no failure of the server. */
function checkSpoken({ received, closed }: Spoken, whole = true): void {
  expect(closed).toBe(true);
  for (const { status, headers, body } of readResponses(received, whole)) {
    if (status !== 501) expect(status, String(body)).toBeLessThan(500);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    if (body !== null) expect(JSON.parse(body)).toBeTypeOf("object");
  }
  expect(failures).toEqual([]);
}

async function expectToServe(): Promise<void> {
  const response = await fetch(server.url + targets.dashboards, {
    headers: { authorization: authorization.observability, connection: "close" },
  });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

describe("on a port", () => {
  test("connections that do anything are answered or closed in time, and the server serves on", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyScript, { minLength: 1, maxLength: 60, size: "max" }), async (scripts) => {
        const spoken = await Promise.all(scripts.map((script) => speak(server.port, script, longestMs)));
        // What is still on its way when a connection breaks off, from whichever side, is lost.
        for (const one of spoken) checkSpoken(one, false);
        await expectToServe();
      }),
      { numRuns: runs(4), examples: known.map((script) => [[script]]) },
    );
  });

  test("requests in one stream of bytes are answered one by one, wherever it is cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRequest, { minLength: 1, maxLength: 40 }),
        fc.array(fc.nat()),
        async (all, cuts) => {
          const requests = all.filter(isPlain);
          const bytes = Buffer.concat([...requests.map((request) => toBytes(request)), chunkedPut, goodGet]);
          const places = cuts.map((cut) => cut % bytes.length).sort((one, other) => one - other);
          const pieces = [0, ...places].map((place, index) => bytes.subarray(place, places[index]));
          const steps = pieces.map((piece) => ({ do: "write", bytes: piece }) as const);
          const spoken = await speak(server.port, [...steps, { do: "end" }], longestMs);
          checkSpoken(spoken);
          const expected = await Promise.all(
            requests.map(async (request) => (await platform.handle(request)).status),
          );
          expect(readResponses(spoken.received).map(({ status }) => status)).toEqual([...expected, 200, 200]);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test("any request gets over a port the answer that it gets in process", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { minLength: 1, maxLength: 20 }), async (all) => {
        const requests = all.filter(isPlain);
        const answers = await Promise.all(
          requests.map(async (request) => {
            const spoken = await speak(
              server.port,
              [{ do: "write", bytes: toBytes(request) }, { do: "end" }],
              longestMs,
            );
            checkSpoken(spoken);
            return readResponses(spoken.received);
          }),
        );
        for (const [index, request] of requests.entries()) {
          const [response] = answers[index] ?? [];
          if (!response) throw new Error(`no answer to ${request.method} ${request.target}`);
          const {
            connection,
            date,
            "keep-alive": keepAlive,
            "content-length": length,
            ...headers
          } = response.headers;
          checkAnswer(request, { ...response, headers });
          expect(response.status).toBe((await platform.handle(request)).status);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});

/** Whether it means the same as bytes: what a request line or a header line cannot hold is left to the other tests. */
function isPlain({ method, target, headers = {}, body }: PlatformRequest): boolean {
  const values = Object.values(headers);
  return (
    /^(?:GET|PUT|HEAD|OPTIONS|POST|DELETE|PATCH|TRACE|QUERY)$/.test(method) &&
    /^(?:\/|http:)[!-~]*$/.test(target) &&
    target.length <= 9000 &&
    values.every((value) => /^[!-~](?:[ -~]*[!-~])?$/.test(value)) &&
    !("host" in headers) &&
    // A body that is too long closes the connection after its answer.
    (body?.length ?? 0) < 1_000_000
  );
}

/** Rate limits, with a clock that the test advances. */
import { afterEach, expect, test } from "vitest";
import { createPlatform, type PlatformOptions } from "../../../src/platform/index.ts";
import { createRateLimiter } from "../../../src/platform/pipeline/rate-limiter.ts";
import { createPlatformCheck } from "./invariants.ts";
import {
  getPipe,
  listDashboards,
  listServices,
  updateAlert,
  updateSettings,
  withHeaders,
  withoutHeader,
} from "./requests.ts";
import { expectError, jsonOf, pipeOf } from "./responses.ts";
import { inProcess, type Subject, type TestRequest } from "./subject.ts";
import { createTestData } from "./test-data.ts";

const { own, stranger, seed } = createTestData();
const check = createPlatformCheck();

let time = Date.parse("2026-11-21T12:00:00.000Z");
let subject: Subject;
afterEach(() => subject.close());

function start(rateLimit: PlatformOptions["rateLimit"]) {
  const platform = createPlatform({ seed, rateLimit, now: () => time, checkResponses: true });
  subject = inProcess(platform);
  return platform;
}

async function send(request: TestRequest) {
  const response = await subject.send(request);
  check(request, response);
  return response;
}

/** Expects that a number of requests have a status. */
async function expectStatus(status: number, request: TestRequest, times = 1): Promise<void> {
  for (let index = 0; index < times; index++) expect((await send(request)).status).toBe(status);
}

test("the Management API allows 10 requests per 10 s and key, then responds with 429 and Retry-After", async () => {
  start(true);
  await expectStatus(200, getPipe(own), 10);
  time += 3500;
  const rejected = await send(getPipe(own));
  expectError(rejected, 429, "7 s");
  const expected = { "retry-after": "7", "x-ratelimit-reset": "6.5", "x-ratelimit-remaining": "0" };
  expect(rejected.headers).toMatchObject(expected);
  expect(jsonOf(rejected).error).toMatch(/^TOO_MANY_REQUESTS: /);
  time += 6499;
  expectError(await send(getPipe(own)), 429, "1 s");
  time += 1;
  await expectStatus(200, getPipe(own), 10);
  await expectStatus(429, getPipe(own));
});

test("the Observability API allows 100 requests per minute and token, until a reset", async () => {
  const platform = start(true);
  await expectStatus(200, listDashboards(own), 100);
  expectError(await send(listDashboards(own)), 429, "60 s");
  await platform.reset();
  await expectStatus(200, listDashboards(own), 100);
  await expectStatus(429, listDashboards(own));
  time += 60_000;
  await expectStatus(200, listDashboards(own));
});

test("all operations of an API share the limit of a credential", async () => {
  start({ management: { requests: 2, perMs: 1000 }, observability: { requests: 1, perMs: 1000 } });
  expect((await send(getPipe(own))).headers["x-ratelimit-remaining"]).toBe("1");
  expect((await send(listServices(own))).headers["x-ratelimit-remaining"]).toBe("0");
  await expectStatus(429, updateSettings(own, { engine_max_threads: 1 }));
  await expectStatus(200, getPipe(stranger));
  await expectStatus(200, updateAlert(own, {}));
  await expectStatus(429, listDashboards(own));
  await expectStatus(200, listDashboards(stranger));
  time += 1000;
  // The rejected update has changed nothing.
  expect(pipeOf(await send(getPipe(own))).settings?.engine_max_threads).toBe(8);
});

test("requests without valid credentials are not counted, and do not reveal whether the limit is reached", async () => {
  start({ management: { requests: 1, perMs: 1000 } });
  const wrong = getPipe({ ...own, keySecret: "wrong" });
  for (const request of [withoutHeader(getPipe(own), "authorization"), wrong]) {
    await expectStatus(401, request, 3);
  }
  await expectStatus(200, getPipe(own));
  await expectStatus(401, wrong);
});

test("every other request is counted, and its response has the remaining count", async () => {
  start({ management: { requests: 5, perMs: 1000 } });
  const rows = [
    [406, withHeaders(getPipe(own), { accept: "text/html" })],
    [400, updateSettings(own, { nope: 1 })],
    [404, getPipe({ ...own, pipeId: crypto.randomUUID() })],
    [200, { ...getPipe(own), method: "HEAD" }],
    [304, withHeaders(getPipe(own), { "if-none-match": "*" })],
  ] as const;
  for (const [index, [expected, request]] of rows.entries()) {
    const { status, headers } = await send(request);
    expect([status, headers["x-ratelimit-remaining"]]).toEqual([expected, String(4 - index)]);
  }
  await expectStatus(429, getPipe(own));
});

test("a limiter starts a new window if the clock was set back, and keeps the newest 100,000 windows", () => {
  let clock = 1_000_000;
  const limiter = createRateLimiter({ requests: 1, perMs: 10_000 }, () => clock);
  limiter.take("a");
  clock -= 3_600_000;
  const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "10" };
  expect(limiter.take("a")).toEqual({ retryAfter: undefined, headers });
  clock += 8999.5;
  // Rounded up, so that a client does not come too early.
  expect(limiter.take("a")).toMatchObject({ retryAfter: 2, headers: { "x-ratelimit-reset": "1.001" } });
  clock += 10_000;
  for (let key = 0; key <= 100_000; key += 1) limiter.take(String(key));
  expect(["1", "100000", "0"].map((key) => limiter.take(key).retryAfter)).toEqual([10, 10, undefined]);
});

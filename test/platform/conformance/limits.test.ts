/** Rate limits, with a clock that the test advances. */
import { afterEach, expect, test } from "vitest";
import { createPlatform, type PlatformOptions } from "../../../src/platform/index.ts";
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

function start(rateLimit?: PlatformOptions["rateLimit"]): void {
  subject = inProcess(createPlatform({ seed, rateLimit, now: () => time, checkResponses: true }));
}

async function send(request: TestRequest) {
  const response = await subject.send(request);
  check(request, response);
  return response;
}

async function statuses(request: TestRequest, times: number): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < times; index++) all.push((await send(request)).status);
  return all;
}

const ok = (times: number) => Array.from({ length: times }, () => 200);

test("the Management API allows 10 requests per 10 s and key, then responds with 429 and Retry-After", async () => {
  start(true);
  expect(await statuses(getPipe(own), 10)).toEqual(ok(10));
  time += 3500;
  const rejected = await send(getPipe(own));
  expectError(rejected, 429, "7 s");
  const expected = { "retry-after": "7", "x-ratelimit-reset": "6.5", "x-ratelimit-remaining": "0" };
  expect(rejected.headers).toMatchObject(expected);
  expect(jsonOf(rejected).error).toMatch(/^TOO_MANY_REQUESTS: /);
  time += 6499;
  expectError(await send(getPipe(own)), 429, "1 s");
  time += 1;
  expect(await statuses(getPipe(own), 10)).toEqual(ok(10));
  expectError(await send(getPipe(own)), 429);
});

test("the Observability API allows 100 requests per minute and token", async () => {
  start(true);
  expect(await statuses(listDashboards(own), 100)).toEqual(ok(100));
  expectError(await send(listDashboards(own)), 429, "60 s");
  time += 60_000;
  expect((await send(listDashboards(own))).status).toBe(200);
});

test("all operations of an API share the limit of a credential", async () => {
  start({ management: { requests: 2, perMs: 1000 }, observability: { requests: 1, perMs: 1000 } });
  expect((await send(getPipe(own))).headers["x-ratelimit-remaining"]).toBe("1");
  expect((await send(listServices(own))).headers["x-ratelimit-remaining"]).toBe("0");
  expectError(await send(getPipe(own)), 429);
  expect((await send(getPipe(stranger))).status).toBe(200);
  expect((await send(updateAlert(own, {}))).status).toBe(200);
  expectError(await send(listDashboards(own)), 429);
  expect((await send(listDashboards(stranger))).status).toBe(200);
});

test("a rejected update changes nothing", async () => {
  start({ management: { requests: 1, perMs: 1000 } });
  await send(getPipe(own));
  expectError(await send(updateSettings(own, { engine_max_threads: 1 })), 429);
  time += 1000;
  expect(pipeOf(await send(getPipe(own))).settings?.engine_max_threads).toBe(8);
});

test("requests without valid credentials are not counted, and do not reveal whether the limit is reached", async () => {
  start({ management: { requests: 1, perMs: 1000 } });
  const wrong = getPipe({ ...own, keySecret: "wrong" });
  for (const request of [withoutHeader(getPipe(own), "authorization"), wrong]) {
    expect(await statuses(request, 3)).toEqual([401, 401, 401]);
  }
  expect((await send(getPipe(own))).status).toBe(200);
  expect((await send(wrong)).status).toBe(401);
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
  expectError(await send(getPipe(own)), 429);
});

test("there is no limit by default", async () => {
  start();
  expect(await statuses(getPipe(own), 150)).toEqual(ok(150));
  expect((await send(getPipe(own))).headers).not.toHaveProperty("x-ratelimit-remaining");
});

/** Rate limits, on a clock that only the test moves. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import type { PlatformOptions } from "../../../src/platform/options.ts";
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
import { bodyOf, expectError, pipeOf } from "./responses.ts";
import type { Subject, TestRequest } from "./subject.ts";
import { inProcess } from "./subjects/in-process.ts";
import { onAPort } from "./subjects/on-a-port.ts";
import { createTestData } from "./test-data.ts";

const { own, stranger, seed } = createTestData();

let time = Date.parse("2026-11-21T12:00:00.000Z");
let subject: Subject | undefined;

async function start(
  rateLimit: PlatformOptions["rateLimit"],
  over: "port" | "fetch" = "fetch",
): Promise<void> {
  const platform = createPlatform({ seed, rateLimit, now: () => time, checkResponses: true });
  subject = over === "port" ? await onAPort(platform) : inProcess(platform);
}

let check = createPlatformCheck();
beforeEach(() => {
  check = createPlatformCheck();
});
afterEach(async () => {
  await subject?.close();
  subject = undefined;
});

async function send(request: TestRequest) {
  if (!subject) throw new Error("Nothing was started.");
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

describe("a rate limit", () => {
  test.each(["fetch", "port"] as const)(
    "of the Management API allows 10 requests per 10 s and key, then answers 429 with Retry-After (%s)",
    async (over) => {
      await start(true, over);
      expect(await statuses(getPipe(own), 10)).toEqual(ok(10));
      time += 3500;
      const refused = await send(getPipe(own));
      expectError(refused, 429, "7 s");
      expect(refused.headers).toMatchObject({
        "retry-after": "7",
        "x-ratelimit-reset": "6.5",
        "x-ratelimit-remaining": "0",
      });
      expect(bodyOf(refused).error).toMatch(/^TOO_MANY_REQUESTS: /);
      time += 6499;
      expectError(await send(getPipe(own)), 429, "1 s");
      time += 1;
      expect(await statuses(getPipe(own), 10)).toEqual(ok(10));
      expectError(await send(getPipe(own)), 429);
    },
  );

  test("of the Observability API allows 100 requests per minute and token", async () => {
    await start(true);
    expect(await statuses(listDashboards(own), 100)).toEqual(ok(100));
    const refused = await send(listDashboards(own));
    expectError(refused, 429, "60 s");
    expect(bodyOf(refused)).toEqual({ message: expect.any(String) });
    time += 60_000;
    expect((await send(listDashboards(own))).status).toBe(200);
  });

  test("counts all operations of an API together, per credential", async () => {
    await start({ management: { requests: 2, perMs: 1000 }, observability: { requests: 1, perMs: 1000 } });
    expect((await send(getPipe(own))).headers["x-ratelimit-remaining"]).toBe("1");
    expect((await send(listServices(own))).headers["x-ratelimit-remaining"]).toBe("0");
    expectError(await send(getPipe(own)), 429);
    expect((await send(getPipe(stranger))).status).toBe(200);
    expect((await send(updateAlert(own, {}))).status).toBe(200);
    expectError(await send(listDashboards(own)), 429);
    expect((await send(listDashboards(stranger))).status).toBe(200);
  });

  test("rejects a request before it changes anything", async () => {
    await start({ management: { requests: 2, perMs: 1000 } });
    await statuses(getPipe(own), 2);
    expectError(await send(updateSettings(own, { engine_max_threads: 1 })), 429);
    time += 1000;
    expect(pipeOf(await send(getPipe(own))).settings?.engine_max_threads).toBe(8);
  });

  test("does not count requests without valid credentials", async () => {
    await start({ management: { requests: 1, perMs: 1000 } });
    for (const request of [
      withoutHeader(getPipe(own), "authorization"),
      getPipe({ ...own, keySecret: "wrong" }),
    ]) {
      expect(await statuses(request, 3)).toEqual([401, 401, 401]);
    }
    expect((await send(getPipe(own))).status).toBe(200);
    // Somebody without the secret cannot find out either whether the limit is reached.
    expect((await send(getPipe({ ...own, keySecret: "wrong" }))).status).toBe(401);
  });

  test("counts rejected requests and HEAD, and sends the remaining count with every response", async () => {
    await start({ management: { requests: 5, perMs: 1000 } });
    const requests = [
      withHeaders(getPipe(own), { accept: "text/html" }),
      updateSettings(own, { nope: 1 }),
      getPipe({ ...own, pipeId: crypto.randomUUID() }),
      { ...getPipe(own), method: "HEAD" },
      withHeaders(getPipe(own), { "if-none-match": "*" }),
    ];
    const responses = [];
    for (const request of requests) responses.push(await send(request));
    expect(responses.map(({ status }) => status)).toEqual([406, 400, 404, 200, 304]);
    expect(responses.map(({ headers }) => headers["x-ratelimit-remaining"])).toEqual([
      "4",
      "3",
      "2",
      "1",
      "0",
    ]);
    expectError(await send(getPipe(own)), 429);
  });

  test("is off by default", async () => {
    await start(undefined);
    expect(await statuses(getPipe(own), 150)).toEqual(ok(150));
    expect((await send(getPipe(own))).headers).not.toHaveProperty("x-ratelimit-remaining");
  });
});

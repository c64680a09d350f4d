/** Windows of the rate limiter. The conformance suite has the responses. */
import { expect, onTestFinished, test } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { createRateLimiter } from "../../../src/platform/pipeline/rate-limiter.ts";
import { demo } from "../../../src/testing.ts";

function setUp() {
  const clock = { time: 1_000_000 };
  return { clock, limiter: createRateLimiter({ requests: 1, perMs: 10_000 }, () => clock.time) };
}

test("starts a new window if the clock was set back", () => {
  const { limiter, clock } = setUp();
  limiter.take("a");
  clock.time -= 3_600_000;
  const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "10" };
  expect(limiter.take("a")).toEqual({ retryAfter: undefined, headers });
  clock.time += 8999.5;
  // Rounded up, so that a client does not come too early.
  expect(limiter.take("a")).toEqual({
    retryAfter: 2,
    headers: { ...headers, "retry-after": "2", "x-ratelimit-reset": "1.001" },
  });
});

test("keeps the newest 100,000 windows", () => {
  const { limiter } = setUp();
  for (let key = 0; key <= 100_000; key += 1) limiter.take(String(key));
  expect(["1", "100000", "0"].map((key) => limiter.take(key).retryAfter)).toEqual([10, 10, undefined]);
});

test("has no windows after a reset of the platform", async () => {
  const rateLimit = { observability: { requests: 1, perMs: 60_000 } };
  const { handle, reset, close } = createPlatform({ demo: true, rateLimit });
  onTestFinished(close);
  const headers = { authorization: `Bearer ${demo.accessToken}` };
  const send = async () => (await handle({ method: "GET", target: "/api/v2/dashboards", headers })).status;
  expect([await send(), await send()]).toEqual([200, 429]);
  await reset();
  expect(await send()).toBe(200);
});

/** Rate limiter, with the clock of the test. */
import { expect, test } from "vitest";
import { createRateLimiter } from "../../src/platform/rate-limiter.ts";

function newLimiter(requests = 2, perMs = 10_000) {
  const clock = { time: 1_000_000 };
  return { clock, limiter: createRateLimiter({ requests, perMs }, () => clock.time) };
}

test("allows the limit of requests, and returns the rest and the end of the window", () => {
  const { limiter } = newLimiter();
  expect(limiter.take("a")).toEqual({ allowed: true, remaining: 1, resetSeconds: 10 });
  expect(limiter.take("a")).toEqual({ allowed: true, remaining: 0, resetSeconds: 10 });
});

test("rejects further requests until the window ends, with a delay in whole seconds", () => {
  const { limiter, clock } = newLimiter(1);
  limiter.take("a");
  clock.time += 2500;
  expect(limiter.take("a")).toEqual({ allowed: false, retryAfterSeconds: 8, resetSeconds: 7.5 });
  clock.time += 7499;
  expect(limiter.take("a")).toEqual({ allowed: false, retryAfterSeconds: 1, resetSeconds: 0.001 });
  clock.time += 1;
  expect(limiter.take("a")).toEqual({ allowed: true, remaining: 0, resetSeconds: 10 });
});

test("does not count rejected requests", () => {
  const { limiter, clock } = newLimiter(1, 1000);
  for (let count = 0; count < 5; count += 1) limiter.take("a");
  clock.time += 1000;
  expect(limiter.take("a").allowed).toBe(true);
});

test("counts each key separately", () => {
  const { limiter } = newLimiter(1);
  expect(limiter.take("a").allowed).toBe(true);
  expect(limiter.take("b").allowed).toBe(true);
  expect(limiter.take("a").allowed).toBe(false);
});

test("starts the window of a key with its first request", () => {
  const { limiter, clock } = newLimiter(1, 1000);
  limiter.take("a");
  clock.time += 600;
  limiter.take("b");
  clock.time += 600;
  expect(limiter.take("a").allowed).toBe(true);
  expect(limiter.take("b").allowed).toBe(false);
});

test("has no windows after `clear`", () => {
  const { limiter } = newLimiter(1);
  limiter.take("a");
  limiter.clear();
  expect(limiter.take("a").allowed).toBe(true);
});

test("starts a new window if the clock was set back", () => {
  const { limiter, clock } = newLimiter(1);
  limiter.take("a");
  clock.time -= 3_600_000;
  expect(limiter.take("a")).toEqual({ allowed: true, remaining: 0, resetSeconds: 10 });
  expect(limiter.take("a").allowed).toBe(false);
});

test("keeps a bounded number of windows, the newest", () => {
  const { limiter } = newLimiter(1);
  for (let key = 0; key <= 100_000; key += 1) limiter.take(String(key));
  expect(limiter.take("1").allowed).toBe(false);
  expect(limiter.take("100000").allowed).toBe(false);
  expect(limiter.take("0").allowed).toBe(true);
});

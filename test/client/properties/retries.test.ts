/** Property tests: retry delays stay within their bounds and are never shorter than the retry-after delay. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { backoff, decideRetry } from "../../../src/client/retry.ts";
import { createThrottle, type Slot } from "../../../src/client/throttle.ts";
import { operations } from "../../../src/observability.ts";
import { getError, observabilityClient } from "../calls.ts";

const policies = fc.record({
  attempts: fc.integer({ min: 1, max: 100 }),
  baseDelayMs: fc.double({ min: 0, max: 2_147_483_647, noNaN: true }),
  maxDelayMs: fc.double({ min: 0, max: 2_147_483_647, noNaN: true }),
  idempotentWrites: fc.boolean(),
});
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 10_000 }));
const table = fc.constantFrom(operations.listDashboards, operations.updateAlert);

/** Base delay, doubled for each attempt. Zero is handled separately, because 0 * Infinity is NaN. */
const doubled = (baseDelayMs: number, sent: number) =>
  baseDelayMs === 0 ? 0 : baseDelayMs * 2 ** (sent - 1);

test("a delay has its whole range, up to its maximum or its exponential bound", () => {
  fc.assert(
    fc.property(policies, attempts, randoms, (policy, sent, random) => {
      const most = backoff(sent, policy, 1);
      expect(most).toBe(Math.min(policy.maxDelayMs, doubled(policy.baseDelayMs, sent)));
      expect(backoff(sent, policy, random)).toBeCloseTo(most * random, 3);
    }),
  );
});

/** Resolves to the error of a call that receives the status and headers. */
async function errorOf(operationId: string, status: number, headers: Readonly<Record<string, string>>) {
  const fetch = async () => new Response(undefined, { status, headers });
  const client = observabilityClient("https://api.example.com", { fetch, retry: false });
  const call = operationId === "updateAlert" ? client.updateAlert({ id: "a" }, {}) : client.listDashboards();
  const error = await getError(call);
  if (error.kind !== "api") throw error;
  return error;
}

test("no delay is shorter than the retry-after delay, and the last attempt is not retried", async () => {
  const status = fc.oneof(fc.constantFrom(429, 500, 503), fc.integer({ min: 400, max: 599 }));
  const stated = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
  await fc.assert(
    fc.asyncProperty(
      fc.record({ operation: table, policy: policies, random: randoms, sent: attempts, status, stated }),
      async ({ operation, policy, random, sent, status, stated }) => {
        const seconds = stated?.toFixed(3);
        const headers = seconds === undefined ? {} : { "retry-after": seconds };
        const error = await errorOf(operation.operationId, status, headers);
        const delayMs = decideRetry(error, operation, policy, sent, random);
        if (sent >= policy.attempts) expect(delayMs).toBeUndefined();
        if (delayMs === undefined) return;
        expect([408, 425, 429, 500, 502, 503, 504]).toContain(status);
        expect(delayMs).toBeGreaterThanOrEqual(Number(seconds ?? 0) * 1000 - 1e-6);
        expect(delayMs).toBeGreaterThanOrEqual(error.retryAfterMs ?? 0);
        if (operation.safe || policy.idempotentWrites) return;
        expect([429, 503]).toContain(status);
        expect(seconds).toBeDefined();
      },
    ),
    { numRuns: 500 },
  );
});

test("no window exceeds the rate limit, whenever requests enter, leave or are late", () => {
  const request = fc.record({ after: fc.nat(150), leaves: fc.boolean(), late: fc.nat(50) });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 100 }),
      fc.array(request, { maxLength: 60 }),
      (requests, perMs, asked) => {
        const throttle = createThrottle({ requests, perMs });
        const sent: number[] = [];
        const waiting: Slot[] = [];
        let now = 0;
        const sendAll = () => {
          for (const slot of [...waiting]) {
            const delayMs = throttle.take(slot, now);
            expect(delayMs).toBeGreaterThanOrEqual(0);
            if (delayMs > 0) continue;
            waiting.splice(waiting.indexOf(slot), 1);
            sent.push(now);
          }
        };
        for (const { after, leaves, late } of asked) {
          now += after;
          waiting.push(throttle.enter());
          sendAll();
          const last = waiting.at(-1);
          if (leaves && last) throttle.leave(waiting.splice(-1)[0] ?? last);
          now += late;
        }
        // What is left is sent when it was promised.
        while (waiting[0]) {
          const delayMs = throttle.take(waiting[0], now);
          if (delayMs > 0) now += delayMs;
          else {
            waiting.shift();
            sent.push(now);
          }
        }
        for (const start of sent) {
          expect(sent.filter((time) => time >= start && time < start + perMs).length).toBeLessThanOrEqual(
            requests,
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

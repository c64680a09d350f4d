/** Property tests: retry delays stay within their bounds, and no window exceeds the rate limit. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { backoff } from "../../../src/client/retry.ts";
import { createThrottle, type Slot } from "../../../src/client/throttle.ts";

const policies = fc.record({
  baseDelayMs: fc.double({ min: 0, max: 2_147_483_647, noNaN: true }),
  maxDelayMs: fc.double({ min: 0, max: 2_147_483_647, noNaN: true }),
});
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 10_000 }));

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
        // The rest is sent at its time.
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

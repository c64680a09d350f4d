/** Property tests: retry delays stay within their bounds, and requests are sent as soon as the rate limit allows. */
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { backoff } from "../../../src/client/retry.ts";
import { createThrottle } from "../../../src/client/throttle.ts";

afterEach(() => vi.useRealTimers());

const policies = fc.record({
  baseDelayMs: fc.double({ min: 0, max: 2_147_483_647, noNaN: true }),
  maxDelayMs: fc.double({ min: 0, max: 2_147_483_647, noNaN: true }),
});
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.integer({ min: 1, max: 100 });

test("a delay has its whole range, up to its maximum or its exponential bound", () => {
  fc.assert(
    fc.property(policies, attempts, randoms, (policy, sent, random) => {
      const most = backoff(sent, policy, 1);
      expect(most).toBe(Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (sent - 1)));
      expect(backoff(sent, policy, random)).toBeCloseTo(most * random, 3);
    }),
  );
});

test("each request is sent as soon as the rate limit allows, whenever others come, leave or end unsent", async () => {
  vi.useFakeTimers();
  const request = fc.record({
    after: fc.nat(150),
    delayMs: fc.nat(300),
    leavesAfter: fc.option(fc.nat(150)),
    isSent: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 100 }),
      fc.array(request, { maxLength: 60 }),
      fc.boolean(),
      async (requests, perMs, asked, hasDelays) => {
        const throttle = createThrottle({ requests, perMs });
        const sent: { enteredAt: number; plannedAt: number; sentAt: number }[] = [];
        for (const { after, delayMs, leavesAfter, isSent } of asked) {
          await vi.advanceTimersByTimeAsync(after);
          const enteredAt = performance.now();
          const controller = new AbortController();
          if (leavesAfter !== null) setTimeout(() => controller.abort(), leavesAfter);
          const slot = throttle.take(hasDelays ? delayMs : 0, performance.now());
          const plannedAt = slot.at;
          void Promise.resolve(throttle.wait(slot, controller.signal)).then(() => {
            if (!isSent || controller.signal.aborted) return throttle.leave(slot);
            const sentAt = performance.now();
            throttle.use(slot, sentAt);
            sent.push({ enteredAt, plannedAt, sentAt });
          });
        }
        await vi.advanceTimersByTimeAsync(asked.length * perMs + 300);
        for (const [index, { enteredAt, plannedAt, sentAt }] of sent.entries()) {
          const before = sent[index - requests]?.sentAt ?? -Infinity;
          const previous = sent[index - 1]?.sentAt ?? -Infinity;
          expect(sentAt).toBeGreaterThanOrEqual(before + perMs);
          // A timer rounds up.
          expect(sentAt).toBeLessThanOrEqual(plannedAt + 1);
          if (!hasDelays) expect(sentAt).toBeCloseTo(Math.max(enteredAt, before + perMs, previous), 3);
        }
        const staying = asked.filter(({ leavesAfter, isSent }) => isSent && leavesAfter === null);
        expect(sent.length).toBeGreaterThanOrEqual(staying.length);
      },
    ),
    { numRuns: 300 },
  );
});

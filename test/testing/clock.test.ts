/** The clock of a test platform. */
import { describe, expect, test } from "vitest";
import { PlatformConfigError } from "../../src/platform/index.ts";
import { createTestClock } from "../../src/testing.ts";

describe("a test clock", () => {
  test("is frozen until the test advances it", () => {
    const clock = createTestClock("2026-01-01T00:00:00.000Z");
    expect([clock.now(), clock.now()]).toEqual([1_767_225_600_000, 1_767_225_600_000]);
    clock.advance(1500);
    expect(new Date(clock.now()).toISOString()).toBe("2026-01-01T00:00:01.500Z");
  });

  test("starts at the present by default", () => {
    const before = Date.now();
    const time = createTestClock().now();
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  test("can be set to a later or earlier time", () => {
    const clock = createTestClock(5000);
    clock.set(new Date(1000));
    expect(clock.now()).toBe(1000);
    clock.set("1970-01-01T00:00:02Z");
    expect(clock.now()).toBe(2000);
    clock.set("9999-12-31T23:59:59.999Z");
    expect(new Date(clock.now()).toJSON()).toBe("9999-12-31T23:59:59.999Z");
    clock.set("2028-02-29");
    expect(new Date(clock.now()).toJSON()).toBe("2028-02-29T00:00:00.000Z");
  });

  test("rejects an invalid time, and does not change", () => {
    const clock = createTestClock(5000);
    // Tests without types can pass anything.
    const text = "60000" as unknown as number;
    const missing = null as unknown as number;
    expect(() => clock.advance(text)).toThrow('Cannot advance the clock by "60000": expected 0 ms or more.');
    expect(() => clock.advance(-1)).toThrow("Cannot advance the clock by -1: expected 0 ms or more.");
    expect(() => clock.advance(Number.NaN)).toThrow("expected 0 ms or more");
    expect(() => clock.advance(Number.POSITIVE_INFINITY)).toThrow("by Infinity: expected 0 ms or more");
    expect(() => clock.advance(10n as unknown as number)).toThrow("by 10: expected 0 ms or more");
    expect(() => clock.advance(Number.MAX_VALUE)).toThrow("Invalid time");
    expect(() => clock.set("yesterday")).toThrow('Invalid time "yesterday".');
    expect(() => clock.set("2026-02-29")).toThrow('Invalid time "2026-02-29".');
    expect(() => clock.set(missing)).toThrow("Invalid time null.");
    for (const year of ["+010000-01-01", "-000001-12-31"]) {
      expect(() => clock.set(`${year}T00:00:00Z`)).toThrow("its year does not have four digits");
    }
    expect(() => createTestClock(Number.NaN)).toThrow(PlatformConfigError);
    expect(clock.now()).toBe(5000);
  });
});

/** The clock on its own. */
import { describe, expect, test } from "vitest";
import { createTestClock } from "../../src/testing.ts";

describe("a clock", () => {
  test("stands still until it is moved", () => {
    const clock = createTestClock("2026-01-01T00:00:00.000Z");
    expect([clock.now(), clock.now()]).toEqual([1_767_225_600_000, 1_767_225_600_000]);
    clock.advance(1500);
    expect(new Date(clock.now()).toISOString()).toBe("2026-01-01T00:00:01.500Z");
    clock.advance(0);
    expect(clock.now()).toBe(1_767_225_601_500);
  });

  test("stands at the present by default", () => {
    const before = Date.now();
    const time = createTestClock().now();
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  test("is put anywhere, backwards as well", () => {
    const clock = createTestClock(5000);
    clock.set(new Date(1000));
    expect(clock.now()).toBe(1000);
    clock.set("1970-01-01T00:00:02Z");
    expect(clock.now()).toBe(2000);
  });

  test("does not go backwards by mistake, and is at no time that there is not", () => {
    const clock = createTestClock(5000);
    expect(() => clock.advance(-1)).toThrow("A clock advances by 0 ms or more; set() puts it back.");
    expect(() => clock.advance(Number.NaN)).toThrow(RangeError);
    expect(() => clock.advance(Number.POSITIVE_INFINITY)).toThrow("is not a time");
    expect(() => clock.set("yesterday")).toThrow('"yesterday" is not a time.');
    expect(() => createTestClock(Number.NaN)).toThrow(RangeError);
    expect(clock.now()).toBe(5000);
  });
});

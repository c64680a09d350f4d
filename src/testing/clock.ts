import { PlatformConfigError } from "../platform/lib/config-error.ts";
import { readTimestamp } from "../platform/seed/timestamp.ts";

/** The clock of a test platform: it is frozen, and the test advances it. */
export interface TestClock {
  /** The time in milliseconds since 1970. */
  now(): number;
  /**
   * Moves the clock forward.
   *
   * @param ms milliseconds, 0 or more
   * @throws PlatformConfigError otherwise; `set` also moves the clock back
   */
  advance(ms: number): void;
  /**
   * Sets the clock.
   *
   * @param time a date, a string that `Date` parses, or milliseconds since 1970
   * @throws PlatformConfigError if the time is invalid
   */
  set(time: Date | string | number): void;
}

/**
 * Creates a clock.
 *
 * @param start a date, a string that `Date` parses, or milliseconds since 1970; the present by default
 * @throws PlatformConfigError if the time is invalid
 *
 * @example
 * ```ts
 * const clock = createTestClock("2026-01-01");
 * await using platform = await startTestPlatform({ clock });
 * clock.advance(60_000);
 * ```
 */
export function createTestClock(start: Date | string | number = Date.now()): TestClock {
  let now = toMilliseconds(start);
  return {
    now: () => now,
    advance: (ms) => {
      if (!Number.isFinite(ms) || ms < 0) {
        throw new PlatformConfigError(`Cannot advance the clock by ${format(ms)}: expected 0 ms or more.`);
      }
      now = toMilliseconds(now + ms);
    },
    set: (time) => {
      now = toMilliseconds(time);
    },
  };
}

function toMilliseconds(time: Date | string | number): number {
  // `Date` takes 30 February for a day in March.
  const isIsoDate = typeof time === "string" && /^\d{4}-\d\d-\d\d/.test(time);
  const ms = isIsoDate ? readTimestamp(time) : new Date(time ?? Number.NaN).getTime();
  if (ms === undefined || Number.isNaN(ms)) throw new PlatformConfigError(`Invalid time ${format(time)}.`);
  const year = new Date(ms).getUTCFullYear();
  if (year < 0 || year > 9999) {
    throw new PlatformConfigError(`Invalid time ${format(time)}: its year does not have four digits.`);
  }
  return ms;
}

/** Callers may pass anything, also what JSON cannot represent. */
function format(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

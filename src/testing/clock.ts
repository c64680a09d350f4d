/** A clock that stands still until a test moves it. */

/** The time of a test platform. */
export interface TestClock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Lets time pass.
   *
   * @param ms milliseconds, 0 or more
   * @throws RangeError for less: time does not run backwards by mistake; `set` says that it should
   */
  advance(ms: number): void;
  /**
   * Puts the clock to a time, earlier or later.
   *
   * @param time a date, a text that `Date` reads, or milliseconds since 1970
   * @throws RangeError when it is no time
   */
  set(time: Date | string | number): void;
}

/**
 * Makes a clock.
 *
 * @param start where it stands: a date, a text that `Date` reads, or milliseconds since 1970; the present by default
 * @throws RangeError when that is no time
 */
export function createTestClock(start: Date | string | number = Date.now()): TestClock {
  let time = readTime(start);
  return {
    now: () => time,
    advance: (ms) => {
      if (!(ms >= 0)) throw new RangeError("A clock advances by 0 ms or more; set() puts it back.");
      time = readTime(time + ms);
    },
    set: (given) => {
      time = readTime(given);
    },
  };
}

function readTime(given: Date | string | number): number {
  const time = new Date(given).getTime();
  if (Number.isNaN(time)) throw new RangeError(`${JSON.stringify(given)} is not a time.`);
  return time;
}

/** Wording of ages of times for people. */

/** RFC 3339, with an offset: a time without one is not a moment. */
const dateTime = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)$/;

/** Seconds of each unit of an age, and from how many seconds on it is used. */
const ages = [
  ["year", 31_557_600, 2 * 31_557_600],
  ["month", 2_629_800, 2 * 2_629_800],
  ["day", 86_400, 2 * 86_400],
  ["hour", 3600, 3600],
  ["minute", 60, 60],
  ["second", 1, 0],
] as const;

/**
 * Words the age of a time.
 *
 * @param text any text
 * @param now milliseconds since 1970
 * @returns such as `3 days ago` or `in 2 hours`; undefined if the text is not a date with a time and an offset
 */
export function formatAge(text: string, now: number): string | undefined {
  if (!dateTime.test(text)) return undefined;
  const seconds = Math.trunc((Date.parse(text) - now) / 1000);
  const age = ages.find(([, , from]) => Math.abs(seconds) >= from);
  if (!age) return undefined;
  const [unit, size] = age;
  // An age of no seconds is in the past.
  // Created here, since it takes some milliseconds.
  return new Intl.RelativeTimeFormat("en").format(Math.trunc(seconds / size) || -0, unit);
}

/** Wording of durations, sizes and times for people. */

const durations = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
  ["ms", 1],
] as const;

const sizes = [
  ["TiB", 2 ** 40],
  ["GiB", 2 ** 30],
  ["MiB", 2 ** 20],
  ["KiB", 2 ** 10],
  ["B", 1],
] as const;

/**
 * Words a number whose unit is in the name of its member: `streaming_max_insert_wait_ms`, `maxBytes`.
 *
 * @returns the number in a unit of a fitting size, such as `5 s`; undefined if the name has no unit
 */
export function formatQuantity(name: string, value: number): string | undefined {
  if (/(?:_ms|[a-z\d]Ms)$/.test(name)) return formatDuration(value);
  if (/(?:_bytes|[a-z\d]Bytes)$|^bytes$/.test(name)) return formatSize(value);
  return undefined;
}

function formatDuration(value: number): string {
  const ms = Math.abs(value);
  const sign = value < 0 ? "-" : "";
  const index = durations.findIndex(([, size]) => ms >= size);
  const [unit, size] = durations[index] ?? ["ms", 1];
  const [smallerUnit, smallerSize] = durations[index + 1] ?? ["ms", 1];
  if (size <= 1000) return `${sign}${round(ms / size)} ${unit}`;
  const rest = Math.trunc((ms % size) / smallerSize);
  return `${sign}${Math.trunc(ms / size)} ${unit}${rest ? ` ${rest} ${smallerUnit}` : ""}`;
}

function formatSize(value: number): string {
  const [unit, size] = sizes.find(([, bytes]) => Math.abs(value) >= bytes) ?? ["B", 1];
  return `${round(value / size)} ${unit}`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

/** RFC 3339, with an offset: a time without one is not a moment. */
const dateTime = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)$/;

const ageFormat = new Intl.RelativeTimeFormat("en");

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
  return ageFormat.format(Math.trunc(seconds / size) || -0, unit);
}

/** Reads points in time as seeds write them. */

/**
 * Reads an ISO 8601 date and time with an offset.
 *
 * @param text in the form that RFC 3339 section 5.6 gives
 * @returns milliseconds since 1970, fractions of them cut off; undefined for a day or second that does not exist, and for a year
 *   beyond 0000 to 9999 in UTC
 */
export function readTimestamp(text: string): number | undefined {
  // Date.parse takes the 31st of every month for a day.
  const day = new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`));
  const time = new Date(Date.parse(text.toUpperCase()));
  if (Number.isNaN(time.valueOf()) || toText(day)?.slice(0, 10) !== text.slice(0, 10)) return undefined;
  return toText(time) === undefined ? undefined : time.valueOf();
}

/** Undefined for a year that four digits cannot say. */
function toText(time: Date): string | undefined {
  const text = time.toISOString();
  return text.length === "2027-01-01T00:00:00.000Z".length ? text : undefined;
}

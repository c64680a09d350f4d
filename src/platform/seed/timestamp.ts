/**
 * Reads an ISO 8601 date and time with an offset, as in RFC 3339 section 5.6. Returns milliseconds since 1970, without fractions of them;
 * undefined for a day or second that does not exist, and for a year outside 0000 to 9999 in UTC.
 */
export function readTimestamp(text: string): number | undefined {
  const time = new Date(text.toUpperCase());
  // Date accepts the 31st of every month, and moves it to the next.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return toIsoText(day)?.slice(0, 10) === text.slice(0, 10) && toIsoText(time) ? time.valueOf() : undefined;
}

/** The time in ISO 8601; undefined if it is invalid or its year has more than four digits. */
function toIsoText(time: Date): string | undefined {
  const text = Number.isNaN(time.valueOf()) ? "" : time.toISOString();
  return /^\d{4}-/.test(text) ? text : undefined;
}

/** Formats a value on one line of a view. */
import { isPlainObject } from "../../contract/check-options.ts";
import { formatQuantity } from "../../contract/format-quantity.ts";
import { escapeLine } from "./escape.ts";
import { dim, type Line, plain, styles } from "./line.ts";

/** A text that would read as another value, or as none. */
const ambiguous = /^(?:null|true|false|\[\]|\{\}|)$|^[\s"]|\s$/;

/** Formats a value. `now`: milliseconds since 1970, for ages. */
export function formatValue(value: unknown, name: string, now: number): Line {
  if (typeof value === "string") return formatText(value, now);
  if (typeof value === "number") return formatNumber(value, name);
  if (typeof value === "boolean") return [{ text: String(value), style: styles.literal }];
  if (isScalarList(value)) return joinItems(formatItems(value, name, now));
  return value === undefined ? [] : [dim(escapeLine(JSON.stringify(value)))];
}

/** Formats the items of a list of scalars. A text with a comma is quoted. */
export function formatItems(items: readonly unknown[], name: string, now: number): readonly Line[] {
  return items.map((item) =>
    typeof item === "string" && item.includes(",") ? [plain(quote(item))] : formatValue(item, name, now),
  );
}

/** Whether a value is a list without lists and objects in it, and not empty. */
export function isScalarList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isScalar);
}

export function isScalar(value: unknown): boolean {
  return !Array.isArray(value) && !isPlainObject(value);
}

function joinItems(items: readonly Line[]): Line {
  return items.flatMap((item, index) => (index === 0 ? item : [plain(", "), ...item]));
}

function formatText(text: string, now: number): Line {
  const age = formatAge(text, now);
  if (age !== undefined) return [plain(text), dim(` (${age})`)];
  return [plain(ambiguous.test(text) ? quote(text) : escapeLine(text))];
}

function quote(text: string): string {
  return escapeLine(JSON.stringify(text));
}

function formatNumber(value: number, name: string): Line {
  const raw = JSON.stringify(value);
  const quantity = formatQuantity(name, value);
  if (quantity === undefined) return [{ text: raw, style: styles.literal }];
  const text = { text: quantity, style: styles.literal };
  // A quantity in the unit of the member shows the value itself.
  return quantity.startsWith(`${raw} `) ? [text] : [text, dim(` (${raw})`)];
}

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
 * Words the age of a time. `now`: milliseconds since 1970. Returns text such as `3 days ago` or `in 2 hours`; undefined if the text is not
 * a date with a time and an offset.
 */
function formatAge(text: string, now: number): string | undefined {
  if (!dateTime.test(text)) return undefined;
  const seconds = Math.trunc((Date.parse(text) - now) / 1000);
  const age = ages.find(([, , from]) => Math.abs(seconds) >= from);
  if (!age) return undefined;
  const [unit, size] = age;
  // Created here, since that takes some milliseconds. An age of no seconds is in the past.
  return new Intl.RelativeTimeFormat("en").format(Math.trunc(seconds / size) || -0, unit);
}

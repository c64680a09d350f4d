/** Formats a value on one line of a view. */
import { isPlainObject } from "../../contract/check-options.ts";
import { formatQuantity } from "../../contract/format-quantity.ts";
import { escapeLine } from "./escape.ts";
import { cyan, dim } from "./line.ts";

/** A text that would read as another value, or as none. */
const ambiguous = /^(?:null|true|false|\[\]|\{\}|)$|^[\s"]|\s$/;

/** Formats a value. `name`: the member that it is of, which may name its unit. */
export function formatValue(value: unknown, name: string): string {
  if (typeof value === "string") return formatText(value);
  if (typeof value === "number") return formatNumber(value, name);
  if (typeof value === "boolean") return cyan(String(value));
  if (isScalarList(value)) {
    const isQuoted = (item: unknown) => typeof item === "string" && item.includes(",");
    return value.map((item) => (isQuoted(item) ? quote(item) : formatValue(item, name))).join(", ");
  }
  return value === undefined ? "" : dim(quote(value));
}

/** Whether a value is a list without lists and objects in it, and not empty. */
export function isScalarList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isScalar);
}

export function isScalar(value: unknown): boolean {
  return !Array.isArray(value) && !isPlainObject(value);
}

const quote = (value: unknown): string => escapeLine(JSON.stringify(value));

function formatText(text: string): string {
  const age = formatAge(text);
  if (age !== undefined) return text + dim(` (${age})`);
  return ambiguous.test(text) ? quote(text) : escapeLine(text);
}

function formatNumber(value: number, name: string): string {
  const raw = JSON.stringify(value);
  const quantity = formatQuantity(name, value);
  if (quantity === undefined) return cyan(raw);
  // A quantity in the unit of the member shows the value itself.
  return cyan(quantity) + (quantity.startsWith(`${raw} `) ? "" : dim(` (${raw})`));
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

/** Words the age of a time, such as `3 days ago` or `in 2 hours`; undefined if the text is not a date with a time and an offset. */
function formatAge(text: string): string | undefined {
  if (!dateTime.test(text)) return undefined;
  const seconds = Math.trunc((Date.parse(text) - Date.now()) / 1000);
  const age = ages.find(([, , from]) => Math.abs(seconds) >= from);
  if (!age) return undefined;
  const [unit, size] = age;
  // Created here, since that takes some milliseconds. An age of no seconds is in the past.
  return new Intl.RelativeTimeFormat("en").format(Math.trunc(seconds / size) || -0, unit);
}

/** Says where two values differ. */
import { isDeepStrictEqual } from "node:util";

/**
 * Finds the first place where two values differ; the order of an object's members is none.
 *
 * @param one JSON
 * @param other JSON
 * @param pointer where both are
 * @returns JSON Pointer and both values; undefined when they are equal
 */
export function firstDifference(one: unknown, other: unknown, pointer = ""): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined;
  if (isObject(one) && isObject(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const difference = firstDifference(one[name], other[name], `${pointer}/${name}`);
      if (difference !== undefined) return difference;
    }
  }
  return `${pointer || "/"} was ${short(one)} and is ${short(other)}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/**
 * A value as JSON, cut off where it gets long.
 *
 * @param value anything; undefined for what is not there
 */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "absent";
  return text.length > 160 ? `${text.slice(0, 160)}...` : text;
}

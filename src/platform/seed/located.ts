/** Values of a seed with their JSON Pointers, and relations of them that a schema cannot express. */
import type { SeedIssue } from "./seed-error.ts";
import { readTimestamp } from "./timestamp.ts";

/** A value of the seed and its JSON Pointer. */
export interface Located<Value = unknown> {
  readonly pointer: string;
  readonly value: Value;
}

export function findDuplicates(ids: readonly Located<string>[]): readonly SeedIssue[] {
  const first = new Map<string, string>();
  return ids.flatMap(({ pointer, value }) => {
    const other = first.get(value);
    if (other === undefined) first.set(value, pointer);
    return other === undefined ? [] : [toRelationIssue(pointer, `is the same as ${other}`)];
  });
}

/** Checks that the times of a credential exist. The schema rejects what is not a date and time, and a day that does not exist. */
export function checkTimes(credential: Located): readonly SeedIssue[] {
  return [...stringOf(credential, "expiresAt"), ...stringOf(credential, "revokedAt")]
    .filter(({ value }) => readTimestamp(value) === undefined && isDay(value.slice(0, 11)))
    .map(({ pointer }) => toRelationIssue(pointer, "is a time that does not exist"));
}

/** Whether a text is a day and a T. */
const isDay = (text: string): boolean => /T$/i.test(text) && readTimestamp(`${text}00:00Z`) !== undefined;

export function toRelationIssue(pointer: string, message: string): SeedIssue {
  return { pointer, target: "value", message };
}

export function idOf(owner: Located): readonly Located<string>[] {
  return stringOf(owner, "id");
}

/** The id in lower case: UUIDs are the same in either (RFC 9562 section 4). */
export function uuidOf(owner: Located): readonly Located<string>[] {
  return idOf(owner).map(({ pointer, value }) => ({ pointer, value: value.toLowerCase() }));
}

/** The property if it is a string, as a list of one or none. */
export function stringOf(owner: Located, name: string): readonly Located<string>[] {
  const { pointer, value } = propertyOf(owner, name);
  return typeof value === "string" ? [{ pointer, value }] : [];
}

export function itemsOf(owner: Located, name: string): readonly Located[] {
  const { pointer, value } = propertyOf(owner, name);
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown, index) => ({ pointer: `${pointer}/${index}`, value: item }));
}

/** @param name a name that a JSON Pointer does not escape */
function propertyOf({ pointer, value }: Located, name: string): Located {
  const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return { pointer: `${pointer}/${name}`, value: isObject ? Reflect.get(value, name) : undefined };
}

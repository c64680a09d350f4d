/** Compares the body of a success with the contract. */
import { listDriftIssues } from "../../client/drift.ts";
import type { DriftIssue } from "../../client/drift-issue.ts";
import { cutName } from "../../contract/cut-name.ts";
import { appendPointer, splitPointer } from "../../contract/json-pointer.ts";
import type { ResponseValue, ResponseValues } from "../../contract/response-value.ts";
import type { Validator } from "../../contract/validator.ts";
import type { Departure, UnseenValue } from "./report.ts";

/** Caps the length of a value in a report. */
const maxValueLength = 100;

/** Differences whose `actual` is the value itself. */
const withValue: readonly DriftIssue["difference"][] = ["new-value", "wrong-format", "wrong-value"];

/**
 * Finds how a body differs from the contract, all of it, grouped by place and difference.
 *
 * @param validator the validator of the response, in which objects are closed
 * @param values the documented values of the body
 * @param redact removes the credentials of the call from a text
 */
export function findDepartures(
  validator: Validator,
  body: unknown,
  values: ResponseValues,
  redact: (text: string) => string,
): readonly Departure[] {
  if (validator(body)) return [];
  const groups = new Map<string, Departure>();
  for (const issue of listDriftIssues(validator.errors ?? [], body, Infinity)) {
    const pattern = generalize(body, issue.pointer, values);
    const pointer = shorten(pattern, redact);
    const key = `${issue.difference} ${pointer}`;
    const group = groups.get(key);
    const example = {
      pointer: shorten(issue.pointer, redact),
      actual: showActual(issue, values[pattern], redact),
    };
    const { difference, expected } = issue;
    groups.set(
      key,
      group ? { ...group, count: group.count + 1 } : { pointer, difference, expected, count: 1, example },
    );
  }
  return [...groups.values()];
}

/** The type of a value, or the value itself if that is what differs, unless it is sensitive. */
function showActual(
  { difference, actual }: DriftIssue,
  documented: ResponseValue | undefined,
  redact: (text: string) => string,
): string {
  if (!withValue.includes(difference)) return actual;
  return documented?.sensitive ? "(sensitive)" : redact(actual).slice(0, maxValueLength);
}

/** The server chooses the names of unknown members. */
function shorten(pointer: string, redact: (text: string) => string): string {
  return appendPointer("", ...splitPointer(pointer).map((name) => cutName(redact(name))));
}

/** Replaces the indexes of lists and the names in maps by `*`. */
function generalize(body: unknown, pointer: string, values: ResponseValues): string {
  let container = body;
  let pattern = "";
  for (const token of splitPointer(pointer)) {
    pattern = step(pattern, token, container, values);
    container = Object.hasOwn(Object(container), token) ? Reflect.get(Object(container), token) : undefined;
  }
  return pattern;
}

function step(pattern: string, token: string, container: unknown, values: ResponseValues): string {
  const own = appendPointer(pattern, token);
  const each = `${pattern}/*`;
  const isMap = !Object.hasOwn(values, own) && Object.hasOwn(values, each);
  return Array.isArray(container) || isMap ? each : own;
}

/** Lists the documented values that a body does not have, without those inside of others that it does not have. */
export function findUnseen(body: unknown, values: ResponseValues): readonly UnseenValue[] {
  const seen = new Set<string>();
  const entered = new Set<string>();
  const visit = (value: unknown, pattern: string): void => {
    seen.add(pattern);
    // Also ends the recursion, however deep the body is.
    if (typeof value !== "object" || value === null || !Object.hasOwn(values, pattern)) return;
    entered.add(pattern);
    for (const [name, member] of Object.entries(value)) visit(member, step(pattern, name, value, values));
  };
  visit(body, "");
  const unseen = new Map<string, UnseenValue>();
  for (const pointer of Object.keys(values).filter((each) => !seen.has(each))) {
    const parent = pointer.slice(0, pointer.lastIndexOf("/"));
    const isItem = pointer.endsWith("/*");
    if (entered.has(parent)) {
      const place = isItem ? parent : pointer;
      unseen.set(place, { pointer: place, reason: isItem ? "empty" : "absent" });
    } else if (seen.has(parent)) {
      unseen.set(parent, { pointer: parent, reason: "no-members" });
    }
  }
  return [...unseen.values()];
}

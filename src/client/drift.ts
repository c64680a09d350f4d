/** Compares a response with the contract. Loaded only where `drift` is on. */
import type { DriftIssue } from "./drift-issue.ts";
import { appendPointer } from "./pointer.ts";

/** Values that are known of a type: more may come. */
type Values = readonly [type: string, known: readonly string[]];
/** The shape of an array's elements. */
type Elements = readonly [Shape];
/** The shapes of an object's members. */
type Members = { readonly [member: string]: Shape };

/** What may stand in a place: type names joined by `|`, or nothing at all for anything; or one of the above. */
export type Shape = string | Values | Elements | Members;

/** Issues that are told of one response at the most: a list of a thousand elements would repeat one a thousand times. */
const mostIssues = 100;
const longestValue = 100;

/**
 * Finds every difference between a response and its shape. A member that is absent is none: no document requires any.
 *
 * @param shape the contract's shape
 * @param value the response body, parsed
 * @returns at most 100 differences
 */
export function findDrift(shape: Shape, value: unknown): DriftIssue[] {
  const issues: DriftIssue[] = [];
  compare(shape, value, "", issues);
  return issues;
}

function compare(shape: Shape, value: unknown, pointer: string, issues: DriftIssue[]): void {
  if (issues.length >= mostIssues) return;
  const expected = typesOf(shape);
  const actual = typeOf(value);
  if (!fits(expected, actual)) issues.push({ pointer, difference: "wrong-type", expected, actual });
  else if (isElements(shape)) compareElements(shape[0], value, pointer, issues);
  else if (isMembers(shape)) compareMembers(shape, value, pointer, issues);
  else if (isValues(shape) && typeof value === "string" && !shape[1].includes(value)) {
    const found = value.slice(0, longestValue);
    issues.push({ pointer, difference: "new-value", expected: shape[1], actual: found });
  }
}

function compareElements(shape: Shape, value: unknown, pointer: string, issues: DriftIssue[]): void {
  if (!Array.isArray(value)) return;
  for (const [index, element] of value.entries()) compare(shape, element, `${pointer}/${index}`, issues);
}

function compareMembers(shape: Members, value: unknown, pointer: string, issues: DriftIssue[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const place = appendPointer(pointer, name);
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (known !== undefined) compare(known, member, place, issues);
    else if (issues.length < mostIssues) {
      issues.push({ pointer: place, difference: "unknown-member", expected: [], actual: typeOf(member) });
    }
  }
}

function isValues(shape: Shape): shape is Values {
  return Array.isArray(shape) && shape.length === 2;
}

function isElements(shape: Shape): shape is Elements {
  return Array.isArray(shape) && shape.length === 1;
}

function isMembers(shape: Shape): shape is Members {
  return typeof shape === "object" && !Array.isArray(shape);
}

/** The types that a shape allows; none for anything. */
function typesOf(shape: Shape): readonly string[] {
  if (isElements(shape)) return ["array"];
  if (isValues(shape)) return typesOf(shape[0]);
  if (typeof shape !== "string") return ["object"];
  return shape === "" ? [] : shape.split("|");
}

function fits(expected: readonly string[], actual: string): boolean {
  if (expected.length === 0 || expected.includes(actual)) return true;
  return actual === "integer" && expected.includes("number");
}

/** The name that JSON Schema has for a value's type, the narrowest one. */
function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

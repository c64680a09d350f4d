/** Compares a response with the contract. Loaded only where `drift` is on. */
import type { DriftIssue } from "./drift-issue.ts";

/** Values that are known of a type: more may come. */
type Values = readonly [type: string, known: readonly string[]];
/** The shape of an array's elements. */
type Elements = readonly [Shape];
/** The shapes of an object's members; it has no prototype. */
type Members = { readonly [member: string]: Shape };

/** What may stand in a place: type names joined by `|`, or nothing at all for anything; or one of the above. */
export type Shape = string | Values | Elements | Members;

/** Issues that are told of one response at the most: a list of a thousand elements would repeat one a thousand times. */
const mostIssues = 100;
const longestValue = 100;

/** Something for each response of an API, by operationId and status code. */
type ByResponse<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** What is generated of an API's responses. */
export interface ResponseModule {
  readonly responseShapes: ByResponse<Shape>;
  /** Says quickly that a body fits, as nearly all do. Where it says that one does not, the shape tells what differs. */
  readonly conforming: ByResponse<(body: unknown) => boolean>;
}

/** Loads what is generated of an API's responses. */
export type LoadShapes = () => Promise<ResponseModule>;

/** How a response differs from the contract. */
export interface Drift {
  readonly issues: readonly DriftIssue[];
  /** The same, as the end of an error's message. */
  readonly text: string;
}

/** What was loaded for each API: asking for a module again would cost more than the comparison. */
const loaded = new WeakMap<LoadShapes, ResponseModule>();

/**
 * Compares a success with the contract.
 *
 * @param load loads what is generated of the API's responses
 * @param operationId the operation that was called
 * @param status the status of the response
 * @param body its body, parsed
 * @returns what differs, undefined when nothing does; a promise of it when the shapes have to be loaded first
 * @throws what loading throws
 */
export function compareResponse(
  load: LoadShapes,
  operationId: string,
  status: number,
  body: unknown,
): Drift | undefined | Promise<Drift | undefined> {
  const present = loaded.get(load);
  if (present) return compareWith(present, operationId, status, body);
  return load().then((module) => {
    loaded.set(load, module);
    return compareWith(module, operationId, status, body);
  });
}

/** A status that the document does not describe promises nothing to differ from. */
function compareWith(
  { responseShapes, conforming }: ResponseModule,
  operationId: string,
  status: number,
  body: unknown,
): Drift | undefined {
  const shape = responseShapes[operationId]?.[status];
  if (shape === undefined || conforming[operationId]?.[status]?.(body)) return undefined;
  const issues = findDrift(shape, body);
  if (issues.length === 0) return undefined;
  const list = issues.map(({ pointer, difference }) => `${pointer} (${difference})`).join(", ");
  const text = `the body differs from the contract: ${list}. Update this package, or use drift: "report".`;
  return { issues, text };
}

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
  const types = typesOf(shape);
  const actual = typeOf(value);
  if (!fits(types, actual)) {
    issues.push({ pointer, difference: "wrong-type", expected: types.split("|"), actual });
  } else if (isElements(shape)) compareElements(shape[0], value, pointer, issues);
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
    const known = shape[name];
    if (known !== undefined) compare(known, member, place, issues);
    else if (issues.length < mostIssues) {
      issues.push({ pointer: place, difference: "unknown-member", expected: [], actual: typeOf(member) });
    }
  }
}

/** Adds a member to a JSON Pointer (RFC 6901 section 3), as `validation.ts` does: to share a line would make a file more to load. */
function appendPointer(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
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

/** The types that a shape allows, joined by `|`; empty for anything. */
function typesOf(shape: Shape): string {
  if (typeof shape === "string") return shape;
  if (isValues(shape)) return shape[0];
  return isElements(shape) ? "array" : "object";
}

/** No type's name is a part of another's, so a text that lists them can be searched as it is. */
function fits(types: string, actual: string): boolean {
  return types === "" || types.includes(actual) || (actual === "integer" && types.includes("number"));
}

/** The name that JSON Schema has for a value's type, the narrowest one. */
function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

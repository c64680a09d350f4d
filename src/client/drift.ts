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

/** An API's response shapes, by operationId and status code. */
export type ResponseShapes = Readonly<Record<string, Readonly<Record<string, Shape>>>>;

/** Loads an API's response shapes. */
export type LoadShapes = () => Promise<{ readonly responseShapes: ResponseShapes }>;

/** How a response differs from the contract. */
export interface Drift {
  readonly issues: readonly DriftIssue[];
  /** The same, as the end of an error's message. */
  readonly text: string;
}

/** What was loaded for each API: asking for a module again would cost more than the comparison. */
const loaded = new WeakMap<LoadShapes, ResponseShapes>();

/**
 * Compares a success with the contract.
 *
 * @param loadShapes loads the API's shapes
 * @param operationId the operation that was called
 * @param status the status of the response
 * @param body its body, parsed
 * @returns what differs, undefined when nothing does; a promise of it when the shapes have to be loaded first
 * @throws what loading throws
 */
export function compareResponse(
  loadShapes: LoadShapes,
  operationId: string,
  status: number,
  body: unknown,
): Drift | undefined | Promise<Drift | undefined> {
  const shapes = loaded.get(loadShapes);
  if (shapes) return compareShape(shapes[operationId]?.[status], body);
  return loadShapes().then(({ responseShapes }) => {
    loaded.set(loadShapes, responseShapes);
    return compareShape(responseShapes[operationId]?.[status], body);
  });
}

/** A status that the document does not describe promises nothing to differ from. */
function compareShape(shape: Shape | undefined, body: unknown): Drift | undefined {
  const issues = shape === undefined ? [] : findDrift(shape, body);
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
  // Most answers have none, and finding that out needs no pointers and no lists.
  if (!conforms(shape, value)) compare(shape, value, "", issues);
  return issues;
}

/** The quick answer to whether there is anything to tell. On the path of every call, so it allocates nothing. */
function conforms(shape: Shape, value: unknown): boolean {
  // A type's name is often what `typeof` says; the rest takes a closer look.
  if (typeof shape === "string") return typeof value === shape || fits(shape, typeOf(value));
  if (Array.isArray(value)) return isElements(shape) && allConform(shape[0], value);
  if (isMembers(shape)) return isObject(value) && membersConform(shape, value);
  return (
    isValues(shape) && conforms(shape[0], value) && (typeof value !== "string" || shape[1].includes(value))
  );
}

function allConform(shape: Shape, elements: readonly unknown[]): boolean {
  for (const element of elements) if (!conforms(shape, element)) return false;
  return true;
}

function membersConform(shape: Members, value: Readonly<Record<string, unknown>>): boolean {
  for (const name in value) {
    // Shapes have no prototype, so what is found is the shape's own.
    const known = shape[name];
    if (known === undefined || !conforms(known, value[name])) return false;
  }
  return true;
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
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

/** Drift: differences between a response and the contract. Loaded only by clients that look for it. */
import { appendPointer, splitPointer } from "../contract/json-pointer.ts";
import { documentedStatus, type Operation } from "../contract/operation.ts";
import type {
  KnownValues,
  ResponseSchema,
  ResponseSchemaTable,
  ValidationError,
} from "../contract/validator.ts";
import type { DriftIssue } from "./drift-issue.ts";
import type { ParsedResponse } from "./parse-response.ts";

/** Differences between one response and the contract. */
export interface Drift {
  readonly issues: readonly DriftIssue[];
  /** The same for events: without values, and with names of members only if they are identifiers. */
  readonly issuesWithoutValues: readonly DriftIssue[];
  /** Message of an `UnexpectedResponseError`: the problem, and what to do. */
  readonly problem: string;
}

/**
 * Finds how a success differs from the contract.
 *
 * @param redact removes the client's credentials from a text
 * @returns undefined if it does not differ
 */
export type FindDrift = (
  operation: Operation,
  response: ParsedResponse,
  redact: (text: string) => string,
) => Drift | undefined;

/**
 * Creates the function that finds drift.
 *
 * @param responses the API's response schemas
 */
export function createDriftFinder(responses: ResponseSchemaTable): FindDrift {
  return ({ operationId, success }, { status, body }, redact) => {
    const schema = responses[operationId]?.[documentedStatus(success, status)];
    // A list of a thousand elements may repeat an issue a thousand times.
    const found = schema ? listDriftIssues(schema, body, 100) : [];
    if (!found[0]) return undefined;
    const issues = found.map((issue) => redactIssue(issue, redact));
    const issuesWithoutValues = found.map((issue) =>
      hideValue(redactIssue(issue, redact), readPointer(body, issue.pointer)),
    );
    const list = issues.map(({ pointer, difference }) => `${pointer} (${difference})`).join(", ");
    const problem = `the body differs from the contract: ${list}. Update this package, or use drift: "report".`;
    return { issues, issuesWithoutValues, problem };
  };
}

/**
 * Lists how a body differs from a schema: the errors of its validator, then what is not known. A missing member is not drift: the documents
 * promise none but the envelope's.
 *
 * @param max maximum number of issues
 * @returns issues in the order of the errors, one for each value, which are neither redacted nor cut
 */
export function listDriftIssues(
  { validate, known }: ResponseSchema,
  body: unknown,
  max: number,
): readonly DriftIssue[] {
  const issues = new Map<string, DriftIssue>();
  /** @returns whether there may be more */
  const add = (issue: DriftIssue | undefined): boolean => {
    // The first error says most: a value of another type is also a new value.
    if (issue && !issues.has(issue.pointer)) issues.set(issue.pointer, issue);
    return issues.size < max;
  };
  if (validate(body) || (validate.errors ?? []).every((error) => add(toDriftIssue(error, body))))
    findUnknown(body, known, "", add);
  return [...issues.values()];
}

/** Compares a value with what is known of it. Returns false once `add` did. */
function findUnknown(
  value: unknown,
  known: KnownValues | 0,
  pointer: string,
  add: (issue: DriftIssue) => boolean,
): boolean {
  if (!known) return true;
  const { members, others, items, values } = known;
  if (typeof value === "string") {
    const isKnown = !values || values.includes(value);
    return isKnown || add({ pointer, difference: "new-value", expected: values, actual: value });
  }
  const isList = Array.isArray(value);
  if (typeof value !== "object" || !(isList ? items : (members ?? others))) return true;
  return Object.entries(value ?? {}).every(([name, member]) => {
    const next = isList ? items : members && Object.hasOwn(members, name) ? members[name] : others;
    const place = appendPointer(pointer, name);
    return next === undefined
      ? add({ pointer: place, difference: "unknown-member", expected: [], actual: typeName(member) })
      : findUnknown(member, next, place, add);
  });
}

function toDriftIssue(error: ValidationError, body: unknown): DriftIssue | undefined {
  const { instancePath, keyword, params } = error;
  const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
  const pointer = unknown === undefined ? instancePath : appendPointer(instancePath, String(unknown));
  const value = readPointer(body, pointer);
  // Not in the response, which is JSON: the validators also see what a changed `Object.prototype` adds.
  if (value === undefined) return undefined;
  switch (keyword) {
    case "additionalProperties":
    case "unevaluatedProperties":
      return { pointer, difference: "unknown-member", expected: [], actual: typeName(value) };
    case "type": {
      const expected = toTexts(params["type"]);
      return { pointer, difference: "wrong-type", expected, actual: typeName(value) };
    }
    case "const":
    case "enum":
    case "x-extensible-enum": {
      const expected = toTexts(params["allowedValues"] ?? params["allowedValue"]);
      return { pointer, difference: "new-value", expected, actual: toText(value) };
    }
    case "format":
    case "pattern": {
      const expected = toTexts(params["format"] ?? params["pattern"]);
      return { pointer, difference: "wrong-format", expected, actual: toText(value) };
    }
    case "required":
      return undefined;
    default: {
      const expected = keyword === "anyOf" ? [] : [`${keyword} ${params["limit"] ?? params["multipleOf"]}`];
      return { pointer, difference: "wrong-value", expected, actual: toText(value) };
    }
  }
}

/** Reads own members only. */
function readPointer(body: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce(
    (value, token) => (Object.hasOwn(Object(value), token) ? Reflect.get(Object(value), token) : undefined),
    body,
  );
}

function toTexts(value: unknown): readonly string[] {
  return [value].flat().map(String);
}

function toText(value: unknown): string {
  // An object may have a `toString` of its own, or be nested too deeply to convert.
  return typeof value === "object" ? typeName(value) : String(value);
}

/** Name of a value's type in JSON Schema, the narrowest one. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Caps the length of a value in a drift issue. */
const maxValueLength = 100;

/** A server may repeat the credentials as a member's name or value. Redacted before the value is cut, which could leave a part of them. */
function redactIssue(issue: DriftIssue, redact: (text: string) => string): DriftIssue {
  const redactPart = (text: string): string => redact(text).slice(0, maxValueLength);
  const pointer = appendPointer("", ...splitPointer(issue.pointer).map(redactPart));
  return { ...issue, pointer, actual: redactPart(issue.actual) };
}

/** The server chooses values, and names that the contract does not list. */
function hideValue(issue: DriftIssue, value: unknown): DriftIssue {
  const names = splitPointer(issue.pointer).map((name) => (/^[\w.$-]{1,64}$/.test(name) ? name : "*"));
  return { ...issue, pointer: appendPointer("", ...names), actual: typeName(value) };
}

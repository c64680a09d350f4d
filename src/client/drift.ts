/** Drift: differences between a response and the contract. Loaded only by clients that look for it. */
import { appendPointer, splitPointer } from "../contract/json-pointer.ts";
import { typeName } from "../contract/openapi.ts";
import type { Operation } from "../contract/operation.ts";
import type {
  KnownValues,
  ResponseSchema,
  ResponseSchemaTable,
  ValidationError,
} from "../contract/validator.ts";
import type { DriftIssue } from "./drift-issue.ts";
import type { ParsedResponse } from "./parse-response.ts";

/** Finds how a success differs from the contract. `redact`: removes the client's credentials from a text. */
export type FindDrift = ReturnType<typeof createDriftFinder>;

export function createDriftFinder(responses: ResponseSchemaTable) {
  return (
    { operationId, success }: Operation,
    { documented, body }: ParsedResponse,
    redact: (text: string) => string,
  ) => {
    const schema = success[documented]?.isOther ? undefined : responses[operationId]?.[documented];
    // A list of a thousand elements may repeat an issue a thousand times.
    const found = schema ? listDriftIssues(schema, body, 100) : [];
    if (!found[0]) return undefined;
    const issues = found.map((issue) => redactIssue(issue, redact));
    // For events: names of members only if they are identifiers.
    const issuesWithoutValues = found.map((issue) =>
      hideValue(redactIssue(issue, redact), readPointer(body, issue.pointer)),
    );
    const list = issues.map(({ pointer, difference }) => `${pointer} (${difference})`).join(", ");
    const problem = `the body differs from the contract: ${list}. Update this package, or use drift: "report".`;
    return { issues, issuesWithoutValues, problem };
  };
}

/** Lists differences, one for each value, not redacted. A missing member is not a difference: the documents require only those of the envelope. */
export function listDriftIssues(
  { validate, known }: ResponseSchema,
  body: unknown,
  max: number,
): readonly DriftIssue[] {
  const errors: ValidationError[] = validate(body) ? [] : [...(validate.errors ?? [])];
  findUnknown(body, known, [], errors);
  // As nearly every response does.
  if (errors.length === 0) return [];
  const issues = new Map<string, DriftIssue>();
  for (const error of errors) {
    const issue = toDriftIssue(error, body);
    // The first error says most: a value of another type is also a new value.
    if (issue && !issues.has(issue.pointer)) issues.set(issue.pointer, issue);
    if (issues.size === max) break;
  }
  return [...issues.values()];
}

/** Adds an error for each member and each text that is not known. `path`: tokens of the value's pointer, which is written only for an error. */
function findUnknown(value: unknown, known: KnownValues, path: string[], errors: ValidationError[]): void {
  const { members, others, items, values } = known;
  if (typeof value === "string" && values && !values.includes(value))
    errors.push({ instancePath: appendPointer("", ...path), keyword: "enum", params: { values } });
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (let index = 0; items && index < value.length; index += 1) {
      path.push(String(index));
      findUnknown(value[index], items, path, errors);
      path.pop();
    }
    return;
  }
  if (!members && !others) return;
  // Parsed JSON.
  const object = value as Readonly<Record<string, unknown>>;
  // Faster than `Object.keys`. Names that a changed `Object.prototype` adds are dropped later, by `toDriftIssue`.
  for (const name in object) {
    const next = members?.[name] ?? others;
    if (next === 0) continue;
    path.push(name);
    if (next) findUnknown(object[name], next, path, errors);
    else errors.push({ instancePath: appendPointer("", ...path), keyword: "unknown", params: {} });
    path.pop();
  }
}

/** Kinds of difference by keyword; a value that breaks another one is outside a limit or matches no alternative. */
const differences: Readonly<Record<string, DriftIssue["difference"]>> = {
  type: "wrong-type",
  const: "new-value",
  enum: "new-value",
  format: "wrong-format",
  pattern: "wrong-format",
  unknown: "unknown-member",
};

function toDriftIssue(
  { instancePath, keyword, params }: ValidationError,
  body: unknown,
): DriftIssue | undefined {
  const value = readPointer(body, instancePath);
  // The type, values, format, pattern or limit; an error of alternatives has none.
  const [[name = "", stated] = []] = Object.entries(params);
  // Not in the response, which is JSON: the validators also see what a changed `Object.prototype` adds. A missing member is not drift, and
  // unknown ones have an error of their own.
  if (value === undefined || name.endsWith("Property")) return undefined;
  const difference = differences[keyword] ?? "wrong-value";
  const isLimit = difference === "wrong-value" && stated !== undefined;
  return {
    pointer: instancePath,
    difference,
    expected: isLimit ? [`${keyword} ${stated}`] : [stated ?? []].flat().map(String),
    actual: keyword === "type" || keyword === "unknown" ? typeName(value) : toText(value),
  };
}

/** Reads own members only. */
function readPointer(body: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce(
    (value, token) => (Object.hasOwn(Object(value), token) ? Reflect.get(Object(value), token) : undefined),
    body,
  );
}

function toText(value: unknown): string {
  // An object may have a `toString` of its own, or be nested too deeply to convert.
  return typeof value === "object" ? typeName(value) : String(value);
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

/** Report of `dataplat verify`: what differs from the contract, and what could not be verified. Its JSON is public. */
import { listDriftIssues } from "../../client/drift.ts";
import type { DriftIssue } from "../../client/drift-issue.ts";
import { cutName } from "../../contract/cut-name.ts";
import { appendPointer, splitPointer } from "../../contract/json-pointer.ts";
import type { ResponseValues } from "../../contract/response-value.ts";
import type { ResponseSchema } from "../../contract/validator.ts";
import type { ErrorDescription } from "../output/describe-error.ts";

/** Drift at one place of a response: values that differ from the contract in one way. */
export interface VerifyIssue {
  /** JSON Pointer into the body (RFC 6901), with `*` for each item of a list and each member of a map. */
  readonly pointer: string;
  /** That of a drift report, or `unexpected-response`: the body is not JSON, or without the documented envelope. */
  readonly difference: DriftIssue["difference"] | "unexpected-response";
  /** Documented type names, known values, format, pattern or limit. */
  readonly expected: readonly string[];
  readonly count: number;
  /** The first value: its place, and its type, or the value itself if that is what differs and it is not sensitive. */
  readonly example: { readonly pointer: string; readonly actual: string };
}

export interface OperationReport {
  readonly operationId: string;
  readonly command: string;
  readonly result: "passed" | "drift" | "failed" | "skipped";
  /** Status of the response, if it is a success. */
  readonly status?: number;
  readonly issues: readonly VerifyIssue[];
  /** JSON Pointers to documented values that the response did not have. */
  readonly unseen: readonly string[];
  readonly failure?: ErrorDescription;
  /** Limits of the report, as sentences. */
  readonly notes: readonly string[];
}

export interface ApiReport {
  readonly name: string;
  readonly title: string;
  /** Absent if it is not configured. */
  readonly baseUrl?: string;
  /** Source of address and credentials, in words. */
  readonly source?: string;
  readonly operations: readonly OperationReport[];
}

/** Creates the report of all APIs. `notes`: its limits, as sentences. */
export function createReport(apis: readonly ApiReport[]) {
  const notes = ["Error responses, and responses to other parameters and with other data, are not verified."];
  return { apis, summary: summarize(apis.flatMap(({ operations }) => operations)), notes };
}

export type Report = ReturnType<typeof createReport>;

/** Number of operations by result, and of drift issues. */
export function summarize(operations: readonly OperationReport[]) {
  const count = (result: OperationReport["result"]): number =>
    operations.filter((each) => each.result === result).length;
  return {
    passed: count("passed"),
    drift: count("drift"),
    failed: count("failed"),
    skipped: count("skipped"),
    issues: operations.reduce((sum, { issues }) => sum + issues.length, 0),
  };
}

export function formatCount(count: number): string {
  return `${count} drift issue${count === 1 ? "" : "s"}`;
}

/** Describes a drift issue as the rest of a sentence that starts with its pointer. */
export function describeDrift({ pointer, difference, expected, count, example }: VerifyIssue): string {
  const known = expected.join(", ");
  const { actual } = example;
  const texts: Readonly<Record<VerifyIssue["difference"], string>> = {
    "unknown-member": `unknown member, ${actual}`,
    "wrong-type": `${actual} instead of ${known}`,
    "new-value": `new value: ${actual}; known: ${known}`,
    "wrong-format": `wrong format: ${actual}; expected: ${known}`,
    "wrong-value": `wrong value: ${actual}; ${known ? `expected: ${known}` : "it matches no alternative"}`,
    "unexpected-response": actual,
  };
  const place = count > 1 ? `, ${count} values, such as ${example.pointer}` : `, at ${example.pointer}`;
  return texts[difference] + (pointer === example.pointer ? "" : place);
}

/** Limits of the report of an operation, and what its response did not show. */
export function listNotes({ notes, unseen }: OperationReport): readonly string[] {
  return unseen.length > 0 ? [...notes, `Not in the response: ${unseen.join(", ")}.`] : notes;
}

/** Differences whose `actual` is the value itself. */
const withValue: readonly DriftIssue["difference"][] = ["new-value", "wrong-format", "wrong-value"];

/** Finds how a body differs from the contract, all of it, grouped by place and difference. */
export function findDrift(
  schema: ResponseSchema,
  body: unknown,
  values: ResponseValues,
  redact: (text: string) => string,
): readonly VerifyIssue[] {
  const groups = new Map<string, VerifyIssue>();
  for (const issue of listDriftIssues(schema, body, Infinity)) {
    const { difference, expected } = issue;
    const pattern = generalize(body, issue.pointer, values);
    const pointer = shorten(pattern, redact);
    const key = `${difference} ${pointer}`;
    const value = values[pattern]?.sensitive ? "(sensitive)" : redact(issue.actual).slice(0, 100);
    const actual = withValue.includes(difference) ? value : issue.actual;
    const example = { pointer: shorten(issue.pointer, redact), actual };
    const { count, ...group } = groups.get(key) ?? { pointer, difference, expected, count: 0, example };
    groups.set(key, { ...group, count: count + 1 });
  }
  return [...groups.values()];
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

/** Lists the documented values that a body does not have, such as `/items/*` of an empty list, without what would be in them. */
export function findUnseen(body: unknown, values: ResponseValues): readonly string[] {
  const seen = new Set<string>();
  const visit = (value: unknown, pattern: string): void => {
    seen.add(pattern);
    // Also ends the recursion, however deep the body is.
    if (typeof value !== "object" || value === null || !Object.hasOwn(values, pattern)) return;
    for (const [name, member] of Object.entries(value)) visit(member, step(pattern, name, value, values));
  };
  visit(body, "");
  return Object.keys(values).filter(
    (pointer) => !seen.has(pointer) && seen.has(pointer.slice(0, pointer.lastIndexOf("/"))),
  );
}

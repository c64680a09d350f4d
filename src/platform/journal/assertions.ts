/** Assertions about the requests of a journal. */
import {
  aPlainObject,
  aString,
  integerFrom,
  maxInt32,
  type OptionRules,
} from "../../contract/check-options.ts";
import type { Operation } from "../../contract/operation.ts";
import { requestLimits } from "../http/request-limits.ts";
import { checkConfig, checkName } from "../lib/check-config.ts";
import type { ExpectedCall, JournalEntry, StoredRequest } from "./entry.ts";
import { encodeBytes, maxBodyLength, redactMembers } from "./redaction.ts";

/** A journal at the time of an assertion. */
export interface JournalSnapshot {
  readonly operations: readonly Pick<Operation, "operationId" | "parameters">[];
  /** Requests in the order of their responses. */
  readonly requests: readonly StoredRequest[];
  /** Number of older requests that were dropped. */
  readonly forgotten: number;
  readonly show: (request: StoredRequest) => JournalEntry;
}

/** An integer, 0 or more. */
export const aCount = integerFrom(0, maxInt32);

const callRules: OptionRules<Omit<ExpectedCall, "times">> = {
  status: aCount,
  tenantId: aString,
  pathParameters: aPlainObject,
  body: [
    (value) => ArrayBuffer.isView(value) || isExpectedBody(value),
    "a JSON value or bytes, without functions and matchers such as expect.anything(). Use entries() to compare with those",
  ],
};

/** Bounds of a message: the number of requests, and of characters for each. */
const [maxListed, maxLineLength] = [20, 400];

/** See `Journal.assertCalled`. */
export function assertCalled(
  journal: JournalSnapshot,
  operationId: string,
  expected: ExpectedCall,
): readonly JournalEntry[] {
  const checked = checkExpected(journal, operationId, expected, { times: aCount, ...callRules });
  const { times, tenantId } = checked;
  const { found, undecided } = search(journal, operationId, checked);
  const isComplete = journal.forgotten === 0 && undecided.length === 0;
  const isExpected = times === undefined ? found.length > 0 : found.length === times && isComplete;
  if (isExpected) return found.map(journal.show);
  // Requests without valid credentials may belong to any tenant.
  const shown = journal.requests.filter(
    (request) => tenantId === undefined || request.tenantId === tenantId || request.tenantId === null,
  );
  const count = times === undefined ? "" : ` ${times} times, but it was called ${found.length} times`;
  const problem = `Expected ${describeCall(operationId, checked)} to be called${count}.`;
  throw failure(problem, journal, undecided, shown, "Requests in the journal:");
}

/** See `Journal.assertNotCalled`. */
export function assertNotCalled(
  journal: JournalSnapshot,
  operationId: string,
  expected: Omit<ExpectedCall, "times">,
): void {
  const checked = checkExpected(journal, operationId, expected, callRules);
  const { found, undecided } = search(journal, operationId, checked);
  if (found.length === 0 && undecided.length === 0 && journal.forgotten === 0) return;
  const problem = `Expected ${describeCall(operationId, checked)} not to be called.`;
  throw failure(problem, journal, undecided, found, "Matching requests:");
}

/** An invalid expectation would match no request, or every one. */
function checkExpected(
  { operations }: JournalSnapshot,
  operationId: string,
  expected: ExpectedCall,
  rules: Partial<OptionRules<ExpectedCall>>,
): ExpectedCall {
  checkName(
    "operation",
    operationId,
    operations.map((operation) => operation.operationId),
  );
  const checked: ExpectedCall = checkConfig(rules, expected, "expected.");
  const parameters = operations.find((operation) => operation.operationId === operationId)?.parameters ?? [];
  const pathRules = parameters.flatMap(({ in: place, name }) =>
    place === "path" ? [[name, aString] as const] : [],
  );
  checkConfig(Object.fromEntries(pathRules), checked.pathParameters ?? {}, "expected.pathParameters.");
  return { ...checked, body: encodeBytes(checked.body) };
}

/** Whether JSON can have this value. An undefined member expects that the member is absent. */
function isExpectedBody(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) {
    return (
      value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)
    );
  }
  if (depth > requestLimits.depth) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not by identity: objects may come from another realm. Those of a class, such as dates and matchers, have a longer chain.
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  if (!Array.isArray(value) && !isPlain) return false;
  return Object.values(value).every((member) => member === undefined || isExpectedBody(member, depth + 1));
}

/** The requests that match, and those that may match, since their body is not stored. */
function search({ requests }: JournalSnapshot, operationId: string, expected: ExpectedCall) {
  const { status, tenantId, pathParameters = {}, body } = expected;
  const candidates = requests.filter(
    (request) =>
      request.operationId === operationId &&
      (status === undefined || request.status === status) &&
      (tenantId === undefined || request.tenantId === tenantId) &&
      matchesSubset(request.pathParameters, pathParameters),
  );
  if (body === undefined) return { found: candidates, undecided: [] };
  const isStored = ({ bodyLength }: StoredRequest) => bodyLength <= maxBodyLength;
  return {
    found: candidates.filter((request) => isStored(request) && matchesSubset(request.body, body)),
    undecided: candidates.filter((request) => !isStored(request)),
  };
}

/** Whether a value has every member that is expected; it may have others. */
function matchesSubset(value: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return Object.is(value, expected);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) !== Array.isArray(expected)) return false;
  // As a Map, so that members which every object inherits do not count.
  const members = new Map(Object.entries(value));
  const expectedMembers = Object.entries(expected);
  if (Array.isArray(expected) && members.size !== expectedMembers.length) return false;
  return expectedMembers.every(([name, member]) => matchesSubset(members.get(name), member));
}

function describeCall(operationId: string, { times: _, ...expected }: ExpectedCall): string {
  const details = Object.entries(expected).filter(([, value]) => value !== undefined);
  if (details.length === 0) return operationId;
  const members = redactMembers(Object.fromEntries(details));
  const text = JSON.stringify(members, (_name, member) => (member === undefined ? "[absent]" : member));
  return `${operationId} with ${truncate(text)}`;
}

function failure(
  problem: string,
  { requests, forgotten, show }: JournalSnapshot,
  undecided: readonly StoredRequest[],
  listed: readonly StoredRequest[],
  title: string,
): Error {
  const lines = [problem];
  if (forgotten > 0) {
    lines.push(
      `The journal is full: it holds ${requests.length} requests, and dropped ${forgotten} older ones that may match. ` +
        "Call clear() before the calls, or set a larger journalSize.",
    );
  }
  if (undecided.length > 0) {
    const numbers = undecided.slice(-maxListed).map(({ sequence }) => `#${sequence}`);
    lines.push(
      `The journal stores bodies of up to ${maxBodyLength} bytes. Longer ones may match: those of ${numbers.join(", ")}. ` +
        "Send a shorter body, or leave out `body`.",
    );
  }
  if (requests.length === 0) lines.push("The journal is empty.");
  if (listed.length > 0) lines.push(title);
  if (listed.length > maxListed) lines.push(`  (${listed.length - maxListed} earlier ones)`);
  lines.push(...listed.slice(-maxListed).map((request) => toLine(show(request))));
  return new Error(lines.join("\n"));
}

function toLine(entry: JournalEntry): string {
  const { operationId, tenantId, fault, body, bodyLength } = entry;
  const parts = [
    `  #${entry.sequence} ${entry.method} ${entry.target} -> ${entry.status ?? "no response"}`,
    operationId ?? "no operation",
  ];
  if (tenantId !== null) parts.push(`tenant ${tenantId}`);
  if (fault !== null) parts.push(`fault ${fault}`);
  if (body !== null) parts.push(`body ${JSON.stringify(body)}`);
  else if (bodyLength > 0) parts.push(`body of ${bodyLength} bytes, not stored`);
  return truncate(parts.join(", "));
}

function truncate(text: string): string {
  return text.length > maxLineLength ? `${text.slice(0, maxLineLength)}...` : text;
}

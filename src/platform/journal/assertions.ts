/** What a test may claim about the requests of a journal, and what it is told when that is not so. */
import type { ExpectedCall, JournalEntry, JournalView, KeptRequest } from "./entry.ts";
import { redactBody } from "./redaction.ts";

/** How many requests a message lists, and how many characters of each. */
const [mostListed, longestLine] = [20, 400];

/**
 * Proves that an operation was called.
 *
 * @param view the journal
 * @param operationId the operation
 * @param expected what the call was like
 * @returns the requests that match
 * @throws Error
 */
export function requireCalls(
  view: JournalView,
  operationId: string,
  expected: ExpectedCall,
): readonly JournalEntry[] {
  checkOperation(view, operationId);
  const found = view.kept.filter((request) => fits(request, operationId, expected));
  const { times } = expected;
  const right = times === undefined ? found.length > 0 : found.length === times && view.forgotten === 0;
  if (right) return found.map(view.show);
  const wanted = times === undefined ? "" : ` ${times} times, not ${found.length}`;
  throw new Error(
    [
      `Expected ${describe(operationId, expected)} to be called${wanted}.`,
      ...tellForgotten(view),
      ...list(view, ofTenant(view.kept, expected.tenantId), "These requests were answered:"),
    ].join("\n"),
  );
}

/**
 * Proves that an operation was not called.
 *
 * @param view the journal
 * @param operationId the operation
 * @param expected what the call would be like
 * @throws Error
 */
export function refuseCalls(
  view: JournalView,
  operationId: string,
  expected: Omit<ExpectedCall, "times">,
): void {
  checkOperation(view, operationId);
  const found = view.kept.filter((request) => fits(request, operationId, expected));
  if (found.length === 0 && view.forgotten === 0) return;
  throw new Error(
    [
      `Expected ${describe(operationId, expected)} not to be called.`,
      ...tellForgotten(view),
      ...list(view, found, "It was:"),
    ].join("\n"),
  );
}

function checkOperation({ operationIds }: JournalView, operationId: string): void {
  if (operationIds.includes(operationId)) return;
  throw new RangeError(
    `There is no operation ${JSON.stringify(operationId)}, but ${operationIds.join(", ")}.`,
  );
}

function fits(request: KeptRequest, operationId: string, expected: ExpectedCall): boolean {
  const { status, tenantId, pathParameters = {} } = expected;
  return (
    request.operationId === operationId &&
    (status === undefined || request.status === status) &&
    (tenantId === undefined || request.tenantId === tenantId) &&
    holds(request.pathParameters, pathParameters) &&
    (expected.body === undefined || holds(request.body, expected.body))
  );
}

/** Whether a value has everything that another one says. */
function holds(value: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return Object.is(value, expected);
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(expected)) {
    return false;
  }
  const has = new Map(Object.entries(value));
  const wants = Object.entries(expected);
  if (Array.isArray(expected) && has.size !== wants.length) return false;
  return wants.every(([name, wanted]) => holds(has.get(name), wanted));
}

function describe(operationId: string, { times: _, ...expected }: ExpectedCall): string {
  const details = Object.entries(expected).filter(([, value]) => value !== undefined);
  if (details.length === 0) return operationId;
  return `${operationId} with ${shorten(JSON.stringify(redactBody(Object.fromEntries(details))))}`;
}

function tellForgotten({ forgotten, kept }: JournalView): string[] {
  if (forgotten === 0) return [];
  return [
    `This cannot be told: the journal remembers ${kept.length} requests and has forgotten ${forgotten} older ones. ` +
      "Clear it before, or make the platform with a larger journalSize.",
  ];
}

/** Of several tests on one platform, each wants to see its own requests only. Those without good credentials may be anybody's. */
function ofTenant(requests: readonly KeptRequest[], tenantId: string | undefined): readonly KeptRequest[] {
  if (tenantId === undefined) return requests;
  return requests.filter((request) => request.tenantId === tenantId || request.tenantId === null);
}

function list(view: JournalView, requests: readonly KeptRequest[], title: string): string[] {
  if (requests.length === 0) return view.kept.length === 0 ? ["No request was answered."] : [];
  const shown = requests.slice(-mostListed);
  const more = requests.length - shown.length;
  return [title, ...(more > 0 ? [`  (${more} more before these)`] : []), ...shown.map(view.show).map(toLine)];
}

function toLine(entry: JournalEntry): string {
  const { operationId, tenantId, fault, body, bodyLength } = entry;
  const parts = [
    `  #${entry.sequence} ${entry.method} ${entry.target} -> ${entry.status ?? "no answer"}`,
    operationId ?? "no operation",
    ...(tenantId === null ? [] : [`tenant ${tenantId}`]),
    ...(fault === null ? [] : [`fault ${fault}`]),
    ...(body === null ? [] : [`body ${JSON.stringify(body)}`]),
    ...(body === null && bodyLength > 0 ? [`body of ${bodyLength} bytes, not remembered`] : []),
  ];
  return shorten(parts.join(", "));
}

function shorten(text: string): string {
  return text.length > longestLine ? `${text.slice(0, longestLine)}...` : text;
}

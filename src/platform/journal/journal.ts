/** The latest requests, bounded and redacted, for a test that asks afterwards what was sent. */
import type { Operation } from "../../contract/operation.ts";
import { refuseCalls, requireCalls } from "./assertions.ts";
import type { ExpectedCall, JournalEntry, JournalRecord, KeptRequest } from "./entry.ts";
import { journalBodyLimit, keepHeaders, redactBody, redactTarget } from "./redaction.ts";

/** Which requests to look at: those that match everything that is given. */
export interface JournalFilter {
  readonly operationId?: string | undefined;
  /** An organization or a team. */
  readonly tenantId?: string | undefined;
  readonly method?: string | undefined;
  readonly status?: number | undefined;
  /** Only requests after the one with this sequence number. */
  readonly after?: number | undefined;
  /** The latest so many, 0 or more. */
  readonly limit?: number | undefined;
}

/** The latest requests. */
export interface Journal {
  /** How many are remembered now. */
  readonly size: number;
  /** How many older ones were forgotten to stay within bounds, since the last `clear`. */
  readonly forgotten: number;
  /** Requests in the order in which they were answered, redacted. */
  entries(filter?: JournalFilter): readonly JournalEntry[];
  /** Forgets all of them. */
  clear(): void;
  /**
   * Proves that an operation was called. Bodies are compared before they are redacted.
   *
   * @param operationId the operation, as in `getPipe`
   * @param expected what the call was like
   * @returns the requests that match
   * @throws Error that lists what was asked instead
   */
  assertCalled(operationId: string, expected?: ExpectedCall): readonly JournalEntry[];
  /**
   * Proves that an operation was not called.
   *
   * @param operationId the operation, as in `getPipe`
   * @param expected what the call would be like; any call when left out
   * @throws Error that lists the requests which match, or says that older ones were forgotten, which nobody can tell about
   */
  assertNotCalled(operationId: string, expected?: Omit<ExpectedCall, "times">): void;
}

/** What the pipeline writes to. */
export interface JournalSink {
  /** Remembers one request. */
  record(record: JournalRecord): void;
}

/** How a journal is made. */
export interface JournalOptions {
  /** How many requests it remembers, 0 to 100000. */
  readonly size: number;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** All operations there are. Only values of their query parameters are shown. */
  readonly operations: readonly Pick<Operation, "operationId" | "parameters">[];
}

/** Makes an empty journal. */
export function createJournal({ size, now, operations }: JournalOptions): Journal & JournalSink {
  const ring: KeptRequest[] = [];
  const operationIds = operations.map(({ operationId }) => operationId);
  const query = operations.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.in === "query"),
  );
  const queryNames = new Set(query.map(({ name }) => name));
  let sequence = 0;
  /** How many since the last `clear`; its rest by `size` is where the next one goes. */
  let recorded = 0;
  const kept = () => {
    const oldest = ring.length < size ? 0 : recorded % size;
    return [...ring.slice(oldest), ...ring.slice(0, oldest)];
  };
  const show = (request: KeptRequest) => toEntry(request, queryNames);
  const view = () => ({ forgotten: recorded - ring.length, operationIds, kept: kept(), show });
  return {
    get size() {
      return ring.length;
    },
    get forgotten() {
      return recorded - ring.length;
    },
    entries: (filter = {}) => select(kept(), filter).map(show),
    clear: () => {
      ring.length = 0;
      recorded = 0;
    },
    assertCalled: (operationId, expected = {}) => requireCalls(view(), operationId, expected),
    assertNotCalled: (operationId, expected = {}) => refuseCalls(view(), operationId, expected),
    record: (record) => {
      sequence += 1;
      if (size > 0) ring[recorded % size] = keep(record, sequence, now());
      recorded += 1;
    },
  };
}

/** Spelt out, since this runs for every request: neither the headers nor a large body may be held on to. */
function keep(record: JournalRecord, sequence: number, time: number): KeptRequest {
  const { api, operationId, method, target, pathParameters, tenantId, status, requestId, bodyLength } =
    record;
  return {
    sequence,
    time,
    api,
    operationId,
    method,
    target,
    pathParameters,
    tenantId,
    status,
    requestId,
    headers: keepHeaders(record.headers),
    body: bodyLength > journalBodyLimit ? null : record.body,
    bodyLength,
    fault: record.fault,
  };
}

function toEntry({ time, ...request }: KeptRequest, queryNames: ReadonlySet<string>): JournalEntry {
  const { sequence, target, body, ...rest } = request;
  return {
    sequence,
    at: new Date(time).toISOString(),
    ...rest,
    target: redactTarget(target, queryNames),
    body: redactBody(body),
  };
}

function select(requests: readonly KeptRequest[], filter: JournalFilter): readonly KeptRequest[] {
  const { operationId, tenantId, method, status, after = 0, limit } = filter;
  const selected = requests.filter(
    (request) =>
      request.sequence > after &&
      (operationId === undefined || request.operationId === operationId) &&
      (tenantId === undefined || request.tenantId === tenantId) &&
      (method === undefined || request.method === method) &&
      (status === undefined || request.status === status),
  );
  return limit === undefined ? selected : selected.slice(Math.max(0, selected.length - limit));
}

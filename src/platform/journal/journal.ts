/** Journal of the latest requests: bounded, without credentials, for assertions after the fact. */
import { aString, type OptionRules } from "../../contract/check-options.ts";
import { listQueryKeys } from "../../contract/credential-parts.ts";
import type { Operation } from "../../contract/operation.ts";
import { listQueryTargets } from "../../contract/read-parameter.ts";
import { checkConfig, checkName } from "../lib/check-config.ts";
import { aCount, assertCalled, assertNotCalled } from "./assertions.ts";
import type { ExpectedCall, JournalEntry, JournalRecord, StoredRequest } from "./entry.ts";
import {
  encodeBytes,
  listJournalHeaders,
  maxBodyLength,
  pickHeaders,
  redactMembers,
  redactTarget,
} from "./redaction.ts";

/** Which requests of the journal to return: those that match every member. */
export interface JournalFilter {
  readonly operationId?: string | undefined;
  /** An organization or a team. */
  readonly tenantId?: string | undefined;
  readonly method?: string | undefined;
  readonly status?: number | undefined;
  /** Only requests with a higher `sequence`. */
  readonly after?: number | undefined;
  /** Only the latest of the matching requests, at most this number. */
  readonly limit?: number | undefined;
}

/** The latest requests. */
export interface Journal {
  /** Number of requests in the journal. */
  readonly size: number;
  /** Number of older requests that were dropped because the journal was full, since the last `clear`. */
  readonly forgotten: number;
  /**
   * Returns requests in the order of their responses, redacted.
   *
   * @param filter which requests; all by default
   * @throws PlatformConfigError if a member of the filter is unknown or invalid, or the operation is unknown
   *
   * @example
   * ```ts
   * const rejected = platform.journal.entries({ operationId: "updateAlert", status: 400 });
   * ```
   */
  entries(filter?: JournalFilter): readonly JournalEntry[];
  /** Removes all requests. */
  clear(): void;
  /**
   * Asserts that an operation was called. Bodies are compared as they were sent, not redacted. One of more than 8 KiB is
   * not stored: an assertion that depends on it fails. One that the platform did not read, as with 401 and 413, matches nothing.
   *
   * @param expected what the request and its response were like
   * @returns the matching requests
   * @throws Error that lists the requests of the journal
   * @throws PlatformConfigError if the operation or a member of `expected` is unknown or invalid
   *
   * @example
   * ```ts
   * platform.journal.assertCalled("updateAlert", { times: 1, body: { threshold: 10 } });
   * ```
   */
  assertCalled(operationId: string, expected?: ExpectedCall): readonly JournalEntry[];
  /**
   * Asserts that an operation was not called.
   *
   * @param expected what the request and its response would be like; any call by default
   * @throws Error that lists the matching requests, or says that dropped requests or long bodies may match
   * @throws PlatformConfigError if the operation or a member of `expected` is unknown or invalid
   *
   * @example
   * ```ts
   * platform.journal.assertNotCalled("updateAlert", { status: 500 });
   * ```
   */
  assertNotCalled(operationId: string, expected?: Omit<ExpectedCall, "times">): void;
}

/** The journal as the pipeline uses it. */
export interface JournalSink {
  /** Records one request. */
  record(record: JournalRecord): void;
}

const filterRules: OptionRules<JournalFilter> = {
  operationId: aString,
  tenantId: aString,
  method: aString,
  status: aCount,
  after: aCount,
  limit: aCount,
};

/** Creates an empty journal of the latest requests, at most `size`. `operations`: every operation of the platform. */
export function createJournal(
  size: number,
  now: () => number,
  operations: readonly Pick<Operation, "operationId" | "parameters" | "security">[],
): Journal & JournalSink {
  /** Ring buffer: the next request goes to index `recorded % size`. */
  const ring: StoredRequest[] = [];
  /** Number of requests since the last `clear`. */
  let recorded = 0;
  let sequence = 0;
  const headerNames = listJournalHeaders(operations);
  const operationIds = operations.map(({ operationId }) => operationId);
  const queryNames = new Set(operations.flatMap(({ parameters }) => listQueryTargets(parameters).names));
  for (const name of listQueryKeys(operations)) queryNames.delete(name);
  const requests = (): readonly StoredRequest[] => {
    const oldest = ring.length < size ? 0 : recorded % size;
    return [...ring.slice(oldest), ...ring.slice(0, oldest)];
  };
  const show = ({ sequence, time, target, body, ...request }: StoredRequest): JournalEntry => ({
    sequence,
    at: new Date(time).toISOString(),
    ...request,
    target: redactTarget(target, queryNames),
    body: redactMembers(body),
  });
  const snapshot = () => ({ operations, requests: requests(), forgotten: recorded - ring.length, show });
  return {
    get size() {
      return ring.length;
    },
    get forgotten() {
      return recorded - ring.length;
    },
    entries: (filter = {}) => {
      const checked: JournalFilter = checkConfig(filterRules, filter, "filter.");
      if (checked.operationId !== undefined) checkName("operation", checked.operationId, operationIds);
      return selectRequests(requests(), checked).map(show);
    },
    clear: () => {
      ring.length = 0;
      recorded = 0;
    },
    assertCalled: (operationId, expected = {}) => assertCalled(snapshot(), operationId, expected),
    assertNotCalled: (operationId, expected = {}) => assertNotCalled(snapshot(), operationId, expected),
    // Keeps neither all headers nor a large body in memory.
    record: (request) => {
      sequence += 1;
      recorded += 1;
      if (size === 0) return;
      const headers = pickHeaders(request.headers, headerNames);
      const body = request.bodyLength > maxBodyLength ? null : encodeBytes(request.body);
      ring[(recorded - 1) % size] = { ...request, sequence, time: now(), headers, body };
    },
  };
}

function selectRequests(
  requests: readonly StoredRequest[],
  { operationId, tenantId, method, status, after = 0, limit = Number.POSITIVE_INFINITY }: JournalFilter,
): readonly StoredRequest[] {
  const selected = requests.filter(
    (request) =>
      request.sequence > after &&
      (operationId === undefined || request.operationId === operationId) &&
      (tenantId === undefined || request.tenantId === tenantId) &&
      (method === undefined || request.method === method) &&
      (status === undefined || request.status === status),
  );
  return selected.slice(Math.max(0, selected.length - limit));
}

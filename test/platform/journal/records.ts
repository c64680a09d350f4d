/** Requests for the journal's tests. */

import type { JournalRecord } from "../../../src/platform/journal/entry.ts";
import { createJournal } from "../../../src/platform/journal/journal.ts";

const filter = { name: "filter", in: "query", required: false, repeated: true } as const;
const pipeId = { name: "pipeId", in: "path", required: true, repeated: false } as const;
const operations = [
  { operationId: "listServices", parameters: [filter] },
  { operationId: "updatePipeSettings", parameters: [pipeId] },
];
/** An empty journal of two operations, at the first moment of 2026. */
export const newJournal = (size = 10) => createJournal({ size, now: () => 1_767_225_600_000, operations });

/** A write. */
export const update: JournalRecord = {
  api: "management",
  operationId: "updatePipeSettings",
  method: "PUT",
  target: "/v1/organizations/o/services/s/pipes/p/settings",
  pathParameters: { organizationId: "o", serviceId: "s", pipeId: "p" },
  tenantId: "o",
  status: 200,
  requestId: "r",
  headers: { "content-type": "application/json", authorization: "Basic c2VjcmV0" },
  body: { engine_max_threads: 8 },
  bodyLength: 25,
  fault: null,
};
/** A read. */
export const list: JournalRecord = {
  ...update,
  operationId: "listServices",
  method: "GET",
  target: "/v1/organizations/o/services?filter=tag:env",
  pathParameters: { organizationId: "o" },
  body: null,
  bodyLength: 0,
};

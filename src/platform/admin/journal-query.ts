/** Reads which requests of the journal are asked for. */

import type { JournalFilter } from "../journal/journal.ts";
import { HttpError } from "../pipeline/http-error.ts";
import { readQuery } from "../pipeline/target.ts";

const names = ["operationId", "tenantId", "method", "status", "after", "limit"] as const;
const known = new Map(names.map((name) => [name as string, { repeated: false }]));

/**
 * Reads the query of `GET /_platform/journal`.
 *
 * @param query without its question mark
 * @throws HttpError 400
 */
export function readJournalQuery(query: string): JournalFilter {
  const values: Record<string, unknown> = {};
  readQuery(query, known, values);
  return {
    operationId: readText(values["operationId"]),
    tenantId: readText(values["tenantId"]),
    method: readText(values["method"])?.toUpperCase(),
    status: readCount("status", values["status"]),
    after: readCount("after", values["after"]),
    limit: readCount("limit", values["limit"]),
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function readCount(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string" && /^\d{1,15}$/.test(value)) return Number(value);
  throw new HttpError(400, `/parameters/${name} must be a whole number, 0 or more`);
}

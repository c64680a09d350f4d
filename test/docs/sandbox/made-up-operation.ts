import type { Operation } from "../../../src/contract/operation.ts";

/** An operation of an API that does not exist. */
export const operation: Operation = {
  operationId: "replaceReport",
  method: "PUT",
  path: "/v3/reports/{reportId}",
  parameters: [
    { name: "reportId", in: "path", required: true, style: "simple", explode: false, kind: "value" },
    { name: "format", in: "query", required: false, style: "form", explode: true, kind: "value" },
    { name: "tag", in: "query", required: false, style: "form", explode: true, kind: "list" },
  ],
  requestBody: { mediaType: "application/json", kind: "json", required: true },
  security: [{ scheme: "basic" }],
  success: { 200: { kind: "json", mediaType: "application/json", payload: "data", type: "object" } },
  safe: false,
  idempotent: true,
  beta: false,
  deprecated: false,
};

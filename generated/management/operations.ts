// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { Operation, OperationTable } from "../../src/contract/operation.ts";
import type { operations as Operations } from "./types.ts";

export const listServices_operation = {
  operationId: "listServices",
  method: "GET",
  path: "/v1/organizations/{organizationId}/services",
  parameters: [
    { name: "organizationId", in: "path", required: true, style: "simple", explode: false, kind: "value", type: "string" },
    { name: "filter", in: "query", required: false, style: "form", explode: true, kind: "list", type: "string" },
  ],
  requestBody: null,
  security: [{ scheme: "basic" }],
  success: { 200: { kind: "json", mediaType: "application/json", payload: "result", type: "array" } },
  safe: true,
  idempotent: true,
  beta: false,
  deprecated: false,
} as const satisfies Operation;

export const getPipe_operation = {
  operationId: "getPipe",
  method: "GET",
  path: "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}",
  parameters: [
    { name: "organizationId", in: "path", required: true, style: "simple", explode: false, kind: "value", type: "string" },
    { name: "serviceId", in: "path", required: true, style: "simple", explode: false, kind: "value", type: "string" },
    { name: "pipeId", in: "path", required: true, style: "simple", explode: false, kind: "value", type: "string" },
  ],
  requestBody: null,
  security: [{ scheme: "basic" }],
  success: { 200: { kind: "json", mediaType: "application/json", payload: "result", type: "object" } },
  safe: true,
  idempotent: true,
  beta: true,
  deprecated: false,
} as const satisfies Operation;

export const updatePipeSettings_operation = {
  operationId: "updatePipeSettings",
  method: "PUT",
  path: "/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings",
  parameters: [
    { name: "organizationId", in: "path", required: true, style: "simple", explode: false, kind: "value", type: "string" },
    { name: "serviceId", in: "path", required: true, style: "simple", explode: false, kind: "value", type: "string" },
    { name: "pipeId", in: "path", required: true, style: "simple", explode: false, kind: "value", type: "string" },
  ],
  requestBody: { mediaType: "application/json", kind: "json", required: true },
  security: [{ scheme: "basic" }],
  success: { 200: { kind: "json", mediaType: "application/json", payload: "result", type: "object" } },
  safe: false,
  idempotent: true,
  beta: true,
  deprecated: false,
} as const satisfies Operation;

/** Every operation of the Management API, by operationId. */
export const operations = {
  /**
   * List services
   *
   * Returns the services of one organization, with their endpoints, scaling, network access and encryption. The request
   * has no body.
   *
   * The optional `filter` restricts the list by resource tags; no other kind of filter is supported. Read the whole
   * array, which may be empty, and do not rely on the position of a service.
   */
  listServices: listServices_operation,
  /**
   * Get a pipe
   *
   * **Beta.** The vendor declares its contract stable and expects no breaking changes.
   *
   * Returns one pipe of a service: its state, scaling, source, destination, field mappings and settings. The request has
   * no body.
   *
   * `source` has one member per source kind: `kafka`, `objectStorage`, `kinesis` or `postgres`. Which member is present
   * for a given pipe, and which fields are always present, is not documented: check for a member before reading it, and
   * expect unknown source kinds.
   *
   * @beta
   */
  getPipe: getPipe_operation,
  /**
   * Update pipe settings
   *
   * **Beta.** The vendor declares its contract stable and expects no breaking changes.
   *
   * Changes settings of a pipe and returns an object with all of them. No setting is required. Each is an integer with
   * an inclusive range or a boolean, and may be `null`. Durations are in milliseconds (`_ms`) and sizes in bytes
   * (`_bytes`). A value outside its range is outside the contract.
   *
   * Omitting a setting, sending `null`, and sending `0` or `false` are three different requests. What `null` does, and
   * whether an omitted setting keeps its value, is not documented: if you depend on either, get the pipe afterwards and
   * compare.
   *
   * @beta
   */
  updatePipeSettings: updatePipeSettings_operation,
} as const satisfies OperationTable;

/** Types of every operation, by operationId. */
export type operations = Operations;

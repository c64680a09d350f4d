// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { Operation, OperationTable } from "../../src/contract/operation.ts";
import type { operations as Operations } from "./types.ts";

export const updateAlert_operation = {
  operationId: "updateAlert",
  method: "PUT",
  path: "/api/v2/alerts/{id}",
  parameters: [
    { name: "id", in: "path", required: true, style: "simple", explode: false, kind: "value", type: "string" },
  ],
  requestBody: { mediaType: "application/json", kind: "json", required: true },
  security: [{ scheme: "bearer" }],
  success: { 200: { kind: "json", mediaType: "application/json", payload: "data", type: "object", isStatusInferred: true } },
  safe: false,
  idempotent: true,
  beta: false,
  deprecated: false,
} as const satisfies Operation;

export const listDashboards_operation = {
  operationId: "listDashboards",
  method: "GET",
  path: "/api/v2/dashboards",
  parameters: [],
  requestBody: null,
  security: [{ scheme: "bearer" }],
  success: { 200: { kind: "json", mediaType: "application/json", payload: "data", type: "array", isStatusInferred: true } },
  safe: true,
  idempotent: true,
  beta: false,
  deprecated: false,
} as const satisfies Operation;

/** Every operation of the Observability API, by operationId. */
export const operations = {
  /**
   * Update an alert
   *
   * Changes one alert: what it watches, its threshold and interval, the channel that it notifies, and its name and
   * message. Returns the alert.
   *
   * No field of the body is required. What happens to an omitted field is not documented: to be certain of the result,
   * send every field whose value matters and compare the returned alert.
   *
   * The dashboard is `dashboardId` in the body and `dashboard` in the response. The body has no field for the saved
   * search, the grouping or the silencing of an alert.
   */
  updateAlert: updateAlert_operation,
  /**
   * List dashboards
   *
   * Returns the dashboards with their tiles and the data series of each tile. Takes no parameters and no body.
   *
   * An update of an alert takes the identifiers of a dashboard and of a tile from this list as `dashboardId` and
   * `tileId`.
   */
  listDashboards: listDashboards_operation,
} as const satisfies OperationTable;

/** Types of every operation, by operationId. */
export type operations = Operations;

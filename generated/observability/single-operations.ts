// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { SelectableOperation } from "../../src/client/create-client-of.ts";
import {
  updateAlert_operation,
  listDashboards_operation,
} from "./operations.ts";
import {
  updateAlert_requests,
  listDashboards_requests,
} from "./requests.js";

/**
 * Update an alert
 *
 * For a client of selected operations.
 */
export const updateAlert: SelectableOperation<"updateAlert"> = {
  operation: updateAlert_operation,
  requests: updateAlert_requests,
  importResponses: () => import("./responses.js").then(({ updateAlert_responses }) => updateAlert_responses),
};

/**
 * List dashboards
 *
 * For a client of selected operations.
 */
export const listDashboards: SelectableOperation<"listDashboards"> = {
  operation: listDashboards_operation,
  requests: listDashboards_requests,
  importResponses: () => import("./responses.js").then(({ listDashboards_responses }) => listDashboards_responses),
};

// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
import type { SelectableOperation } from "../../src/client/create-client-of.ts";
import {
  listServices_operation,
  getPipe_operation,
  updatePipeSettings_operation,
} from "./operations.ts";
import {
  listServices_requests,
  getPipe_requests,
  updatePipeSettings_requests,
} from "./requests.js";

/**
 * List services
 *
 * For a client of selected operations.
 */
export const listServices: SelectableOperation<"listServices"> = {
  operation: listServices_operation,
  requests: listServices_requests,
  importResponses: () => import("./responses.js").then(({ listServices_responses }) => listServices_responses),
};

/**
 * Get a pipe
 *
 * For a client of selected operations.
 *
 * @beta
 */
export const getPipe: SelectableOperation<"getPipe"> = {
  operation: getPipe_operation,
  requests: getPipe_requests,
  importResponses: () => import("./responses.js").then(({ getPipe_responses }) => getPipe_responses),
};

/**
 * Update pipe settings
 *
 * For a client of selected operations.
 *
 * @beta
 */
export const updatePipeSettings: SelectableOperation<"updatePipeSettings"> = {
  operation: updatePipeSettings_operation,
  requests: updatePipeSettings_requests,
  importResponses: () => import("./responses.js").then(({ updatePipeSettings_responses }) => updatePipeSettings_responses),
};

/** The Observability API on the platform: its envelopes, and a handler per operation. */
import { operations } from "../../../generated/observability/operations.ts";
import { requestValidators } from "../../../generated/observability/request-validators.js";
import { serving } from "../../../generated/observability/serving.ts";
import type { operations as OperationTypes } from "../../../generated/observability/types.ts";
import { defineApi, type HandlersOf } from "../api.ts";
import { listDashboards } from "./list-dashboards.ts";
import { updateAlert } from "./update-alert.ts";

/** By operationId. */
export type ObservabilityHandlers = HandlersOf<OperationTypes, "data">;

const handlers: ObservabilityHandlers = { listDashboards, updateAlert };

export const observability = defineApi({
  name: "observability",
  operations,
  serving,
  requestValidators,
  loadResponseValidators: async () =>
    (await import("../../../generated/observability/response-validators.js")).responseValidators,
  handlers,
  wrap: (payload) => `{"data":${payload}}`,
  describeError: (_status, message) => ({ message }),
  fieldRateLimit: { requests: 100, perMs: 60_000 },
});

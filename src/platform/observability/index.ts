/** The Observability API on the platform: its envelopes, and a handler per operation. */
import { operations } from "../../../generated/observability/operations.ts";
import { requestValidators } from "../../../generated/observability/request-validators.js";
import { serving } from "../../../generated/observability/serving.ts";
import { defineApi } from "../api.ts";
import type { ObservabilityHandlers } from "./handlers.ts";
import { listDashboards } from "./list-dashboards.ts";
import { updateAlert } from "./update-alert.ts";

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

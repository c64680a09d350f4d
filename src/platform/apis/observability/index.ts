/** The Observability API on the platform: its envelopes, and a handler per operation. */
import { operations } from "../../../../generated/observability/operations.ts";
import { requests } from "../../../../generated/observability/requests.js";
import { defineApi } from "../api.ts";
import type { ObservabilityHandlers } from "./handlers.ts";
import { listDashboards } from "./list-dashboards.ts";
import { updateAlert } from "./update-alert.ts";

const handlers: ObservabilityHandlers = { listDashboards, updateAlert };

export const observability = defineApi({
  name: "observability",
  operations,
  requests,
  loadResponses: async () => (await import("../../../../generated/observability/responses.js")).responses,
  handlers,
  wrap: (payload) => `{"data":${payload}}`,
  describeError: (_status, message) => ({ message }),
  fieldRateLimit: { requests: 100, perMs: 60_000 },
});

/** The Observability API on the platform. */
import { operations } from "../../../../generated/observability/operations.ts";
import { requests } from "../../../../generated/observability/requests.js";
import { responseValues } from "../../../../generated/observability/response-values.ts";
import { defineApi } from "../api.ts";
import { updateAlert } from "./alerts.ts";
import { listDashboards } from "./dashboards.ts";
import type { ObservabilityHandlers } from "./handlers.ts";

const handlers: ObservabilityHandlers = { listDashboards, updateAlert };

export const observability = defineApi({
  name: "observability",
  tenantTerm: "team",
  operations,
  requests,
  loadResponses: async () => (await import("../../../../generated/observability/responses.js")).responses,
  responseValues,
  handlers,
  wrap: (payload) => `{"data":${payload}}`,
  errorBody: (_status, message) => ({ message }),
  defaultRateLimit: { requests: 100, perMs: 60_000 },
});

/** The Observability API on the platform. */
import type { ApiPart } from "../api.ts";
import * as alerts from "./alerts.ts";
import * as dashboards from "./dashboards.ts";
import { fidelity } from "./fidelity.ts";
import type { ObservabilityHandlers } from "./handlers.ts";

export const observability = {
  basePath: "",
  tenantTerm: "team",
  handlers: { ...alerts, ...dashboards },
  wrap: (payload) => `{"data":${payload}}`,
  errorBody: (_status, message) => ({ message }),
  defaultRateLimit: { requests: 100, perMs: 60_000 },
  fidelity,
} satisfies ApiPart<ObservabilityHandlers>;

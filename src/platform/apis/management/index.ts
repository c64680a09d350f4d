/** The Management API on the platform. */
import type { ApiPart } from "../api.ts";
import { completeStoredSettings } from "./complete-settings.ts";
import { errorCodeOf } from "./error-code.ts";
import { fidelity } from "./fidelity.ts";
import type { ManagementHandlers } from "./handlers.ts";
import * as pipes from "./pipes.ts";
import * as services from "./services.ts";

export const management = {
  basePath: "",
  tenantTerm: "organization",
  handlers: { ...pipes, ...services },
  // A number and a UUID need no escaping; the payload is JSON already.
  wrap: (payload, status, requestId) => `{"status":${status},"requestId":"${requestId}","result":${payload}}`,
  errorBody: (status, message, requestId) => ({
    status,
    requestId,
    error: `${errorCodeOf(status)}: ${message}`,
  }),
  defaultRateLimit: { requests: 10, perMs: 10_000 },
  fidelity,
  completeStore: completeStoredSettings,
} satisfies ApiPart<ManagementHandlers>;

/** The Management API on the platform. */
import { operations } from "../../../../generated/management/operations.ts";
import { requests } from "../../../../generated/management/requests.js";
import { responseValues } from "../../../../generated/management/response-values.ts";
import { errorCodeOf } from "../../http/http-error.ts";
import { defineApi } from "../api.ts";
import type { ManagementHandlers } from "./handlers.ts";
import { getPipe, updatePipeSettings } from "./pipes.ts";
import { listServices } from "./services.ts";

const handlers: ManagementHandlers = { getPipe, listServices, updatePipeSettings };

export const management = defineApi({
  name: "management",
  tenantTerm: "organization",
  operations,
  requests,
  loadResponses: async () => (await import("../../../../generated/management/responses.js")).responses,
  responseValues,
  handlers,
  // A number and a UUID need no escaping; the payload is JSON already.
  wrap: (payload, status, requestId) => `{"status":${status},"requestId":"${requestId}","result":${payload}}`,
  errorBody: (status, message, requestId) => ({
    status,
    requestId,
    error: `${errorCodeOf(status)}: ${message}`,
  }),
  defaultRateLimit: { requests: 10, perMs: 10_000 },
});

/** The Management API on the platform: its envelopes, and a handler per operation. */
import { operations } from "../../../../generated/management/operations.ts";
import { requests } from "../../../../generated/management/requests.js";
import { codeOf } from "../../pipeline/http-error.ts";
import { defineApi } from "../api.ts";
import { getPipe } from "./get-pipe.ts";
import type { ManagementHandlers } from "./handlers.ts";
import { listServices } from "./list-services.ts";
import { updatePipeSettings } from "./update-pipe-settings.ts";

const handlers: ManagementHandlers = { getPipe, listServices, updatePipeSettings };

export const management = defineApi({
  name: "management",
  operations,
  requests,
  loadResponses: async () => (await import("../../../../generated/management/responses.js")).responses,
  handlers,
  // The status is a number and the id a UUID, so that neither needs quoting; the payload is JSON already.
  wrap: (payload, status, requestId) => `{"status":${status},"requestId":"${requestId}","result":${payload}}`,
  describeError: (status, message, requestId) => ({
    status,
    requestId,
    error: `${codeOf(status)}: ${message}`,
  }),
  fieldRateLimit: { requests: 10, perMs: 10_000 },
});

// Generated from the register of APIs by `npm run generate`. Do not edit.
import { defineApi, type PlatformApi } from "../../src/platform/apis/api.ts";
import { management } from "../../src/platform/apis/management/index.ts";
import { operations as managementOperations } from "../management/operations.ts";
import { requests as managementRequests } from "../management/requests.js";
import { responseValues as managementResponseValues } from "../management/response-values.ts";
import { observability } from "../../src/platform/apis/observability/index.ts";
import { operations as observabilityOperations } from "../observability/operations.ts";
import { requests as observabilityRequests } from "../observability/requests.js";
import { responseValues as observabilityResponseValues } from "../observability/response-values.ts";

/** The APIs of the register, in its order. */
export const apis: readonly PlatformApi[] = [
  defineApi({
    name: "management",
    operations: managementOperations,
    requests: managementRequests,
    responseValues: managementResponseValues,
    loadResponses: async () => (await import("../management/responses.js")).responses,
    loadExamples: async () => (await import("../management/examples.ts")).examples,
    ...management,
  }),
  defineApi({
    name: "observability",
    operations: observabilityOperations,
    requests: observabilityRequests,
    responseValues: observabilityResponseValues,
    loadResponses: async () => (await import("../observability/responses.js")).responses,
    loadExamples: async () => (await import("../observability/examples.ts")).examples,
    ...observability,
  }),
];

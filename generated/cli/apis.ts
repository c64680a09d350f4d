// Generated from the register of APIs by `npm run generate`. Do not edit.
import type { CliApi } from "../../src/cli/model/cli-api.ts";
import { commands as managementCommands } from "../management/commands.ts";
import { commands as observabilityCommands } from "../observability/commands.ts";

/** The APIs of the register, in its order. */
export const apis: readonly CliApi[] = [
  {
    name: "management",
    title: "Management API",
    baseUrlVariable: "DATAPLAT_MANAGEMENT_URL",
    credentials: [["keyId", "keySecret"]],
    commands: managementCommands,
    importClient: async () => {
      const { createManagementClient, operations } = await import("../management/client.ts");
      return { operations, createClient: (options) => ({ ...createManagementClient(options) }) };
    },
    importResponses: async () => {
      const [{ responses }, { responseValues }] = await Promise.all([
        import("../management/responses.js"),
        import("../management/response-values.ts"),
      ]);
      return { responses, responseValues };
    },
  },
  {
    name: "observability",
    title: "Observability API",
    baseUrlVariable: "DATAPLAT_OBSERVABILITY_URL",
    credentials: [["accessToken"]],
    commands: observabilityCommands,
    importClient: async () => {
      const { createObservabilityClient, operations } = await import("../observability/client.ts");
      return { operations, createClient: (options) => ({ ...createObservabilityClient(options) }) };
    },
    importResponses: async () => {
      const [{ responses }, { responseValues }] = await Promise.all([
        import("../observability/responses.js"),
        import("../observability/response-values.ts"),
      ]);
      return { responses, responseValues };
    },
  },
];

// Generated from the register of APIs by `npm run generate`. Do not edit.
import type { CliApiEntry } from "../../src/cli/model/cli-api.ts";

/** The APIs of the register, in its order. */
export const apis: readonly CliApiEntry[] = [
  {
    name: "management",
    title: "Management API",
    baseUrlVariable: "DATAPLAT_MANAGEMENT_URL",
    credentials: [["keyId", "keySecret"]],
    commands: [
      { name: "list-services", summary: "List services" },
      { name: "get-pipe", summary: "Get a pipe" },
      { name: "update-pipe-settings", summary: "Update pipe settings" },
    ],
    importCommands: async () => (await import("../management/commands.ts")).commands,
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
    commands: [
      { name: "update-alert", summary: "Update an alert" },
      { name: "list-dashboards", summary: "List dashboards" },
    ],
    importCommands: async () => (await import("../observability/commands.ts")).commands,
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

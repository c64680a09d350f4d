/** Test helpers: clients of the two APIs, with short retry delays. */
import { commands } from "../../generated/management/commands.ts";
import { createManagementClient, type ManagementClientOptions } from "../../src/management.ts";
import { createObservabilityClient, type ObservabilityClientOptions } from "../../src/observability.ts";
import { fastRetry } from "./stubs.ts";

export * from "./stubs.ts";

export const organizationId = "11111111-1111-4111-8111-111111111111";
export const pipe = {
  organizationId,
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};

/** The ids of the pipe as flags of the command line. */
export const pipeFlags = Object.entries(pipe).flatMap(([name, id]) => [`--${name}`, id]);

/** The largest value of the setting `engine_max_threads`, from the contract. */
export const maxThreads = findMaxThreads();

function findMaxThreads(): number {
  const update = commands.find(({ operationId }) => operationId === "updatePipeSettings");
  const setting = update?.body?.members?.find(({ name }) => name === "engine_max_threads");
  if (setting?.maximum === undefined) throw new Error("engine_max_threads has no maximum.");
  return setting.maximum;
}

export function managementClient(baseUrl: string, options: ManagementClientOptions = {}) {
  return createManagementClient({ baseUrl, keyId: "k", keySecret: "s", retry: fastRetry, ...options });
}

export function observabilityClient(baseUrl: string, options: ObservabilityClientOptions = {}) {
  return createObservabilityClient({ baseUrl, accessToken: "demo-token", retry: fastRetry, ...options });
}

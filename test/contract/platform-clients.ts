/** Clients of a platform with demo data, in process and over a port. */
import type { operations as ManagementOperations } from "../../generated/management/types.ts";
import type { operations as ObservabilityOperations } from "../../generated/observability/types.ts";
import { type DataplatError, safe } from "../../src/index.ts";
import { createManagementClient, type ManagementClientOptions } from "../../src/management.ts";
import { createObservabilityClient, type ObservabilityClientOptions } from "../../src/observability.ts";
import { createPlatform } from "../../src/platform/create-platform.ts";
import type { Platform, PlatformOptions } from "../../src/platform/options.ts";

export const organizationId = "11111111-1111-4111-8111-111111111111";

/** Path parameters of the demo Kafka pipe. */
export const pipe = {
  organizationId,
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};

/** The demo pipe of each source kind. */
export const pipesByKind = [
  ["kafka", "33333333-3333-4333-8333-333333333333"],
  ["objectStorage", "44444444-4444-4444-8444-444444444444"],
  ["kinesis", "55555555-5555-4555-8555-555555555555"],
  ["postgres", "66666666-6666-4666-8666-666666666666"],
] as const;

/** Clients of one platform, which throw if a response drifts from the contract. */
export interface Clients {
  readonly platform: Platform;
  management(options?: ManagementClientOptions): ReturnType<typeof createManagementClient>;
  observability(options?: ObservabilityClientOptions): ReturnType<typeof createObservabilityClient>;
  close(): Promise<void>;
}

/** How requests reach the platform. */
export type Transport = "in process" | "over a port";

/**
 * Starts a platform with demo data that validates its responses.
 *
 * @param options options of the platform
 */
export async function startClients(transport: Transport, options: PlatformOptions = {}): Promise<Clients> {
  const platform = createPlatform({ demo: true, checkResponses: true, onError: () => {}, ...options });
  const address =
    transport === "in process"
      ? { baseUrl: platform.baseUrl, fetch: platform.fetch }
      : { baseUrl: (await platform.listen()).url };
  // At most two milliseconds between attempts, unless the platform sends Retry-After.
  const common = { ...address, drift: "throw", retry: { baseDelayMs: 1, maxDelayMs: 2 } } as const;
  return {
    platform,
    management: (given) =>
      createManagementClient({ ...common, keyId: "demo-key", keySecret: "demo-secret", ...given }),
    observability: (given) => createObservabilityClient({ ...common, accessToken: "demo-token", ...given }),
    close: () => platform.close(),
  };
}

/** The operations of all APIs. */
export type OperationId = keyof (ManagementOperations & ObservabilityOperations);

/** One call of each operation. */
export const calls = {
  getPipe: ({ management }: Clients) => management().getPipe(pipe),
  updatePipeSettings: ({ management }: Clients) =>
    management().updatePipeSettings(pipe, { engine_max_threads: 2 }),
  listServices: ({ management }: Clients) => management().listServices({ organizationId }),
  updateAlert: ({ observability }: Clients) =>
    observability().updateAlert({ id: "alert-1" }, { threshold: 2 }),
  listDashboards: ({ observability }: Clients) => observability().listDashboards(),
} satisfies Readonly<Record<OperationId, (clients: Clients) => Promise<unknown>>>;

/** Resolves to the error of a call; throws if the call succeeds. */
export async function failureOf(promise: Promise<unknown>): Promise<DataplatError> {
  const result = await safe(promise);
  if (result.ok)
    throw new Error(`Expected an error, but the call resolved to ${JSON.stringify(result.data)}.`);
  return result.error;
}

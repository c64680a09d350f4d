/** Test helpers: clients with short retry delays, error capture and a `fetch` stub. */
import { commands } from "../../generated/management/commands.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { type DataplatError, safe } from "../../src/index.ts";
import { createManagementClient, type ManagementClientOptions } from "../../src/management.ts";
import { createObservabilityClient, type ObservabilityClientOptions } from "../../src/observability.ts";

export const organizationId = "11111111-1111-4111-8111-111111111111";
export const pipe = {
  organizationId,
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};

/** The largest value of the setting `engine_max_threads`, from the contract. */
export const maxThreads = findMaxThreads();

function findMaxThreads(): number {
  const update = commands.find(({ operationId }) => operationId === "updatePipeSettings");
  const setting = update?.body?.members?.find(({ name }) => name === "engine_max_threads");
  if (setting?.maximum === undefined) throw new Error("engine_max_threads has no maximum.");
  return setting.maximum;
}

/** Retry options with delays of at most 2 ms. */
export const fastRetry = { baseDelayMs: 1, maxDelayMs: 2 };

/** Creates a Management API client. */
export function managementClient(baseUrl: string, options: ManagementClientOptions = {}) {
  return createManagementClient({ baseUrl, keyId: "k", keySecret: "s", retry: fastRetry, ...options });
}

/** Creates an Observability API client. */
export function observabilityClient(baseUrl: string, options: ObservabilityClientOptions = {}) {
  return createObservabilityClient({ baseUrl, accessToken: "demo-token", retry: fastRetry, ...options });
}

/**
 * Resolves to the error of a failed call.
 *
 * @throws any error that is not a DataplatError, or an Error if the call succeeds
 */
export async function getError(promise: Promise<unknown>): Promise<DataplatError> {
  const result = await safe(promise);
  if (result.ok) throw new Error(`Expected an error, received ${JSON.stringify(result.data)}.`);
  return result.error;
}

/** Resolves to the error of a failed client creation. */
export function getCreationError(make: () => unknown): Promise<DataplatError> {
  return getError(Promise.resolve().then(make));
}

/** Creates an operation table from members that differ from those of a GET without parameters that returns JSON. */
export function operationTable(
  operations: Readonly<Record<string, Partial<Operation>>>,
): Readonly<Record<string, Operation>> {
  const defaults = {
    method: "GET",
    parameters: [],
    requestBody: null,
    security: [],
    success: { 200: { kind: "json", mediaType: "application/json" } },
    safe: true,
    idempotent: true,
    beta: false,
    deprecated: false,
  } as const;
  const entries = Object.entries(operations);
  return Object.fromEntries(
    entries.map(([id, members]) => [id, { operationId: id, path: `/${id}`, ...defaults, ...members }]),
  );
}

/** Creates a `fetch` stub that records its requests. */
export function stubFetch(respond: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, init });
    return respond(url, init);
  };
  return { fetch, sent };
}

/** Resolves after the given number of milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The Observability API: alerts and dashboards. Binds the client core to its operations, envelope and credentials. */
import { operations } from "../generated/observability/operations.ts";
import { requests } from "../generated/observability/requests.js";
import type { operations as OperationTypes } from "../generated/observability/types.ts";
import { createClient } from "./client/create-client.ts";
import { type BearerCredentials, bearerAuthorization } from "./client/credentials.ts";
import type { ClientOptions } from "./client/options.ts";
import type { Client } from "./client/types.ts";

/** Options of an Observability API client: its address, its token, and how it behaves. */
export type ObservabilityClientOptions = ClientOptions & BearerCredentials;

/** The operations of the Observability API. */
export interface ObservabilityClient extends Client<typeof operations, OperationTypes, "data"> {}

/**
 * Makes a client of the Observability API (reference: Authentication, Endpoints). Nothing is sent until an operation is called.
 *
 * @param options `baseUrl` and `accessToken`, each filled in from `DATAPLAT_OBSERVABILITY_URL` and `DATAPLAT_ACCESS_TOKEN`
 *   when absent, and how the client behaves
 * @returns `updateAlert` and `listDashboards`
 * @throws ConfigError when an option is missing or wrong
 */
export function createObservabilityClient(options: ObservabilityClientOptions = {}): ObservabilityClient {
  const binding = {
    operations,
    requestValidators: requests,
    loadShapes: async () => ({ responseShapes: {}, conforming: {} }),
    payload: "data",
    baseUrlVariable: "DATAPLAT_OBSERVABILITY_URL",
  };
  // The client is made of the same table that its type is derived from.
  return createClient(binding, bearerAuthorization(options), options) as ObservabilityClient;
}

export type * from "../generated/observability/types.ts";
export { operations };

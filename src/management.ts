/** The Management API: pipes and services. Binds the client core to its operations, envelope and credentials. */
import { operations } from "../generated/management/operations.ts";
import { requests } from "../generated/management/requests.js";
import type { operations as OperationTypes } from "../generated/management/types.ts";
import { createClient } from "./client/create-client.ts";
import { type BasicCredentials, basicAuthorization } from "./client/credentials.ts";
import type { ClientOptions } from "./client/options.ts";
import type { Client } from "./client/types.ts";

/** Options of a Management API client: its address, its key, and how it behaves. */
export type ManagementClientOptions = ClientOptions & BasicCredentials;

/** The operations of the Management API. */
export interface ManagementClient extends Client<typeof operations, OperationTypes, "result"> {}

/**
 * Makes a client of the Management API (reference: Authentication, Endpoints). Nothing is sent until an operation is called.
 *
 * @param options `baseUrl`, `keyId` and `keySecret`, each filled in from `DATAPLAT_MANAGEMENT_URL`, `DATAPLAT_KEY_ID` and
 *   `DATAPLAT_KEY_SECRET` when absent, and how the client behaves
 * @returns `getPipe`, `updatePipeSettings` and `listServices`
 * @throws ConfigError when an option is missing or wrong
 */
export function createManagementClient(options: ManagementClientOptions = {}): ManagementClient {
  const binding = {
    operations,
    requestValidators: requests,
    loadShapes: async () => ({ responseShapes: {}, conforming: {} }),
    payload: "result",
    baseUrlVariable: "DATAPLAT_MANAGEMENT_URL",
  };
  // The client is made of the same table that its type is derived from.
  return createClient(binding, basicAuthorization(options), options) as ManagementClient;
}

export type * from "../generated/management/types.ts";
export { operations };

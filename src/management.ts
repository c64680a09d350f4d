/** Management API: pipes and services. Binds the client core to its generated files and its credentials. */
import { operations } from "../generated/management/operations.ts";
import { requests } from "../generated/management/requests.js";
import { createClient } from "./client/create-client.ts";
import { type BasicCredentials, basic } from "./client/credentials.ts";
import type { ClientOptions } from "./client/options.ts";
import type { Client } from "./client/types.ts";

/** Options of a Management API client. */
export interface ManagementClientOptions extends ClientOptions, BasicCredentials {}

/** Client of the Management API: one function per operation. */
export interface ManagementClient extends Client<typeof operations, operations> {}

/**
 * Creates a client of the Management API (vendor's documentation: Authentication, Endpoints). Sends nothing until an operation is called.
 *
 * @param options `baseUrl`, `keyId` and `keySecret`, which default to `DATAPLAT_MANAGEMENT_URL`, `DATAPLAT_KEY_ID` and
 *   `DATAPLAT_KEY_SECRET`, and the options of every client
 * @returns a client with one function per operation
 * @throws ConfigError if an option is missing, unknown or invalid
 */
export function createManagementClient(options: ManagementClientOptions = {}): ManagementClient {
  const client = createClient(
    {
      operations,
      requests,
      importResponses: () => import("../generated/management/responses.js"),
      scheme: basic,
      baseUrlVariable: "DATAPLAT_MANAGEMENT_URL",
    },
    options,
  );
  // It has a function for each entry of the table that its type is derived from.
  return client as unknown as ManagementClient;
}

export type * from "../generated/management/types.ts";
export { operations };

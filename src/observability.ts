/** Observability API: alerts and dashboards. Binds the client core to its generated files and its credentials. */
import { operations } from "../generated/observability/operations.ts";
import { requests } from "../generated/observability/requests.js";
import { createClient } from "./client/create-client.ts";
import { type BearerCredentials, bearer } from "./client/credentials.ts";
import type { ClientOptions } from "./client/options.ts";
import type { Client } from "./client/types.ts";

/** Options of an Observability API client. */
export interface ObservabilityClientOptions extends ClientOptions, BearerCredentials {}

/** Client of the Observability API: one function per operation. */
export interface ObservabilityClient extends Client<typeof operations, operations> {}

/**
 * Creates a client of the Observability API (vendor's documentation: Authentication, Endpoints). Sends nothing until an operation is called.
 *
 * @param options `baseUrl` and `accessToken`, which default to `DATAPLAT_OBSERVABILITY_URL` and `DATAPLAT_ACCESS_TOKEN`, and the
 *   options of every client
 * @returns a client with one function per operation
 * @throws ConfigError if an option is missing, unknown or invalid
 */
export function createObservabilityClient(options: ObservabilityClientOptions = {}): ObservabilityClient {
  const client = createClient(
    {
      operations,
      requests,
      importResponses: () => import("../generated/observability/responses.js"),
      scheme: bearer,
      baseUrlVariable: "DATAPLAT_OBSERVABILITY_URL",
    },
    options,
  );
  // It has a function for each entry of the table that its type is derived from.
  return client as unknown as ObservabilityClient;
}

export type * from "../generated/observability/types.ts";
export { operations };

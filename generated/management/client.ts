// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
/** Client of the Management API. */
import { createClient } from "../../src/client/create-client.ts";
import { createClientOf, type SelectableOperation } from "../../src/client/create-client-of.ts";
import { createFetch } from "../../src/client/create-fetch.ts";
import { createFetchClient, type FetchClient } from "../../src/client/create-fetch-client.ts";
import { basic, type CredentialsOf } from "../../src/client/credentials.ts";
import { fetchRules } from "../../src/client/option-rules.ts";
import { resolveClientOptions } from "../../src/client/settings.ts";
import type { Client } from "../../src/client/types.ts";
import type { ApiFetch, ClientOptions, FetchOptions } from "../../src/index.ts";
import { operations } from "./operations.ts";
import { requests } from "./requests.js";
import type { paths } from "./types.ts";

/** Options of a client of the Management API. */
export interface ManagementClientOptions extends ClientOptions, CredentialsOf<typeof operations> {}

/** Options of `createManagementFetch`. */
export interface ManagementFetchOptions extends FetchOptions, CredentialsOf<typeof operations> {}

/** Client of the Management API: one function per operation. */
export interface ManagementClient extends Client<typeof operations, operations> {}

const api = { operations, schemes: [basic], baseUrlVariable: "DATAPLAT_MANAGEMENT_URL" };

/**
 * Creates a client of the Management API. Sends nothing until an operation is called.
 *
 * @param options `baseUrl`, `keyId` and `keySecret`, which default to
 *   `DATAPLAT_MANAGEMENT_URL`, `DATAPLAT_KEY_ID` and `DATAPLAT_KEY_SECRET`,
 *   and the options of every client
 * @returns a client with one function per operation
 * @throws ConfigError if an option is missing, unknown or invalid
 * @example
 * ```ts
 * const management = createManagementClient({ baseUrl: "https://api.example.com", keyId, keySecret });
 * const result = await management.listServices({
 *   organizationId: "11111111-1111-4111-8111-111111111111",
 * });
 * ```
 */
export function createManagementClient(options: ManagementClientOptions = {}): ManagementClient {
  const client = createClient({ ...api, requests, importResponses: () => import("./responses.js") }, options);
  // It has a function for each entry of the table that its type is derived from.
  return client as unknown as ManagementClient;
}

/**
 * Creates a client of some operations of the Management API. A bundle has what these operations need, and nothing of the others.
 *
 * @param selection constants of this module, named as the operations
 * @param options those of {@link createManagementClient}
 * @returns a client with one function per selected operation
 * @throws ConfigError if an option is missing, unknown or invalid
 * @example
 * ```ts
 * const management = createManagementClientOf([listServices], { baseUrl: "https://api.example.com", keyId, keySecret });
 * const result = await management.listServices({
 *   organizationId: "11111111-1111-4111-8111-111111111111",
 * });
 * ```
 */
export function createManagementClientOf<Id extends keyof ManagementClient>(
  selection: readonly SelectableOperation<Id>[],
  options: ManagementClientOptions = {},
): Pick<ManagementClient, Id> {
  const client = createClientOf({ schemes: [basic], baseUrlVariable: "DATAPLAT_MANAGEMENT_URL" }, selection, options);
  // It has a function for each operation of the selection.
  return client as unknown as Pick<ManagementClient, Id>;
}

/**
 * Creates a standard `fetch` for the Management API, for what its document does not describe. It sends with the
 * client's credentials, attempts, timeouts, deadline, rate limit and events. Retries depend on the method: GET, HEAD and
 * OPTIONS only read, PUT and DELETE are idempotent, other methods are writes.
 *
 * The function takes a path below `baseUrl` that starts with a slash, a URL or a `Request`. It rejects another origin and an
 * address outside the path of `baseUrl`. It resolves to a `Response` for any status, whose body has been read, up to
 * `maxResponseBytes`; redirects are not followed. It rejects with the errors of this package. Of `init` it takes `method`,
 * `headers`, `body` (read once, before the first attempt), `signal`, `duplex`, `redirect: "manual"` and
 * `credentials: "omit"`; it rejects anything else rather than ignore it. A `Request` must not set `redirect: "error"`,
 * `cache`, `integrity` or `keepalive`; its `mode` and `credentials` have no effect, since no cookies are sent.
 *
 * @param options `baseUrl`, `keyId` and `keySecret`, as for `createManagementClient`, and the options of
 *   every client but `drift` and `validateRequests`
 * @throws ConfigError if an option is missing, unknown or invalid
 * @example
 * ```ts
 * const managementFetch = createManagementFetch({ baseUrl: "https://api.example.com", keyId, keySecret });
 * const response = await managementFetch("/v1/organizations/11111111-1111-4111-8111-111111111111/services");
 * if (!response.ok) console.error(response.status, await response.text());
 * ```
 */
export function createManagementFetch(options: ManagementFetchOptions = {}): ApiFetch {
  return createFetch(resolveClientOptions(fetchRules, api, options));
}

/**
 * Creates openapi-fetch's client of the Management API, on the `fetch` of {@link createManagementFetch}. Libraries that
 * take such a client, such as `openapi-react-query`, work with it. Requests of documented operations are validated, and sent, as
 * those of {@link createManagementClient}; other paths are sent as openapi-fetch does.
 *
 * @param options those of {@link createManagementClient}
 * @returns a client with `GET`, `PUT` and the other methods, by path
 * @throws ConfigError if an option is missing, unknown or invalid
 * @example
 * ```ts
 * const client = createManagementFetchClient({ baseUrl: "https://api.example.com", keyId, keySecret });
 * const { data, error } = await client.GET(
 *   "/v1/organizations/{organizationId}/services",
 *   {
 *     params: {
 *       path: {
 *         organizationId: "11111111-1111-4111-8111-111111111111",
 *       },
 *     },
 *   },
 * );
 * ```
 */
export function createManagementFetchClient(options: ManagementClientOptions = {}): FetchClient<paths> {
  return createFetchClient<paths>({ ...api, requests, importResponses: () => import("./responses.js") }, options);
}

export * from "./single-operations.ts";
export type * from "./types.ts";
export { operations };

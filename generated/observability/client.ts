// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
/** Client of the Observability API. */
import { createClient } from "../../src/client/create-client.ts";
import { createClientOf, type SelectableOperation } from "../../src/client/create-client-of.ts";
import { createFetch } from "../../src/client/create-fetch.ts";
import { createFetchClient, type FetchClient } from "../../src/client/create-fetch-client.ts";
import { bearer, type CredentialsOf } from "../../src/client/credentials.ts";
import { fetchRules } from "../../src/client/option-rules.ts";
import { resolveClientOptions } from "../../src/client/settings.ts";
import type { Client } from "../../src/client/types.ts";
import type { ApiFetch, ClientOptions, FetchOptions } from "../../src/index.ts";
import { operations } from "./operations.ts";
import { requests } from "./requests.js";
import type { paths } from "./types.ts";

/** Options of a client of the Observability API. */
export interface ObservabilityClientOptions extends ClientOptions, CredentialsOf<typeof operations> {}

/** Options of `createObservabilityFetch`. */
export interface ObservabilityFetchOptions extends FetchOptions, CredentialsOf<typeof operations> {}

/** Client of the Observability API: one function per operation. */
export interface ObservabilityClient extends Client<typeof operations, operations> {}

const api = { operations, schemes: [bearer], baseUrlVariable: "DATAPLAT_OBSERVABILITY_URL" };

/**
 * Creates a client of the Observability API. Sends nothing until an operation is called.
 *
 * @param options `baseUrl` and `accessToken`, which default to
 *   `DATAPLAT_OBSERVABILITY_URL` and `DATAPLAT_ACCESS_TOKEN`,
 *   and the options of every client
 * @returns a client with one function per operation
 * @throws ConfigError if an option is missing, unknown or invalid
 * @example
 * ```ts
 * const observability = createObservabilityClient({ baseUrl: "https://api.example.com", accessToken });
 * const result = await observability.listDashboards();
 * ```
 */
export function createObservabilityClient(options: ObservabilityClientOptions = {}): ObservabilityClient {
  const client = createClient({ ...api, requests, importResponses: () => import("./responses.js") }, options);
  // It has a function for each entry of the table that its type is derived from.
  return client as unknown as ObservabilityClient;
}

/**
 * Creates a client of some operations of the Observability API. A bundle has what these operations need, and nothing of the others.
 *
 * @param selection constants of this module, named as the operations
 * @param options those of {@link createObservabilityClient}
 * @returns a client with one function per selected operation
 * @throws ConfigError if an option is missing, unknown or invalid
 * @example
 * ```ts
 * const observability = createObservabilityClientOf([listDashboards], { baseUrl: "https://api.example.com", accessToken });
 * const result = await observability.listDashboards();
 * ```
 */
export function createObservabilityClientOf<Id extends keyof ObservabilityClient>(
  selection: readonly SelectableOperation<Id>[],
  options: ObservabilityClientOptions = {},
): Pick<ObservabilityClient, Id> {
  const client = createClientOf({ schemes: [bearer], baseUrlVariable: "DATAPLAT_OBSERVABILITY_URL" }, selection, options);
  // It has a function for each operation of the selection.
  return client as unknown as Pick<ObservabilityClient, Id>;
}

/**
 * Creates a standard `fetch` for the Observability API, for what its document does not describe. It sends with the
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
 * @param options `baseUrl` and `accessToken`, as for `createObservabilityClient`, and the options of
 *   every client but `drift` and `validateRequests`
 * @throws ConfigError if an option is missing, unknown or invalid
 * @example
 * ```ts
 * const observabilityFetch = createObservabilityFetch({ baseUrl: "https://api.example.com", accessToken });
 * const response = await observabilityFetch("/api/v2/dashboards");
 * if (!response.ok) console.error(response.status, await response.text());
 * ```
 */
export function createObservabilityFetch(options: ObservabilityFetchOptions = {}): ApiFetch {
  return createFetch(resolveClientOptions(fetchRules, api, options));
}

/**
 * Creates openapi-fetch's client of the Observability API, on the `fetch` of {@link createObservabilityFetch}. Libraries that
 * take such a client, such as `openapi-react-query`, work with it. Requests of documented operations are validated, and sent, as
 * those of {@link createObservabilityClient}; other paths are sent as openapi-fetch does.
 *
 * @param options those of {@link createObservabilityClient}
 * @returns a client with `GET`, `PUT` and the other methods, by path
 * @throws ConfigError if an option is missing, unknown or invalid
 * @example
 * ```ts
 * const client = createObservabilityFetchClient({ baseUrl: "https://api.example.com", accessToken });
 * const { data, error } = await client.GET(
 *   "/api/v2/dashboards",
 * );
 * ```
 */
export function createObservabilityFetchClient(options: ObservabilityClientOptions = {}): FetchClient<paths> {
  return createFetchClient<paths>({ ...api, requests, importResponses: () => import("./responses.js") }, options);
}

export * from "./single-operations.ts";
export type * from "./types.ts";
export type { AccessTokenFunction } from "../../src/client/token-renewal.ts";
export { operations };

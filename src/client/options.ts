/** Options of clients and of single calls. */
import type { ClientEvent } from "./events.ts";

/** Settings of retries. */
export interface RetryOptions {
  /** Maximum number of requests per call, the first one included; 1 to 100, 3 by default. */
  readonly attempts?: number | undefined;
  /** Upper bound of the first delay in milliseconds, doubled for each further one; 0 to 2 147 483 647, 500 by default. */
  readonly baseDelayMs?: number | undefined;
  /** Upper bound of every delay in milliseconds; 0 to 2 147 483 647, 8 000 by default. A server may require a longer delay. */
  readonly maxDelayMs?: number | undefined;
  /**
   * Whether a write whose outcome is unknown is sent again, if the operation is idempotent (RFC 9110 section 9.2.2); false by
   * default: a change made by somebody else between the attempts would be overwritten.
   *
   * @example
   * ```ts
   * createObservabilityClient({ accessToken, retry: { idempotentWrites: true } });
   * ```
   */
  readonly idempotentWrites?: boolean | undefined;
}

/** Maximum rate of requests. */
export interface RateLimitOptions {
  /** Maximum number of requests in each window; 1 to 2 147 483 647. */
  readonly requests: number;
  /** Length of the window in milliseconds; 1 to 2 147 483 647. */
  readonly perMs: number;
}

/**
 * Handling of drift, which is a response that differs from the contract: `off` ignores it, `report` emits a `drift` event, `throw` emits
 * the event and throws an error of kind `unexpected-response`.
 */
export type DriftMode = "off" | "report" | "throw";

/** Options of a client that a call can override. */
interface SharedOptions {
  /**
   * Timeout of each request in milliseconds, reading its response included, and of each call of an `accessToken` function; 1 to
   * 2 147 483 647, 30 000 by default.
   */
  readonly timeoutMs?: number | undefined;
  /** Deadline of a call in milliseconds, with all attempts and delays; 1 to 2 147 483 647, 90 000 by default. */
  readonly deadlineMs?: number | undefined;
  /**
   * When a failed request is sent again; `false` for never. By default, reads are sent again after a broken connection, a timeout,
   * and 408, 425, 429, 500, 502, 503 and 504; writes after a 429 that states a delay, a 503 with `Retry-After`, and if no connection was made.
   *
   * @example
   * ```ts
   * await observability.updateAlert({ id: "alert-1" }, { threshold: 500 }, { retry: false });
   * ```
   */
  readonly retry?: false | RetryOptions | undefined;
  /**
   * Handling of responses that differ from the contract; `off` by default.
   *
   * @example
   * ```ts
   * createObservabilityClient({ accessToken, drift: "report", onEvent: ({ type }) => console.log(type) });
   * ```
   */
  readonly drift?: DriftMode | undefined;
  /**
   * Additional request headers; those of a call override those of its client. `Authorization`, the header of an API key,
   * `Accept`, `Content-Type`, `Host` and the headers of the connection are set by the client and rejected here. A call rejects a header that is
   * a parameter of its operation: pass it with the parameters, which are validated.
   *
   * @example
   * ```ts
   * await observability.listDashboards({ headers: { "x-trace-id": "7f3a" } });
   * ```
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of a client besides its credentials. */
export interface ClientOptions extends SharedOptions {
  /**
   * Base URL of the API without the version prefix, such as `https://api.example.com`. A path in it is kept.
   * Defaults to the API's environment variable.
   */
  readonly baseUrl?: string | undefined;
  /**
   * Sends a request; the global `fetch` by default. It receives the URL as a string and a `RequestInit`.
   *
   * @example
   * ```ts
   * createObservabilityClient({ accessToken, fetch: (url, init) => fetch(url, { ...init, cache: "no-store" }) });
   * ```
   */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /**
   * Maximum rate at which requests are sent; unlimited by default. Delayed requests wait on the client's side, after their token arrived, and
   * the wait counts towards `deadlineMs`.
   *
   * @example
   * ```ts
   * createManagementClient({ keyId, keySecret, rateLimit: { requests: 10, perMs: 10_000 } });
   * ```
   */
  readonly rateLimit?: RateLimitOptions | undefined;
  /** Whether requests are validated against the contract before they are sent; true by default. */
  readonly validateRequests?: boolean | undefined;
  /** Maximum size of a response body in bytes, after decompression; 1 to 2 147 483 647, 33 554 432 (32 MiB) by default. */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Called for each client event, for logging and tracing. Events contain no credentials. Exceptions are ignored.
   *
   * @example
   * ```ts
   * createObservabilityClient({
   *   accessToken,
   *   onEvent: (event) => {
   *     if (event.type === "retry") console.warn(`${event.operationId} is sent again in ${event.delayMs} ms.`);
   *   },
   * });
   * ```
   */
  readonly onEvent?: ((event: ClientEvent) => unknown) | undefined;
  /** Allows `http:` to hosts other than this machine, which exposes the credentials to the network; false by default. */
  readonly allowInsecure?: boolean | undefined;
  /** Allows a client in a browser, where every visitor can read its credentials; false by default. */
  readonly allowBrowser?: boolean | undefined;
}

/**
 * Options of an API's `fetch`, such as `createManagementFetch`, and of openapi-fetch's client, besides credentials: those of a client, except
 * the options that apply to operations only.
 */
export interface FetchOptions extends Omit<ClientOptions, "drift" | "validateRequests"> {}

/** A standard `fetch` for one API. */
export type ApiFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Options of one call. */
export interface CallOptions extends SharedOptions {
  /**
   * Aborts the call when the signal is aborted.
   *
   * @example
   * ```ts
   * await observability.listDashboards({ signal: AbortSignal.timeout(5000) });
   * ```
   */
  readonly signal?: AbortSignal | undefined;
}

/** Options that a client has by default. The help of commands states them, without loading a client. */
export const defaults = {
  timeoutMs: 30_000,
  deadlineMs: 90_000,
  retry: { attempts: 3, baseDelayMs: 500, maxDelayMs: 8000, idempotentWrites: false },
  drift: "off",
  headers: {},
} as const;

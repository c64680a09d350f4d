/** What a caller may set for a client, and for one call. */

/** Options of a client, beside its credentials. */
export interface ClientOptions {
  /**
   * Address of the API, without the version prefix: `https://api.example.com`. A path in it is kept.
   * Falls back to the environment variable of the API.
   */
  readonly baseUrl?: string;
  /** Sends a request; the global `fetch` by default. It gets the address as text and a `RequestInit`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Headers for every request. `Authorization`, `Accept` and `Content-Type` are set by the client. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until a request must be answered whole, its body included; 30 000 by default, 1 to 2 147 483 647. */
  readonly timeoutMs?: number;
  /** Whether requests are checked against the contract before they are sent; true by default. */
  readonly validateRequests?: boolean;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call when it aborts. */
  readonly signal?: AbortSignal;
  /** Takes the place of the client's `timeoutMs` for this call. */
  readonly timeoutMs?: number;
  /** Headers for this call, over those of the client. */
  readonly headers?: Readonly<Record<string, string>>;
}

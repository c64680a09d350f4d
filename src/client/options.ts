/** What a caller may set for a client, and for one call. */
import type { ClientEvent } from "./events.ts";

/** How often, and when, a failed request is sent again. */
export interface RetryOptions {
  /** Requests per call at the most, the first included; 3 by default, 1 to 100. */
  readonly attempts?: number;
  /** Milliseconds that the first wait is drawn from, doubled for each further one; 500 by default. */
  readonly baseDelayMs?: number;
  /** Milliseconds that a wait is drawn from at the most; 8 000 by default. What a server asks for may be longer. */
  readonly maxDelayMs?: number;
  /**
   * Whether a write whose outcome is not known is sent again, where the operation is idempotent (RFC 9110 section 9.2.2). Off
   * by default: between the attempts somebody else may have written, and would be overwritten.
   */
  readonly idempotentWrites?: boolean;
}

/** How many requests a client sends at the most. */
export interface RateLimitOptions {
  /** Requests in each window, 1 or more. */
  readonly requests: number;
  /** Length of the window in milliseconds, 1 or more. */
  readonly perMs: number;
}

/**
 * What happens when a response has members, types or values that the contract does not: nothing (`off`), an event (`report`), or an
 * error of kind `unexpected-response` (`throw`).
 */
export type DriftMode = "off" | "report" | "throw";

/** Options that a client has and a call may replace. */
interface SharedOptions {
  /** Milliseconds until a request must be answered whole, its body included; 30 000 by default, 1 to 2 147 483 647. */
  readonly timeoutMs?: number;
  /** Milliseconds that a call may take with all its attempts and waits; 90 000 by default, 1 to 2 147 483 647. */
  readonly deadlineMs?: number;
  /**
   * When a failed request is sent again; `false` for never. Reads are, after a broken connection, a timeout, and 408, 425, 429,
   * 500, 502, 503 and 504. Writes are, after 429 and 503 that state a wait, and when the connection was never made.
   */
  readonly retry?: false | RetryOptions;
  /** What happens when a response does not fit the contract; `off` by default, and then nothing is loaded for it. */
  readonly drift?: DriftMode;
  /**
   * Headers to send. `Authorization`, `Accept`, `Content-Type`, `Host` and those of the connection are set by the client alone.
   * Those of a call stand over those of its client.
   */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options of a client, beside its credentials. */
export interface ClientOptions extends SharedOptions {
  /**
   * Address of the API, without the version prefix: `https://api.example.com`. A path in it is kept.
   * Falls back to the environment variable of the API.
   */
  readonly baseUrl?: string;
  /** Sends a request; the global `fetch` by default. It gets the address as text and a `RequestInit`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Holds requests back so that no more than these are sent; off by default. Waiting counts towards `deadlineMs`. */
  readonly rateLimit?: RateLimitOptions;
  /** Whether requests are checked against the contract before they are sent; true by default. */
  readonly validateRequests?: boolean;
  /** Largest response body that is read, in bytes after decompression; 33 554 432 (32 MiB) by default. */
  readonly maxResponseBytes?: number;
  /** Is told what happens, for logs and traces. Events hold no credentials. What it throws is dropped. */
  readonly onEvent?: (event: ClientEvent) => unknown;
  /** Allows `http:` to a host other than this machine, which shows credentials to everybody between; false by default. */
  readonly allowInsecure?: boolean;
  /** Allows a client in a browser, where every visitor can read its credentials; false by default. */
  readonly allowBrowser?: boolean;
}

/** Options of one call. */
export interface CallOptions extends SharedOptions {
  /** Ends the call when it aborts. */
  readonly signal?: AbortSignal;
}

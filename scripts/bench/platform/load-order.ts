/** What the load generator is told, and what it tells. */

/** Where a server listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** How much load to put on which servers. */
export interface LoadOrder {
  /** Servers, which the connections are shared out to in turn; one at least. */
  readonly addresses: readonly Address[];
  /** Requests as they are sent, bytes of HTTP/1.1; each connection sends one of them, in turn; one at least. */
  readonly requests: readonly string[];
  /** How many connections are open at once. */
  readonly connections: number;
  /** How long before anything is measured, in milliseconds. */
  readonly warmUpMs: number;
  /** When it is enough: after a time in milliseconds, or so many requests. */
  readonly until: { readonly ms: number } | { readonly requests: number };
  /**
   * Whether the load generator takes a whole processor and never sleeps. Waking it is work of the server's process, more of it the longer
   * the server takes, which is nothing of the server's own. Where servers need every processor, it had better sleep.
   */
  readonly awake: boolean;
}

/** What was measured. */
export interface LoadResult {
  /** Requests that were answered while it was measured. */
  readonly requests: number;
  /** How long that took. */
  readonly seconds: number;
  /** Time from sending a request to the end of its answer, in milliseconds: the middle, and what one in a hundred exceeds. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Requests that were answered in all, the warm-up included. */
  readonly answered: number;
  /** Share of the time in which the load generator had something to do. From 0.9 on, the load generator is what is measured. */
  readonly busy: number;
}

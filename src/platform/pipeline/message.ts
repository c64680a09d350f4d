/** A request and a response as plain data: what every adapter translates to and from (README, "The local platform"). */

/** Names in lower case. A header that came more than once is one value, joined with ", " (RFC 9110 section 5.3). */
export type PlatformHeaders = Readonly<Record<string, string>>;

/** One request. */
export interface PlatformRequest {
  /** The method, in upper case as HTTP has it (RFC 9110 section 9.1). */
  readonly method: string;
  /** Path and query as they stood in the request line: `/v1/organizations/...?filter=tag:env`. */
  readonly target: string;
  /** Header values by lower-case name; none when left out. */
  readonly headers?: PlatformHeaders;
  /** The body; text is taken as UTF-8. Null and absent are both no body. */
  readonly body?: Uint8Array | string | null;
  /**
   * Address of who sent it, as the socket knows it. Absent for a request from this process, which is trusted like one from
   * this machine.
   */
  readonly remoteAddress?: string;
  /** Ends what still waits (an injected latency) when whoever asked has gone. */
  readonly signal?: AbortSignal;
}

/** One response. */
export interface PlatformResponse {
  readonly status: number;
  /** Values by lower-case name, without what an adapter adds: `date`, `connection`, and for a response with a body `content-length`. */
  readonly headers: PlatformHeaders;
  /** The body as text; null when there is none, as for HEAD, 204 and 304. */
  readonly body: string | null;
  /**
   * A fault that an adapter must play on the connection: `drop` closes it before anything is sent, `truncate` announces the whole
   * body, sends half of it and closes. Absent in every other response.
   */
  readonly broken?: "drop" | "truncate";
}

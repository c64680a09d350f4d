/** Requests and responses as plain data, which every adapter converts to and from. */

/** Header values by lower-case name. Repeated headers are one value, joined with ", " (RFC 9110 section 5.3). */
export type PlatformHeaders = Readonly<Record<string, string>>;

/**
 * Reads the body of a request. It is called at most once per request, and only if the body is wanted.
 *
 * @param maxLength maximum length, in bytes
 * @returns the bytes; undefined if there are more than that
 */
export type BodyReader = (maxLength: number) => Promise<Uint8Array | undefined>;

/** One request. */
export interface PlatformRequest {
  /** The method, in upper case as HTTP has it (RFC 9110 section 9.1). */
  readonly method: string;
  /** Path and query as in the request line: `/v1/organizations/...?filter=tag:env`. */
  readonly target: string;
  /** Header values by lower-case name; none by default. */
  readonly headers?: PlatformHeaders;
  /**
   * The body. Text is encoded as UTF-8; null and absent both mean no body. A function is called when the body is needed, which is
   * after the credentials were accepted.
   */
  readonly body?: Uint8Array | string | BodyReader | null;
  /** Address of the client's socket. Absent for a request from this process, which is trusted like one from this machine. */
  readonly remoteAddress?: string;
  /** Ends a wait (an injected latency) when the client has disconnected. */
  readonly signal?: AbortSignal;
}

/** One response. */
export interface PlatformResponse {
  readonly status: number;
  /** Values by lower-case name, without those that an adapter adds: `date`, `connection`, and `content-length` of a response with a body. */
  readonly headers: PlatformHeaders;
  /** Text, which is sent as UTF-8, or bytes; null if there is no body, as for HEAD, 204 and 304. */
  readonly body: string | Uint8Array | null;
  /**
   * A fault that the adapter applies to the connection: `drop` closes it before anything is sent, `truncate` announces the whole
   * body, sends half of it and closes. Absent in every other response.
   */
  readonly broken?: "drop" | "truncate";
}

export type RequestHandler = (request: PlatformRequest) => Promise<PlatformResponse>;

import { requestLimits } from "../http/request-limits.ts";

/** Limits of a server. They are not options; tests shorten them. Times are in milliseconds, sizes in bytes. */
export interface ServerLimits {
  /** Maximum size of request line and headers together. */
  readonly maxHeadersSize: number;
  /** Time from the start of a request to the end of its headers. */
  readonly headersTimeoutMs: number;
  /** Time from the start of a request to the end of its body. */
  readonly requestTimeoutMs: number;
  /** Interval at which Node checks these two. */
  readonly checkIntervalMs: number;
  /** Time that an idle connection is kept open. */
  readonly keepAliveMs: number;
  /** Time that a client may take to accept further bytes of a response. */
  readonly stallMs: number;
  /** Maximum length of a body that is discarded to keep the connection open. */
  readonly maxDiscarded: number;
  /** Time that a client has to read the last response while it still sends. */
  readonly lingerMs: number;
  /** Maximum number of requests of a connection in flight. With more, the connection is not read. */
  readonly maxPipelined: number;
  /** Timeout of the first request, which the server sends to itself. */
  readonly readyMs: number;
}

export const serverLimits: ServerLimits = {
  maxHeadersSize: requestLimits.headers,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkIntervalMs: 1000,
  keepAliveMs: 30_000,
  stallMs: 30_000,
  maxDiscarded: 1024 * 1024,
  lingerMs: 2000,
  maxPipelined: 100,
  readyMs: 30_000,
};

import { requestLimits } from "../http/request-limits.ts";

export type ServerLimits = Readonly<Record<keyof typeof serverLimits, number>>;

/** Limits of a server. They are not options; tests shorten them. Times are in milliseconds, sizes in bytes. */
export const serverLimits = {
  /** Maximum size of request line and headers together. */
  maxHeadersSize: requestLimits.headers,
  /** Time from the start of a request to the end of its headers. */
  headersTimeoutMs: 10_000,
  /** Time from the start of a request to the end of its body. */
  requestTimeoutMs: 30_000,
  /** Interval at which Node checks these two. */
  checkIntervalMs: 1000,
  /** Time that an idle connection is kept open. */
  keepAliveMs: 30_000,
  /** Time that a client may take to accept further bytes of a response. */
  stallMs: 30_000,
  /** Maximum length of a body that is discarded to keep the connection open. */
  maxDiscarded: 1024 * 1024,
  /** Time that a client has to read the last response while it still sends. */
  lingerMs: 2000,
  /** Maximum number of requests of a connection in flight. With more, the connection is not read. */
  maxPipelined: 100,
};

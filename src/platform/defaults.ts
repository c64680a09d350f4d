/** Defaults and limits of the platform. The rate limit of an API stands in its definition, `apis/<api>/index.ts`. */

/** Defaults of `createPlatform`. */
export const platformDefaults = { journalSize: 1000 } as const;

/** Defaults of `listen`. */
export const listenDefaults = {
  port: 0,
  host: "127.0.0.1",
  drainMs: 10_000,
  maxConnections: 1000,
} as const;

/** Defaults of `dataplat serve` besides those of `listen`. */
export const serveDefaults = { port: 4000 } as const;

/** Defaults of `startTestPlatform`. A test that leaves a request unfinished must not wait longer for `close` than its test runner does. */
export const testDefaults = { demo: true, checkResponses: true, journalSize: 10_000, drainMs: 1000 } as const;

/** Largest values of options. */
export const maxOptions = {
  port: 65_535,
  drainMs: 600_000,
  maxConnections: 1_000_000,
  journalSize: 100_000,
  faultTimes: 1_000_000,
  latencyMs: 600_000,
  retryAfterSeconds: 86_400,
} as const;

/** Limits of requests, on a port and in process. Every documented request is far smaller. Lengths are in bytes. */
export const requestLimits = {
  /** Maximum length of a request target. Proxies reject longer ones as well. */
  target: 8192,
  /** Maximum length of request line and headers together. */
  headers: 16 * 1024,
  /** Maximum length of the body of an operation. */
  body: 1024 * 1024,
  /** Maximum length of a body for the administration. A seed may be a whole export. */
  adminBody: 64 * 1024 * 1024,
  /** Maximum nesting of a body: shallow enough for every recursive reader. */
  depth: 64,
} as const;

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
  /** Minimum time between two warnings. */
  readonly warningIntervalMs: number;
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
  warningIntervalMs: 60_000,
};

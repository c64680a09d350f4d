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

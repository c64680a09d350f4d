/** Limits of a server that no caller sets, and that tests shorten. */
import { bodyLimitOf } from "../pipeline/body-limits.ts";
import type { PlatformRequest } from "../pipeline/message.ts";

/** What a server allows. Times are in milliseconds, sizes in bytes. */
export interface ServerSettings {
  /** Request line and headers together. */
  readonly headersLimit: number;
  /** Body of a request, of which the rest is known. */
  readonly bodyLimit: (request: Omit<PlatformRequest, "body">) => number;
  /** From the connection, or the answer before, to the end of the headers. */
  readonly headersTimeoutMs: number;
  /** The same to the end of the body. */
  readonly requestTimeoutMs: number;
  /** How often these two are looked at. */
  readonly checkEveryMs: number;
  /** How long a connection is kept for another request. */
  readonly keepAliveMs: number;
  /** How long a client may take no bytes of an answer. */
  readonly stallMs: number;
  /** How long a connection stays open for a client that still sends what was refused, and has yet to read so. */
  readonly lingerMs: number;
  /** How many bytes of it are thrown away at most. */
  readonly lingerBytes: number;
  /** Requests that a connection may have waiting; it is not read from while there are more. */
  readonly mostInFlight: number;
  /** How long the first request, which the server sends itself, may take. */
  readonly readyMs: number;
}

export const defaultSettings: ServerSettings = {
  headersLimit: 16 * 1024,
  bodyLimit: ({ target }) => bodyLimitOf(target),
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkEveryMs: 1000,
  keepAliveMs: 30_000,
  stallMs: 30_000,
  lingerMs: 2000,
  lingerBytes: 16 * 1024 * 1024,
  mostInFlight: 100,
  readyMs: 30_000,
};

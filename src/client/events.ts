/** What a client tells its `onEvent` hook. No event holds credentials, a body or a filled-in path. */
import type { DriftIssue } from "./drift-issue.ts";
import type { DataplatError } from "./errors/index.ts";

/** What every event has. */
interface EventBase {
  /** Tells the events of one call from those of others, within one copy of this package. */
  readonly callId: number;
  readonly operationId: string;
  /** The request's method. */
  readonly method: string;
  /** The path template, never the filled-in path. */
  readonly path: string;
  /** The scheme, host and port that the request is for. */
  readonly origin: string;
  /** The number of the request within its call, from 1. */
  readonly attempt: number;
}

/** A request is about to be sent. */
export interface RequestEvent extends EventBase {
  readonly type: "request";
}

/** An answer was read, whatever its status. */
export interface ResponseEvent extends EventBase {
  readonly type: "response";
  readonly status: number;
  /** Only headers that describe the answer, such as `content-type`; never cookies or credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds from sending the request to having read the body. */
  readonly durationMs: number;
}

/** A request ended without an answer that could be read. */
export interface FailureEvent extends EventBase {
  readonly type: "failure";
  readonly error: DataplatError;
  /** Milliseconds from sending the request to its failure. */
  readonly durationMs: number;
}

/** The request will be sent again. */
export interface RetryEvent extends EventBase {
  readonly type: "retry";
  /** Why. */
  readonly error: DataplatError;
  /** Milliseconds until then. */
  readonly delayMs: number;
}

/** The client's own rate limit holds a request back. */
export interface RateLimitEvent extends EventBase {
  readonly type: "rate-limit";
  /** Milliseconds until it is sent. */
  readonly delayMs: number;
}

/** A response differs from the contract. */
export interface DriftEvent extends EventBase {
  readonly type: "drift";
  readonly issues: readonly DriftIssue[];
}

/** The server announces that the operation will go (RFC 9745, RFC 8594). */
export interface DeprecationEvent extends EventBase {
  readonly type: "deprecation";
  /** The `Deprecation` header as it came. */
  readonly deprecation: string | undefined;
  /** The `Sunset` header as it came. */
  readonly sunset: string | undefined;
  /** The `Link` header as it came, which may lead to an explanation. */
  readonly link: string | undefined;
}

/** Everything that a hook may be told. */
export type ClientEvent =
  | RequestEvent
  | ResponseEvent
  | FailureEvent
  | RetryEvent
  | RateLimitEvent
  | DriftEvent
  | DeprecationEvent;

/** Headers that a hook may see. An allow-list: what is not here may be a secret. */
const shownHeaders = new Set([
  "content-length",
  "content-type",
  "date",
  "deprecation",
  "etag",
  "link",
  "ratelimit",
  "ratelimit-policy",
  "request-id",
  "retry-after",
  "sunset",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
  "x-request-id",
]);

/**
 * Picks the headers that a hook may see.
 *
 * @param headers headers of a response
 * @returns those on the allow-list, by lower-case name
 */
export function pickHeaders(headers: Headers): Readonly<Record<string, string>> {
  const picked: Record<string, string> = {};
  // One pass takes less than asking for each by its name. What stands in for `Headers` in a test may lack it: a hook breaks no call.
  headers.forEach?.((value, name) => {
    if (shownHeaders.has(name)) picked[name] = value;
  });
  return picked;
}

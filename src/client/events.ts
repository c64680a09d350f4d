/** Events of the `onEvent` hook. No event contains credentials, a body or a filled-in path. */
import type { DriftIssue } from "./drift-issue.ts";
import type { DataplatError } from "./errors/index.ts";

/** Members of every event. */
interface EventBase {
  /** Identifies the call, within one copy of this package. */
  readonly callId: number;
  /** Undefined for an address that no operation describes. */
  readonly operationId: string | undefined;
  /** Request method. */
  readonly method: string;
  /** Path template, never the filled-in path; undefined for an address that no operation describes. */
  readonly path: string | undefined;
  /** Scheme, host and port of the API. */
  readonly origin: string;
  /** Number of the request within its call, from 1. */
  readonly attempt: number;
}

/** A request is about to be sent. */
export interface RequestEvent extends EventBase {
  readonly type: "request";
}

/** A response was read, whatever its status. */
export interface ResponseEvent extends EventBase {
  readonly type: "response";
  readonly status: number;
  /** Headers of an allow-list, such as `content-type`; never cookies or credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds from sending the request until the body was read. */
  readonly durationMs: number;
}

/** A request failed without a response that could be read. */
export interface FailureEvent extends EventBase {
  readonly type: "failure";
  readonly error: DataplatError;
  /** Milliseconds from sending the request until it failed. */
  readonly durationMs: number;
}

/** The request will be sent again. */
export interface RetryEvent extends EventBase {
  readonly type: "retry";
  /** Why the request failed. */
  readonly error: DataplatError;
  /** Milliseconds until the next request. */
  readonly delayMs: number;
}

/** The client's rate limit delays a request. */
export interface RateLimitEvent extends EventBase {
  readonly type: "rate-limit";
  /** Milliseconds until the request is sent. */
  readonly delayMs: number;
}

/** A response differs from the contract. */
export interface DriftEvent extends EventBase {
  readonly type: "drift";
  readonly issues: readonly DriftIssue[];
}

/** The server announces that the operation will be removed (RFC 9745, RFC 8594). */
export interface DeprecationEvent extends EventBase {
  readonly type: "deprecation";
  /** Value of the `Deprecation` header. */
  readonly deprecation: string | undefined;
  /** Value of the `Sunset` header. */
  readonly sunset: string | undefined;
  /** Value of the `Link` header, which may link to an explanation. */
  readonly link: string | undefined;
}

/** Every event of a client. */
export type ClientEvent =
  | RequestEvent
  | ResponseEvent
  | FailureEvent
  | RetryEvent
  | RateLimitEvent
  | DriftEvent
  | DeprecationEvent;

/** Response headers in events. An allow-list: any other header may contain a secret. */
const allowedHeaders = new Set([
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
 * Selects the headers that an event may contain.
 *
 * @param headers response headers
 * @returns those of the allow-list, by lower-case name
 */
export function selectHeaders(headers: Headers): Readonly<Record<string, string>> {
  const selected: Record<string, string> = {};
  // One pass is faster than a lookup for each name. A test double of `Headers` may lack `forEach`: the hook must not break the call.
  headers.forEach?.((value, name) => {
    if (allowedHeaders.has(name)) selected[name] = value;
  });
  return selected;
}

/** An event without the members that every event has. */
export type EventDetails = ClientEvent extends infer Event
  ? Event extends ClientEvent
    ? Omit<Event, keyof EventBase>
    : never
  : never;

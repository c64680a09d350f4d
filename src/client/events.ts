/**
 * Events of the `onEvent` hook, which may be logged as they are. They contain no credentials, no error, no filled-in path and no text of a
 * server but identifiers: `code`, request IDs and the names of unknown members.
 */
import type { DriftIssue } from "./drift-issue.ts";
import type { ErrorKind, Outcome } from "./errors/dataplat-error.ts";
import type { DataplatError } from "./errors/index.ts";
import type { ApiError } from "./errors/response-error.ts";

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
  /** Headers of an allow-list, such as `retry-after`, whose value is a number, a date, an identifier or a well-known media type. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds from sending the request until the body was read. */
  readonly durationMs: number;
}

/** Details of a failed request in events. */
interface FailureDetails {
  readonly kind: ErrorKind;
  /** HTTP status code, if there was a response. */
  readonly status: number | undefined;
  /** Code of the server or of the runtime, if it is an identifier. */
  readonly code: string | undefined;
  /** Request ID of the server, if it is an identifier. */
  readonly requestId: string | undefined;
  /** Effect of a write; undefined for an operation that only reads. */
  readonly outcome: Outcome | undefined;
  /** Number of requests sent. */
  readonly attempts: number;
}

/** A request failed without a response that could be read. */
export interface FailureEvent extends EventBase, FailureDetails {
  readonly type: "failure";
  /** Milliseconds from sending the request until it failed. */
  readonly durationMs: number;
}

/** The request will be sent again, also with a renewed token. Its members say why it failed. */
export interface RetryEvent extends EventBase, FailureDetails {
  readonly type: "retry";
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
  /** Without values: `actual` is always a type. A member name that is not an identifier is `*` in the pointer. */
  readonly issues: readonly DriftIssue[];
}

/** The server announces that the operation will be removed (RFC 9745, RFC 8594). */
export interface DeprecationEvent extends EventBase {
  readonly type: "deprecation";
  /** Value of the `Deprecation` header, if it is a time, a date or `true`. */
  readonly deprecation: string | undefined;
  /** Value of the `Sunset` header, if it is a date. */
  readonly sunset: string | undefined;
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

/** An identifier: no path, no text. */
const identifier = /^[\w.:=+-]{1,128}$/;
const number = /^\d{1,20}(\.\d{1,20})?$/;
const date = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** Response headers in events and the forms of their values. An allow-list: anything else may contain a secret or the text of a server. */
const allowedHeaders: readonly (readonly [name: string, form: RegExp])[] = [
  ["content-length", number],
  ["content-type", /^(application\/(problem\+)?json|text\/(html|plain))(; ?charset=utf-8)?$/i],
  ["date", date],
  ["deprecation", RegExp(`^@\\d{1,20}$|^true$|${date.source}`)],
  ["request-id", identifier],
  ["retry-after", RegExp(`${number.source}|${date.source}`)],
  ["sunset", date],
  ["x-ratelimit-limit", number],
  ["x-ratelimit-remaining", number],
  ["x-ratelimit-reset", number],
  ["x-request-id", identifier],
];

/** Selects the headers that an event may contain. `secrets`: the client's credentials, which a server may send back. */
export function selectHeaders(
  headers: Headers,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const selected: Record<string, string> = {};
  // A lookup for each name is faster than one pass over all headers, which are sorted for it.
  for (const [name, form] of allowedHeaders) {
    const value = headers.get(name);
    if (value === null || !form.test(value)) continue;
    if (!secrets.some((secret) => value.includes(secret))) selected[name] = value;
  }
  return selected;
}

/** Selects what an event may say about an error: identifiers, and none of its texts. */
export function describeError(error: DataplatError): FailureDetails {
  const { kind, status, code, requestId, outcome, attempts }: ErrorMembers = error;
  return { kind, status, code: asIdentifier(code), requestId: asIdentifier(requestId), outcome, attempts };
}

/** Members of an error, some of which only some errors have. */
export type ErrorMembers = Pick<DataplatError, "kind" | "outcome" | "attempts"> &
  Partial<Pick<ApiError, "status" | "code" | "requestId">>;

function asIdentifier(text: string | undefined): string | undefined {
  return text !== undefined && identifier.test(text) ? text : undefined;
}

/** An event without the members that every event has. */
export type EventDetails = ClientEvent extends infer Event
  ? Event extends ClientEvent
    ? Omit<Event, keyof EventBase>
    : never
  : never;

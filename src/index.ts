/** Errors, `safe` and types of the clients. The clients are `dataplat/management` and `dataplat/observability`. @packageDocumentation */

export type { SelectableOperation } from "./client/create-client-of.ts";
export type { FetchClient } from "./client/create-fetch-client.ts";
export type { DriftIssue } from "./client/drift-issue.ts";
export type { ErrorKind, Outcome } from "./client/errors/dataplat-error.ts";
export {
  AbortedError,
  ConfigError,
  type DataplatError,
  InvalidRequestError,
  isDataplatError,
  TimeoutError,
} from "./client/errors/index.ts";
export { NetworkError } from "./client/errors/network-error.ts";
export { ApiError, UnexpectedResponseError } from "./client/errors/response-error.ts";
export type {
  ClientEvent,
  DeprecationEvent,
  DriftEvent,
  FailureEvent,
  RateLimitEvent,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from "./client/events.ts";
export type {
  ApiFetch,
  CallOptions,
  ClientOptions,
  DriftMode,
  FetchOptions,
  RateLimitOptions,
  RetryOptions,
} from "./client/options.ts";
export { type Result, safe } from "./client/safe.ts";
export type { AccessTokenFunction } from "./client/token-renewal.ts";
export type { BinaryBody, ClientOperation, WithResponse } from "./client/types.ts";
export type { Issue as RequestIssue } from "./contract/issue.ts";
export type {
  Operation,
  OperationParameter,
  OperationSuccess,
  OperationTable,
} from "./contract/operation.ts";

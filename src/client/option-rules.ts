/** Rules of the options of clients and calls. */
import {
  aBoolean,
  aFunction,
  aPlainObject,
  aString,
  integerFrom,
  isPlainObject,
  maxInt32,
  numberFrom,
  type OptionRules,
} from "../contract/check-options.ts";
import type { CallOptions, ClientOptions, RateLimitOptions, RetryOptions } from "./options.ts";

const sharedRules: OptionRules<Omit<CallOptions, "signal">> = {
  timeoutMs: numberFrom(1, maxInt32),
  deadlineMs: numberFrom(1, maxInt32),
  retry: [(value) => value === false || isPlainObject(value), "false or a plain object"],
  drift: [(value) => value === "off" || value === "report" || value === "throw", "off, report or throw"],
  headers: aPlainObject,
};

/** Rules of a call's options. */
export const callRules: OptionRules<CallOptions> = {
  ...sharedRules,
  // By what it can do: a signal may come from another realm or a polyfill.
  signal: [(value) => typeof Object(value).addEventListener === "function", "an AbortSignal"],
};

/** Rules of a client's options besides its credentials. */
export const clientRules: OptionRules<ClientOptions> = {
  ...sharedRules,
  baseUrl: aString,
  fetch: aFunction,
  rateLimit: [isPlainObject, "{ requests, perMs }"],
  validateRequests: aBoolean,
  maxResponseBytes: numberFrom(1, maxInt32),
  onEvent: aFunction,
  allowInsecure: aBoolean,
  allowBrowser: aBoolean,
};

/** Rules of the option `retry`. */
export const retryRules: OptionRules<RetryOptions> = {
  attempts: integerFrom(1, 100),
  baseDelayMs: numberFrom(0, maxInt32),
  maxDelayMs: numberFrom(0, maxInt32),
  idempotentWrites: aBoolean,
};

/** Rules of the option `rateLimit`. */
export const rateLimitRules: OptionRules<RateLimitOptions> = {
  requests: integerFrom(1, maxInt32),
  perMs: numberFrom(1, maxInt32),
};

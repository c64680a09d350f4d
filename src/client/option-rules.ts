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
  type OptionRule,
  type OptionRules,
} from "../contract/check-options.ts";
import type { CallOptions, ClientOptions, FetchOptions, RateLimitOptions, RetryOptions } from "./options.ts";

// By what it can do: a signal may come from another realm or a polyfill.
const isSignal = (value: unknown): boolean => typeof Object(value).addEventListener === "function";

const driftModes: readonly unknown[] = ["off", "report", "throw"];
const drift: OptionRule = [(value) => driftModes.includes(value), "off, report or throw"];
const signal: OptionRule = [isSignal, "an AbortSignal"];

const sharedRules: OptionRules<Omit<CallOptions, "signal" | "drift">> = {
  timeoutMs: numberFrom(1, maxInt32),
  deadlineMs: numberFrom(1, maxInt32),
  retry: [(value) => value === false || isPlainObject(value), "false or a plain object"],
  headers: aPlainObject,
};

export const callRules: OptionRules<CallOptions> = { ...sharedRules, drift, signal };

/** Rules of the options of `createFetch` besides its credentials. */
export const fetchRules: OptionRules<FetchOptions> = {
  ...sharedRules,
  baseUrl: aString,
  fetch: aFunction,
  rateLimit: [isPlainObject, "{ requests, perMs }"],
  maxResponseBytes: numberFrom(1, maxInt32),
  onEvent: aFunction,
  allowInsecure: aBoolean,
  allowBrowser: aBoolean,
};

/** Rules of a client's options besides its credentials. */
export const clientRules: OptionRules<ClientOptions> = { ...fetchRules, drift, validateRequests: aBoolean };

/** Methods that the Fetch standard allows (section 2.2.1), without regard to case. */
const fetchMethod = /^(?!(?:connect|trace|track)$)[-!#$%&'*+.^`|~\w]+$/i;

/** Rules of the second argument of `createFetch`'s function. Anything else of the Fetch standard is rejected rather than ignored. */
export const initRules: OptionRules<
  Pick<RequestInit, "method" | "headers" | "body" | "signal" | "redirect" | "credentials"> & {
    readonly duplex?: "half";
  }
> = {
  method: [(value) => typeof value === "string" && fetchMethod.test(value), "a method that fetch can send"],
  headers: [(value) => typeof value === "object" && value !== null, "headers, pairs or an object"],
  body: [() => true, ""],
  signal: [(value) => value === null || isSignal(value), "an AbortSignal"],
  redirect: [(value) => value === "manual", "manual, since redirects are not followed"],
  credentials: [(value) => value === "omit", "omit, since no cookies are sent"],
  // Node.js requires it for a stream.
  duplex: [(value) => value === "half", "half"],
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

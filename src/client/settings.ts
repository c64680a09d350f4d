/** Reads a client's options once, when it is made, so that a mistake shows there and not in the first call. */
import { readBaseUrl, refuseBrowser } from "./base-url.ts";
import type { Authorizer } from "./credentials.ts";
import { readEnvironment, requireOption } from "./environment.ts";
import { ConfigError } from "./errors/config-error.ts";
import type { CallOptions, ClientOptions, DriftMode, RateLimitOptions, RetryOptions } from "./options.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import { defaultRetry, type RetryPolicy } from "./retry.ts";

/** What a client decides for every call, and a call may replace. */
export interface CallSettings {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retry: RetryPolicy;
  readonly drift: DriftMode;
}

/** A client's options, checked and with defaults filled in. */
export interface ClientSettings extends CallSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly origin: string;
  readonly fetch: NonNullable<ClientOptions["fetch"]>;
  readonly validateRequests: boolean;
  readonly maxResponseBytes: number;
  readonly limiter: RateLimiter | undefined;
  readonly onEvent: ClientOptions["onEvent"];
  readonly authorizer: Authorizer;
}

/** Longest delay that timers take, in milliseconds; they fire at once for more. */
const longestTimeout = 2_147_483_647;

const defaults: CallSettings = {
  headers: {},
  timeoutMs: 30_000,
  deadlineMs: 90_000,
  retry: defaultRetry,
  drift: "off",
};

/**
 * Checks a client's options and fills in what is absent.
 *
 * @param options the caller's options
 * @param authorizer gives the `Authorization` header
 * @param baseUrlVariable environment variable that holds the address when the options do not
 * @throws ConfigError when an option is missing or wrong
 */
export function readSettings(
  options: ClientOptions,
  authorizer: Authorizer,
  baseUrlVariable: string,
): ClientSettings {
  refuseBrowser(options.allowBrowser);
  const address = requireOption(
    "baseUrl",
    options.baseUrl ?? readEnvironment(baseUrlVariable),
    baseUrlVariable,
  );
  return {
    ...readCallSettings(defaults, options),
    ...readBaseUrl(address, options.allowInsecure),
    fetch: readFetch(options.fetch),
    validateRequests: options.validateRequests ?? true,
    maxResponseBytes: readNumber("maxResponseBytes", or(options.maxResponseBytes, 33_554_432), 1),
    limiter: options.rateLimit && createRateLimiter(readRateLimit(options.rateLimit)),
    onEvent: readHook(options.onEvent),
    authorizer,
  };
}

/**
 * Checks what a call may set, and puts it in the place of what its client decided.
 *
 * @param settings what holds without them
 * @param options options of a call, or of a client
 * @throws ConfigError when one is wrong
 */
export function readCallSettings(settings: CallSettings, options: CallOptions): CallSettings {
  const { headers, timeoutMs, deadlineMs, retry, drift } = options;
  return {
    headers: headers ? { ...settings.headers, ...readHeaders(headers) } : settings.headers,
    timeoutMs: readNumber("timeoutMs", or(timeoutMs, settings.timeoutMs), 1),
    deadlineMs: readNumber("deadlineMs", or(deadlineMs, settings.deadlineMs), 1),
    retry: retry === undefined ? settings.retry : readRetry(settings.retry, retry),
    drift: readDrift(or(drift, settings.drift)),
  };
}

/** What is not given falls back; null is given, and is refused like any other value of the wrong type. */
function or<T>(value: T | undefined, fallback: T): T {
  return value === undefined ? fallback : value;
}

function readFetch(fetch: ClientOptions["fetch"]): NonNullable<ClientOptions["fetch"]> {
  if (typeof or(fetch, globalThis.fetch) !== "function") throw new ConfigError("fetch must be a function.");
  // Looked up at each call, so that a test which replaces the global one is heard; and called as a plain function.
  return fetch ?? ((url, init) => globalThis.fetch(url, init));
}

function readHook(onEvent: ClientOptions["onEvent"]): ClientOptions["onEvent"] {
  if (onEvent === undefined || typeof onEvent === "function") return onEvent;
  throw new ConfigError("onEvent must be a function.");
}

/** Set by the client or by the connection: a caller's value would send a request elsewhere, or break it. */
const ownHeaders =
  /^(?:authorization|accept|content-(?:type|length)|host|connection|keep-alive|upgrade|expect|te|trailer|transfer-encoding)$/i;

function readHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  // A list, a map or a Headers object has no members of its own that are headers, and would be sent as none.
  if (!/^\[object Object\]$/.test(Object.prototype.toString.call(headers))) {
    throw new ConfigError("headers must be a plain object.");
  }
  const checked = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    try {
      if (!ownHeaders.test(name) && typeof value === "string") {
        checked.set(name, value);
        continue;
      }
    } catch {
      // The runtime's own error quotes the value, which may be a secret.
    }
    throw new ConfigError(`headers: ${JSON.stringify(name)} cannot be sent, or only by the client itself.`);
  }
  return Object.fromEntries(checked);
}

function readRetry(policy: RetryPolicy, retry: false | RetryOptions): RetryPolicy {
  if (retry === false) return { ...policy, attempts: 1 };
  if (typeof retry !== "object" || retry === null) {
    throw new ConfigError("retry must be false or an object.");
  }
  return {
    attempts: readCount("retry.attempts", or(retry.attempts, policy.attempts), 100),
    baseDelayMs: readNumber("retry.baseDelayMs", or(retry.baseDelayMs, policy.baseDelayMs), 0),
    maxDelayMs: readNumber("retry.maxDelayMs", or(retry.maxDelayMs, policy.maxDelayMs), 0),
    idempotentWrites: or(retry.idempotentWrites, policy.idempotentWrites),
  };
}

function readRateLimit({ requests, perMs }: RateLimitOptions): RateLimitOptions {
  return {
    requests: readCount("rateLimit.requests", requests),
    perMs: readNumber("rateLimit.perMs", perMs, 1),
  };
}

function readDrift(drift: DriftMode): DriftMode {
  if (/^(?:off|report|throw)$/.test(drift)) return drift;
  throw new ConfigError("drift must be off, report or throw.");
}

function readCount(option: string, value: unknown, to?: number): number {
  const count = readNumber(option, value, 1, to);
  if (!Number.isInteger(count)) throw new ConfigError(`${option} must be a whole number.`);
  return count;
}

function readNumber(option: string, value: unknown, from: number, to = longestTimeout): number {
  if (typeof value === "number" && value >= from && value <= to) return value;
  throw new ConfigError(`${option} must be a number from ${from} to ${to}.`);
}

/** Reads a client's options once, when it is made, so that a mistake shows there and not in the first call. */
import { readBaseUrl, refuseBrowser } from "./base-url.ts";
import type { Authorizer } from "./credentials.ts";
import { readEnvironment, requireOption } from "./environment.ts";
import { checkOption } from "./errors/config-error.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import type { CallOptions, ClientOptions, DriftMode, RateLimitOptions } from "./options.ts";
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
  const defaults = {
    headers: {},
    timeoutMs: 30_000,
    deadlineMs: 90_000,
    retry: defaultRetry,
    drift: "off",
    maxResponseBytes: 33_554_432,
  } as const;
  // Both must be given: what holds without them is refused.
  const unlimited: RateLimitOptions = { requests: 0, perMs: 0 };
  // The global one is looked up at each call, so that a test which replaces it is heard; and called as a plain function.
  const { baseUrl, fetch = (url, init) => globalThis.fetch(url, init), rateLimit, onEvent } = options;
  refuseBrowser(options.allowBrowser);
  const address = requireOption("baseUrl", baseUrl ?? readEnvironment(baseUrlVariable), baseUrlVariable);
  checkOption(typeof fetch === "function", "fetch must be a function.");
  checkOption(onEvent === undefined || typeof onEvent === "function", "onEvent must be a function.");
  return {
    ...readCallSettings(defaults, options),
    ...readBaseUrl(address, options.allowInsecure),
    fetch,
    validateRequests: options.validateRequests ?? true,
    limiter: rateLimit && createRateLimiter(fill("rateLimit.", rateLimit, unlimited)),
    onEvent,
    authorizer,
  };
}

/**
 * Reads the options of a call.
 *
 * @param client what holds without them
 * @param options the caller's options
 * @param call the call, for errors
 * @throws ConfigError when one is wrong
 */
export function readCallOptions(client: CallSettings, options: CallOptions, call: FailedCall): CallSettings {
  const { signal } = options;
  // By what it can do, since a signal may be of another realm; anything else would be found out only in a timer.
  const usable = signal === undefined || typeof signal?.addEventListener === "function";
  checkOption(usable, "signal must be an AbortSignal.", call);
  return readCallSettings(client, options, call);
}

/** Checks what a call may set, and puts it in the place of what its client decided. */
function readCallSettings<Settings extends CallSettings>(
  settings: Settings,
  options: CallOptions,
  call?: FailedCall,
): Settings {
  const { headers, retry = {} } = options;
  const filled = fill("", options, settings, call);
  const policy = retry === false ? { attempts: 1 } : retry;
  checkOption(Object(policy) === policy, "retry must be false or a plain object.", call);
  checkOption(/^(?:off|report|throw)$/.test(filled.drift), "drift must be off, report or throw.", call);
  return {
    ...filled,
    headers: headers ? { ...settings.headers, ...readHeaders(headers, call) } : settings.headers,
    retry: fill("retry.", policy, settings.retry, call),
  };
}

function readHeaders(
  headers: Readonly<Record<string, string>>,
  call?: FailedCall,
): Readonly<Record<string, string>> {
  // A list, a map or a Headers object has no members of its own that are headers, and would be sent as none.
  const plain = Object.prototype.toString.call(headers) === "[object Object]";
  checkOption(plain, "headers must be a plain object.", call);
  // Set by the client or by the connection: a caller's value would send a request elsewhere, or break it.
  const own =
    /^(?:authorization|accept|content-(?:type|length)|host|connection|keep-alive|upgrade|expect|te|trailer|transfer-encoding)$/i;
  const checked = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    let sendable = !own.test(name) && typeof value === "string";
    try {
      if (sendable) checked.set(name, value);
    } catch {
      // The runtime's own error quotes the value, which may be a secret.
      sendable = false;
    }
    checkOption(sendable, `headers: ${JSON.stringify(name)} cannot be set.`, call);
  }
  return Object.fromEntries(checked);
}

/**
 * Fills in what is not given, and checks numbers. Null is given, and is refused like any other value of the wrong type.
 *
 * @param place put before a name in messages
 * @param given the options
 * @param absent what holds for those that are not given
 * @param call the call that they are for, when they are for one
 * @throws ConfigError when a number is none, or out of its range
 */
function fill<Options extends object>(
  place: string,
  given: { readonly [Key in keyof Options]?: unknown },
  absent: Options,
  call?: FailedCall,
): Options {
  const filled: { [Key in keyof Options]: unknown } = { ...absent };
  for (const name in absent) {
    const { [name]: value = absent[name] } = given;
    filled[name] = value;
    if (typeof absent[name] !== "number") continue;
    const from = /Delay/.test(name) ? 0 : 1;
    // At the most as long as timers take, in milliseconds; they fire at once for more.
    const to = name === "attempts" ? 100 : 2_147_483_647;
    // What counts something; the others are measured.
    const whole = /^(?:attempts|requests)$/.test(name);
    checkOption(
      typeof value === "number" && value >= from && value <= to && (!whole || Number.isInteger(value)),
      `${place}${name} must be a ${whole ? "whole " : ""}number from ${from} to ${to}.`,
      call,
    );
  }
  // Numbers are numbers, and the rest is what the types promise or is checked by whoever asked.
  return filled as Options;
}

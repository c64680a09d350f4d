/** Resolves options: checks them and applies the defaults, of a client when it is created, not in its first call. */
import { checkOptions, type Defined, type OptionRule } from "../contract/check-options.ts";
import { connectionHeaders } from "../contract/header-names.ts";
import type { BodyKind } from "../contract/operation.ts";
import type { WriteValue } from "../contract/parameter-style.ts";
import { checkBrowser, readBaseUrl } from "./base-url.ts";
import type { BodyCodec } from "./body-codec.ts";
import { type Credentials, type CredentialTable, readCredentials, type SecuredApi } from "./credentials.ts";
import { readVariable } from "./environment.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { ConfigError } from "./errors/index.ts";
import { callRules, rateLimitRules, retryRules } from "./option-rules.ts";
import {
  type CallOptions,
  type ClientOptions,
  type DriftMode,
  defaults,
  type RateLimitOptions,
} from "./options.ts";
import type { RetryPolicy } from "./retry.ts";
import { createThrottle, type Throttle } from "./throttle.ts";

/** Settings of a client that a call can override. */
export interface CallSettings {
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retry: RetryPolicy;
  readonly drift: DriftMode;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Settings of a client: its options with the defaults applied. */
export interface ClientSettings extends CallSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly origin: string;
  readonly api: ApiAccess;
  readonly credentials: CredentialTable;
  readonly fetch: NonNullable<ClientOptions["fetch"]>;
  readonly throttle: Throttle | undefined;
  readonly validateRequests: boolean;
  readonly maxResponseBytes: number;
  readonly onEvent: ClientOptions["onEvent"];
}

/** Rule of credentials, which are checked by `readCredentials`: messages must not quote a secret. */
const anyValue: OptionRule = [() => true, ""];

/** How an API is reached. */
export interface ApiAccess extends SecuredApi {
  /** Environment variable that `baseUrl` defaults to. */
  readonly baseUrlVariable: string;
  /** Codecs of bodies that are not JSON, by kind. */
  readonly bodies?: Readonly<Partial<Record<BodyKind | "none", BodyCodec>>>;
  /** Writes parameters, if the document has others than plain values and repeated ones in paths and queries. */
  readonly writeValue?: WriteValue;
}

/** Resolves a client's options. Throws ConfigError if an option is missing, unknown or invalid. */
export function resolveClientOptions(
  rules: Readonly<Record<string, OptionRule>>,
  api: ApiAccess,
  options: ClientOptions & Credentials,
): ClientSettings {
  const secrets = api.schemes.flatMap(({ options: names }) => names.map((name) => [name, anyValue]));
  const checked = checkOptions({ ...rules, ...Object.fromEntries(secrets) }, options, failWith());
  checkBrowser(checked.allowBrowser);
  const baseUrl = checked.baseUrl ?? readVariable(api.baseUrlVariable);
  if (baseUrl === undefined) {
    throw new ConfigError(`baseUrl is missing. Pass it, or set ${api.baseUrlVariable}.`);
  }
  return {
    ...overrideSettings({ ...defaults, api }, checked),
    ...readBaseUrl(
      baseUrl,
      checked.allowInsecure,
      checked.baseUrl === undefined ? api.baseUrlVariable : undefined,
    ),
    api,
    credentials: readCredentials(api, checked),
    // The global `fetch` is looked up for each request, since tests may replace it.
    fetch: checked.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    throttle: checked.rateLimit && createThrottle(checkRateLimit(checked.rateLimit)),
    validateRequests: checked.validateRequests ?? true,
    maxResponseBytes: checked.maxResponseBytes ?? 32 * 1024 ** 2,
    onEvent: checked.onEvent,
  };
}

/** Resolves the options of a call. Throws ConfigError if an option is unknown or invalid. */
export function resolveCallOptions(
  client: ClientSettings,
  options: CallOptions,
  call: FailedCall,
): { readonly settings: CallSettings; readonly signal: AbortSignal | undefined } {
  const checked = checkOptions(callRules, options, failWith(call));
  return { settings: overrideSettings(client, checked, call), signal: checked.signal };
}

function overrideSettings(
  settings: CallSettings & Pick<ClientSettings, "api">,
  options: Defined<CallOptions>,
  call?: FailedCall,
): CallSettings {
  const { timeoutMs, deadlineMs, drift } = { ...settings, ...options };
  const { retry = {}, headers } = options;
  const ownRetry = checkOptions(retryRules, retry || { attempts: 1 }, failWith(call), "retry.");
  const ownHeaders =
    headers &&
    normalizeHeaders(Object.entries(headers), [...reservedHeaders(settings), "accept", "content-type"], call);
  return {
    timeoutMs,
    deadlineMs,
    drift,
    retry: { ...settings.retry, ...ownRetry },
    headers: ownHeaders ? { ...settings.headers, ...ownHeaders } : settings.headers,
  };
}

/** Creates the error of an invalid option. */
const failWith = (call?: FailedCall) => (message: string) => new ConfigError(message, call);

/** Checks a rate limit. A missing member counts as 0, which is rejected. */
function checkRateLimit({ requests = 0, perMs = 0, ...others }: Partial<RateLimitOptions>): RateLimitOptions {
  return checkOptions(rateLimitRules, { ...others, requests, perMs }, failWith(), "rateLimit.");
}

/** Headers that a caller cannot set: those of the connection, and those with credentials. */
export function reservedHeaders({ api }: Pick<ClientSettings, "api">): readonly string[] {
  return [...connectionHeaders, "authorization", ...api.schemes.flatMap(({ headers = [] }) => headers)];
}

/** Checks headers and converts their names to lower case. `reserved`: names that are rejected. Errors do not contain values. */
export function normalizeHeaders(
  headers: Iterable<readonly [name: string, value: unknown]>,
  reserved: readonly string[],
  call?: FailedCall,
): Readonly<Record<string, string>> {
  const normalized = new Headers();
  for (const header of headers) {
    const [name, value]: readonly unknown[] = Array.isArray(header) ? header : [];
    let reason = "not valid text";
    try {
      if (typeof name === "string" && typeof value === "string") {
        if (!reserved.includes(name.toLowerCase())) {
          normalized.append(name, value);
          continue;
        }
        reason = "set by the client";
      }
    } catch {
      // The runtime's own error is discarded: it quotes the value, which may be a secret.
    }
    throw new ConfigError(`headers: ${JSON.stringify(String(name))} is ${reason}.`, call);
  }
  return Object.fromEntries(normalized);
}

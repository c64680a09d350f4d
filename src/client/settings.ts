/** Reads a client's options once, when it is made, so that a mistake shows there and not in the first call. */
import type { Authorize } from "./credentials.ts";
import { readEnvironment } from "./environment.ts";
import { ConfigError } from "./errors/config-error.ts";
import type { ClientOptions } from "./options.ts";

/** A client's options, checked and with defaults filled in. */
export interface ClientSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly fetch: NonNullable<ClientOptions["fetch"]>;
  readonly headers: Headers;
  readonly timeoutMs: number;
  readonly validateRequests: boolean;
  readonly authorize: Authorize;
}

/** Longest delay that timers take, in milliseconds; they fire at once for more. */
const longestTimeout = 2_147_483_647;

/**
 * Checks options and fills in what is absent.
 *
 * @param options the caller's options
 * @param authorize gives the `Authorization` header
 * @param baseUrlVariable environment variable that holds the address when the options do not
 * @throws ConfigError when an option is missing or wrong
 */
export function readSettings(
  options: ClientOptions,
  authorize: Authorize,
  baseUrlVariable: string,
): ClientSettings {
  return {
    baseUrl: readBaseUrl(options.baseUrl ?? readEnvironment(baseUrlVariable), baseUrlVariable),
    fetch: readFetch(options.fetch),
    headers: readHeaders(options.headers),
    timeoutMs: readTimeout(options.timeoutMs ?? 30_000),
    validateRequests: options.validateRequests ?? true,
    authorize,
  };
}

function readBaseUrl(text: string | undefined, variable: string): string {
  if (text === undefined) throw new ConfigError(`baseUrl is missing. Pass it, or set ${variable}.`);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new ConfigError(`baseUrl is not an address. Write it whole, such as https://api.example.com.`);
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new ConfigError(`baseUrl begins with ${url.protocol} where https: or http: is needed.`);
  }
  if (url.username || url.password) {
    throw new ConfigError("baseUrl holds credentials. Pass them as options of their own.");
  }
  if (url.search || url.hash) throw new ConfigError("baseUrl ends in a query or a fragment. Leave it out.");
  return url.href.replace(/\/+$/, "");
}

function readFetch(fetch: ClientOptions["fetch"]): NonNullable<ClientOptions["fetch"]> {
  if (fetch !== undefined) return fetch;
  if (typeof globalThis.fetch !== "function")
    throw new ConfigError("This runtime has no fetch. Pass one as fetch.");
  // Looked up at each call, so that a test which replaces the global one is heard; and called as a plain function.
  return (url, init) => globalThis.fetch(url, init);
}

/** @throws ConfigError naming a header that cannot be sent, never its value. */
export function readHeaders(headers: Readonly<Record<string, string>> | undefined): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (/^(?:authorization|accept|content-type)$/i.test(name)) {
      throw new ConfigError(`headers sets ${name}, which the client sets itself.`);
    }
    try {
      result.set(name, value);
    } catch {
      // The runtime's own error quotes the value, which may be a secret.
      throw new ConfigError(`headers: ${JSON.stringify(name)} or its value cannot be sent as a header.`);
    }
  }
  return result;
}

/** @throws ConfigError when it is no number of milliseconds that a timer can wait. */
export function readTimeout(timeoutMs: number): number {
  if (typeof timeoutMs === "number" && timeoutMs >= 1 && timeoutMs <= longestTimeout) return timeoutMs;
  throw new ConfigError(`timeoutMs must be a number of milliseconds from 1 to ${longestTimeout}.`);
}

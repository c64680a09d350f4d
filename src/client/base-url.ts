/** Decides where requests may go. */
import { ConfigError } from "./errors/config-error.ts";

/**
 * Checks the address of an API.
 *
 * @param text the address
 * @param variable environment variable that would hold it
 * @param allowInsecure whether `http:` may leave this machine
 * @returns the address without a slash at its end, and its origin
 * @throws ConfigError when it is missing, no address, or not safe for credentials
 */
export function readBaseUrl(
  text: string | undefined,
  variable: string,
  allowInsecure: boolean | undefined,
): { readonly baseUrl: string; readonly origin: string } {
  if (text === undefined) throw new ConfigError(`baseUrl is missing. Pass it, or set ${variable}.`);
  const url = parse(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new ConfigError(`baseUrl begins with ${url.protocol} where https: or http: is needed.`);
  }
  if (url.username || url.password) {
    throw new ConfigError("baseUrl holds credentials. Pass them as options of their own.");
  }
  if (url.search || url.hash) throw new ConfigError("baseUrl ends in a query or a fragment. Leave it out.");
  if (url.protocol === "http:" && !isLoopback(url.hostname) && allowInsecure !== true) {
    throw new ConfigError(
      "baseUrl begins with http:, which shows the credentials to everybody on the way. Use https:, or set allowInsecure: true if the network is yours.",
    );
  }
  return { baseUrl: url.href.replace(/\/+$/, ""), origin: url.origin };
}

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new ConfigError("baseUrl is not an address. Write it whole, such as https://api.example.com.");
  }
}

/** Names and addresses that never leave this machine (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). */
function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Refuses to hold a secret in a browser, where every visitor can read it.
 *
 * @param allowBrowser the caller's word that this is meant
 * @throws ConfigError in a browser without it
 */
export function refuseBrowser(allowBrowser: boolean | undefined): void {
  // Every browser's name begins so, in windows and in workers; no server's does.
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  if (allowBrowser !== true && navigator?.userAgent?.startsWith("Mozilla/")) {
    throw new ConfigError(
      "This is a browser, where every visitor can read the client's credentials. Call the API from a server, or set allowBrowser: true if the credentials are the visitor's own.",
    );
  }
}

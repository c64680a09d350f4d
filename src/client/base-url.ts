/** Decides where requests may go. */
import { checkOption } from "./errors/config-error.ts";

/**
 * Checks the address of an API.
 *
 * @param text the address
 * @param allowInsecure whether `http:` may leave this machine
 * @returns the address without a slash at its end, and its origin
 * @throws ConfigError when it is no address, or not safe for credentials
 */
export function readBaseUrl(
  text: string,
  allowInsecure: boolean | undefined,
): { readonly baseUrl: string; readonly origin: string } {
  const url = parse(text);
  // Nothing but host, port and path; even an empty query or fragment would swallow what follows it.
  const bare = /^https?:\/\/[^/?#@]+\/[^?#]*$/;
  const fit = url !== undefined && bare.test(url.href);
  checkOption(fit, "baseUrl must be a whole https: address without credentials, query and fragment.");
  const { href, origin, hostname, protocol } = url;
  // What never leaves this machine (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3).
  const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;
  checkOption(
    protocol === "https:" || loopback.test(hostname) || allowInsecure === true,
    "With http: everybody between can read the credentials. Use https:, or set allowInsecure: true.",
  );
  return { baseUrl: href.replace(/\/+$/, ""), origin };
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
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
  checkOption(
    allowBrowser === true || !navigator?.userAgent?.startsWith("Mozilla/"),
    "In a browser every visitor can read the credentials. Use a server, or set allowBrowser: true.",
  );
}

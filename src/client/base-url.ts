/** Decides where requests may go. */
import { checkOption } from "./errors/config-error.ts";

/** Names and addresses that never leave this machine (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

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
  const whole = url !== undefined && /^https?:$/.test(url.protocol);
  checkOption(whole, "baseUrl must be a whole address that begins with https:.");
  const { href, origin, hostname, protocol, username, password } = url;
  // An empty query or fragment leaves no trace in the parsed address, but would swallow the path.
  const bare = !username && !password && !/[?#]/.test(text);
  checkOption(bare, "baseUrl must be without credentials, query and fragment.");
  checkOption(
    protocol === "https:" || loopback.test(hostname) || allowInsecure === true,
    "With http: every node between can read the credentials. Use https:, or set allowInsecure: true.",
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

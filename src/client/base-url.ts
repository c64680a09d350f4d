/** Decides where credentials may be sent from and to. */
import { ConfigError } from "./errors/index.ts";

/** Scheme, host, port and path only: even an empty query or fragment would swallow the path of an operation. */
const bareUrl = /^https?:\/\/[^/?#@]+\/[^?#]*$/;

/** Hosts that are always this machine (RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). Some resolvers ask the network for names below `localhost`. */
const loopbackHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Checks the base URL that the option or variable `name` has. Throws ConfigError, without the URL, if it is invalid or not safe. */
export function readBaseUrl(text: string, allowInsecure: boolean | undefined, name = "baseUrl") {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !bareUrl.test(url.href)) {
    throw new ConfigError(`${name} must be a whole https: URL without credentials, query and fragment.`);
  }
  if (url.protocol !== "https:" && !loopbackHost.test(url.hostname) && !allowInsecure) {
    throw new ConfigError(
      `${name} uses http:, which exposes the credentials. Use https:, or set allowInsecure: true.`,
    );
  }
  return { baseUrl: url.href.replace(/\/+$/, ""), origin: url.origin };
}

/** Rejects a client in a browser, where every visitor can read its credentials. Throws ConfigError in a browser without `allowBrowser`. */
export function checkBrowser(allowBrowser: boolean | undefined): void {
  if (allowBrowser || !isBrowser()) return;
  throw new ConfigError(
    "In a browser every visitor can read the credentials. Use a server, or set allowBrowser: true.",
  );
}

export function isBrowser(): boolean {
  // The user agent of every browser, in windows and in workers, starts with this word; that of no server runtime does.
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  return String(navigator?.userAgent).startsWith("Mozilla/");
}

import { ConfigError } from "./errors/config-error.ts";

/**
 * Rejects a client in a browser, where every visitor can read its credentials.
 *
 * @throws ConfigError in a browser without it
 */
export function checkBrowser(allowBrowser: boolean | undefined): void {
  // The user agent of every browser, in windows and in workers, starts with this word; that of no server runtime does.
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  if (allowBrowser || !navigator?.userAgent?.startsWith("Mozilla/")) return;
  throw new ConfigError(
    "In a browser every visitor can read the credentials. Use a server, or set allowBrowser: true.",
  );
}

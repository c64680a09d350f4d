/** Headless Chromium, as Debian packages it, for pages of servers on this machine. */
import { type Browser, chromium } from "playwright-core";
import { findOrInstall } from "./debian-package.ts";

/** Chromium's sandbox does not run as root. The other flags switch off background requests. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds the browser, after installing Debian's package if it is missing.
 *
 * @throws Error if it is missing and cannot be installed
 */
export function findChromium(): Promise<string> {
  return findOrInstall("chromium");
}

/**
 * Starts the browser.
 *
 * @param home folder for its files; that of the user by default
 * @throws Error if it is missing and cannot be installed
 */
export async function launchChromium(home?: string): Promise<Browser> {
  const env = home === undefined ? undefined : { HOME: home, PATH: process.env["PATH"] ?? "" };
  return await chromium.launch({ executablePath: await findChromium(), args: flags, ...(env && { env }) });
}

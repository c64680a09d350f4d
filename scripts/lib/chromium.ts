/** Headless Chromium, as Debian packages it, for pages of servers on this machine. */
import { type Browser, chromium } from "playwright-core";
import { findOrInstall } from "./debian-package.ts";

/** Chromium's sandbox does not run as root. The other flags switch off background requests. */
const flags = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/**
 * Starts the browser. `home`: folder for its files; that of the user by default. Throws an error if it is missing and cannot be installed.
 */
export async function launchChromium(home?: string): Promise<Browser> {
  const env = home === undefined ? undefined : { HOME: home, PATH: process.env["PATH"] ?? "" };
  return await chromium.launch({
    executablePath: await findOrInstall("chromium"),
    args: flags,
    ...(env && { env }),
  });
}

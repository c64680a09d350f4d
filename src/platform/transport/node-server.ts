/** The platform on a port. What it needs of Node is loaded when somebody listens, and not before. */
import { PlatformConfigError } from "../config-error.ts";
import type { Listening, ListenOptions } from "../options.ts";
import type { Handle } from "./handle-type.ts";
import type { CheckedListenOptions } from "./listen-options.ts";
import { defaultSettings, type ServerSettings } from "./server-settings.ts";

/** Longest time that a timer takes. */
const longestMs = 2 ** 31 - 1;

/**
 * Serves a platform on a port.
 *
 * @param handle answers requests
 * @param options where to listen
 * @param settings for tests: limits to shorten
 * @returns the address, and how to close it, once the server has answered itself one real request
 * @throws PlatformConfigError when it cannot listen there, or does not answer
 */
export async function listen(
  handle: Handle,
  options: ListenOptions = {},
  settings: Partial<ServerSettings> = {},
): Promise<Listening> {
  const checked = check(options);
  const { serve } = await import("./node-serve.ts");
  return serve(handle, checked, { ...defaultSettings, ...settings });
}

function check({
  port = 0,
  host = "127.0.0.1",
  drainMs = 10_000,
  maxConnections = 1000,
}: ListenOptions): CheckedListenOptions {
  if (typeof host !== "string" || !/^[^\s/]+$/.test(host)) {
    throw new PlatformConfigError(
      `host: ${JSON.stringify(host)} is no name or address; 127.0.0.1 is this machine.`,
    );
  }
  return {
    // Brackets belong to an address in a URL, which is where people copy it from.
    host: host.replace(/^\[(.*)\]$/, "$1"),
    port: checkWhole("port", port, 0, 65_535),
    drainMs: checkWhole("drainMs", drainMs, 0, longestMs),
    maxConnections: checkWhole("maxConnections", maxConnections, 1, longestMs),
  };
}

function checkWhole(name: string, value: number, from: number, to: number): number {
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  throw new PlatformConfigError(`${name}: ${String(value)} is no whole number from ${from} to ${to}.`);
}

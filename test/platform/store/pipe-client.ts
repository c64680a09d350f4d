/** Requests to a port for the demo pipe. One of its settings, which has room for any number, is the count of a test. */
import { basic, json, pipe, settings } from "../demo-platform.ts";

const setting = "engine_min_insert_block_size_bytes";

/** Time limit of a request in milliseconds, so that a hang is an error. */
const timeoutMs = 20_000;

export function fetchPipe(url: string): Promise<Response> {
  return fetch(url + pipe, { headers: basic, signal: AbortSignal.timeout(timeoutMs) });
}

export function putCount(url: string, count: number): Promise<Response> {
  const init = { method: "PUT", headers: { ...basic, ...json }, body: JSON.stringify({ [setting]: count }) };
  return fetch(url + settings, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

export async function readCount(url: string): Promise<unknown> {
  const { result } = JSON.parse(await (await fetchPipe(url)).text());
  return result.settings[setting];
}

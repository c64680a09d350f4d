/** Requests for the demo pipe. One of its settings, which has room for any number, is the count of a test. */
import { demo } from "../../../generated/platform/demo-names.ts";

export const pipe = `/v1/organizations/${demo.organizationId}/services/${demo.serviceId}/pipes/${demo.pipeId}`;
export const authorization = `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}`;
const setting = "engine_min_insert_block_size_bytes";

/** Time limit of a request in milliseconds, so that a hang is an error. */
const timeoutMs = 20_000;

export function fetchPipe(url: string): Promise<Response> {
  return fetch(url + pipe, { headers: { authorization }, signal: AbortSignal.timeout(timeoutMs) });
}

/** Updates the count, only if the pipe has this ETag when one is passed. */
export function putCount(url: string, count: number, etag?: string): Promise<Response> {
  return fetch(`${url}${pipe}/settings`, {
    method: "PUT",
    headers: {
      authorization,
      "content-type": "application/json",
      ...(etag !== undefined && { "if-match": etag }),
    },
    body: JSON.stringify({ [setting]: count }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

export async function readCount(url: string): Promise<{ readonly count: number; readonly etag: string }> {
  const response = await fetchPipe(url);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  // The contract's envelope of a pipe; the setting is null in the demo data.
  const { result } = (await response.json()) as { result: { settings: Record<string, number | null> } };
  return { count: result.settings[setting] ?? 0, etag: response.headers.get("etag") ?? "" };
}

/** Updates the count, and returns the status: 200 or 412. */
export async function writeCount(url: string, count: number, etag?: string): Promise<number> {
  const response = await putCount(url, count, etag);
  const text = await response.text();
  if (response.status === 200 || response.status === 412) return response.status;
  throw new Error(`${response.status}: ${text}`);
}

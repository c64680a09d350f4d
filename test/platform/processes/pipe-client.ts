/** Reads and changes one setting of the demo pipe, with entity tags. */

const pipe =
  "/v1/organizations/11111111-1111-4111-8111-111111111111/services/22222222-2222-4222-8222-222222222222" +
  "/pipes/33333333-3333-4333-8333-333333333333";

const authorization = `Basic ${btoa("demo-key:demo-secret")}`;

/** Counted up by the tests: it has room for any number of steps. */
const setting = "engine_min_insert_block_size_bytes";

/** Longest time for one answer, in milliseconds, so that a hang is an error. */
const longestMs = 20_000;

/** What a read gives. */
export interface ReadCount {
  readonly count: number;
  readonly etag: string;
}

/**
 * Sends a request for the demo pipe.
 *
 * @param url address of a platform
 * @param count the new count; a read when left out
 * @param headers further ones
 */
export function askPipe(
  url: string,
  count?: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(longestMs);
  if (count === undefined) return fetch(url + pipe, { headers: { authorization, ...headers }, signal });
  return fetch(`${url}${pipe}/settings`, {
    method: "PUT",
    headers: { authorization, "content-type": "application/json", ...headers },
    body: JSON.stringify({ [setting]: count }),
    signal,
  });
}

/**
 * Reads the count.
 *
 * @param url address of a platform
 */
export async function readCount(url: string): Promise<ReadCount> {
  const response = await askPipe(url);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return parseCount(response);
}

/**
 * Takes the count from an answer.
 *
 * @param response a success of getPipe
 */
export async function parseCount(response: Response): Promise<ReadCount> {
  // The contract's envelope of a pipe; the setting is null in some.
  const { result } = (await response.json()) as { result: { settings: Record<string, number | null> } };
  return { count: result.settings[setting] ?? 0, etag: response.headers.get("etag") ?? "" };
}

/**
 * Writes the count.
 *
 * @param url address of a platform
 * @param count the new one
 * @param etag of the version that it is meant for; any when left out
 * @returns the status, 200 or 412
 * @throws when the answer is another
 */
export async function writeCount(url: string, count: number, etag?: string): Promise<number> {
  const response = await askPipe(url, count, etag === undefined ? {} : { "if-match": etag });
  const text = await response.text();
  if (response.status === 200 || response.status === 412) return response.status;
  throw new Error(`${response.status}: ${text}`);
}

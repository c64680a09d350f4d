/** Errors of clients for requests that the platform rejects. `test/testing` has injected faults. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DataplatError, safe } from "../../src/index.ts";
import { createManagementClient, type ManagementClientOptions } from "../../src/management.ts";
import { createObservabilityClient, type ObservabilityClientOptions } from "../../src/observability.ts";
import { createPlatform, type Platform, type PlatformOptions } from "../../src/platform/index.ts";
import { demo } from "../../src/testing.ts";

const { pipe } = demo;

async function failureOf(call: Promise<unknown>): Promise<DataplatError> {
  const { ok, error } = await safe(call);
  if (ok) throw new Error("Expected an error.");
  return error;
}

describe.each(["in process", "over a port"])("a client of the platform, %s", (transport) => {
  let platform: Platform;
  let address: Pick<ManagementClientOptions, "baseUrl" | "fetch">;
  beforeEach(() => start());
  afterEach(() => platform.close());

  async function start(options: PlatformOptions = {}): Promise<void> {
    platform = createPlatform({ demo: true, checkResponses: true, onError: () => {}, ...options });
    address =
      transport === "in process"
        ? { baseUrl: platform.baseUrl, fetch: platform.fetch }
        : { baseUrl: (await platform.listen()).url };
  }

  const { keyId, keySecret, accessToken } = demo;
  const management = (options: ManagementClientOptions = {}) =>
    createManagementClient({ ...address, drift: "throw", keyId, keySecret, ...options });
  const observability = (options: ObservabilityClientOptions = {}) =>
    createObservabilityClient({ ...address, drift: "throw", accessToken, ...options });

  test("withResponse returns the request ID of the journal, and the ETag for the next update", async () => {
    const { data, response, requestId, attempts } = await management().getPipe.withResponse(pipe);
    expect([data.id, response.status, attempts]).toEqual([pipe.pipeId, 200, 1]);
    expect(platform.journal.entries().map((entry) => entry.requestId)).toEqual([requestId]);
    const headers = { "If-Match": response.headers.get("etag") ?? "" };
    await management().updatePipeSettings(pipe, { engine_max_threads: 3 }, { headers });
    const late = management().updatePipeSettings(pipe, { engine_max_threads: 4 }, { headers });
    expect(await failureOf(late)).toMatchObject({ kind: "api", status: 412, outcome: "rejected" });
  });

  const noPipe = { ...pipe, pipeId: "00000000-0000-4000-8000-000000000000" };
  test.each<[what: string, call: () => Promise<unknown>, status: number, code?: string]>([
    ["a wrong key", () => management({ keySecret: "wrong" }).getPipe(pipe), 401, "UNAUTHORIZED"],
    ["a wrong token", () => observability({ accessToken: "wrong" }).listDashboards(), 401],
    ["an unknown pipe", () => management().updatePipeSettings(noPipe, {}), 404, "NOT_FOUND"],
  ])("%s fails with the platform's status, code and request ID", async (_, call, status, code) => {
    const failure = await failureOf(call());
    const [entry] = platform.journal.entries();
    const expected = { kind: "api", status, code, attempts: 1, requestId: entry?.requestId };
    expect(failure).toMatchObject(expected);
  });

  test("a client without the platform's rate limit is rejected, and one with it waits", async () => {
    const rateLimit = { requests: 2, perMs: 60_000 };
    await platform.close();
    await start({ rateLimit: { management: rateLimit } });
    const client = management({ retry: false });
    await client.getPipe(pipe);
    await client.getPipe(pipe);
    expect(await failureOf(client.getPipe(pipe))).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    await platform.reset();
    const careful = management({ rateLimit, deadlineMs: 200 });
    await careful.getPipe(pipe);
    await careful.getPipe(pipe);
    expect(await failureOf(careful.getPipe(pipe))).toMatchObject({ kind: "timeout", attempts: 0 });
    expect(platform.journal.entries().map(({ status }) => status)).toEqual([200, 200]);
  });
});

/** The clients on the platform, in process and over a port: payloads, rejected requests, injected faults and drift. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DataplatError, safe } from "../../src/index.ts";
import { createManagementClient, type ManagementClientOptions } from "../../src/management.ts";
import { createObservabilityClient, type ObservabilityClientOptions } from "../../src/observability.ts";
import { createPlatform } from "../../src/platform/create-platform.ts";
import type { Fault } from "../../src/platform/faults/fault.ts";
import type { Platform, PlatformOptions } from "../../src/platform/options.ts";

const organizationId = "11111111-1111-4111-8111-111111111111";
const pipe = {
  organizationId,
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};

/** The error of a call, which must fail. */
async function failureOf(call: Promise<unknown>): Promise<DataplatError> {
  const { ok, error } = await safe(call);
  if (ok) throw new Error("Expected an error.");
  return error;
}

describe.each(["in process", "over a port"])("the clients and the platform, %s", (transport) => {
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

  // At most two milliseconds between attempts, unless the platform sends Retry-After.
  const common = { drift: "throw", retry: { baseDelayMs: 1, maxDelayMs: 2 } } as const;
  const management = (options: ManagementClientOptions = {}) =>
    createManagementClient({
      ...address,
      ...common,
      keyId: "demo-key",
      keySecret: "demo-secret",
      ...options,
    });
  const observability = (options: ObservabilityClientOptions = {}) =>
    createObservabilityClient({ ...address, ...common, accessToken: "demo-token", ...options });
  const inject = (operationId: string, fault: Fault, times = 1) =>
    platform.faults.inject(operationId, fault, { times });
  const statuses = () => platform.journal.entries().map(({ status }) => status);

  /** A read and a write of each API. */
  const calls = {
    getPipe: () => management().getPipe(pipe),
    updatePipeSettings: () => management().updatePipeSettings(pipe, { engine_max_threads: 2 }),
    updateAlert: () => observability().updateAlert({ id: "alert-1" }, { threshold: 2 }),
    listDashboards: () => observability().listDashboards(),
  };
  // The keys are those of the type.
  const operationIds = Object.keys(calls) as (keyof typeof calls)[];

  test("an update is merged with the stored settings, and read again", async () => {
    const before = (await management().getPipe(pipe)).settings;
    const changes = {
      engine_max_threads: 0,
      object_storage_concurrency: null,
      engine_parallel_view_processing: false,
    };
    const settings = await management().updatePipeSettings(pipe, changes);
    expect(settings).toEqual({ ...before, ...changes });
    expect((await management().getPipe(pipe)).settings).toEqual(settings);
  });

  test("withResponse returns the request ID of the journal, and the ETag for the next update", async () => {
    const { data, response, requestId, attempts } = await management().getPipe.withResponse(pipe);
    expect([data.id, response.status, attempts]).toEqual([pipe.pipeId, 200, 1]);
    expect(platform.journal.entries().map((entry) => entry.requestId)).toEqual([requestId]);
    const headers = { "If-Match": response.headers.get("etag") ?? "" };
    await management().updatePipeSettings(pipe, { engine_max_threads: 3 }, { headers });
    const late = management().updatePipeSettings(pipe, { engine_max_threads: 4 }, { headers });
    expect(await failureOf(late)).toMatchObject({ kind: "api", status: 412, outcome: "rejected" });
  });

  test("an invalid request is not sent; the platform rejects it with the same pointer", async () => {
    const update = (options: ManagementClientOptions) =>
      failureOf(management(options).updatePipeSettings(pipe, { engine_max_threads: 65 }));
    const [pointer, outcome] = ["/body/engine_max_threads", "rejected"];
    expect(await update({})).toMatchObject({ kind: "invalid-request", attempts: 0, issues: [{ pointer }] });
    expect(platform.journal.size).toBe(0);
    const failure = await update({ validateRequests: false });
    expect(failure).toMatchObject({ kind: "api", status: 400, code: "BAD_REQUEST", outcome, attempts: 1 });
    expect(failure.message).toContain(pointer);
  });

  const alertOf = (id: string, body: object) => observability().updateAlert({ id }, body);
  const noPipe = { ...pipe, pipeId: "00000000-0000-4000-8000-000000000000" };
  test.each<[what: string, call: () => Promise<unknown>, status: number, code?: string]>([
    ["a wrong key", () => management({ keySecret: "wrong" }).getPipe(pipe), 401, "UNAUTHORIZED"],
    ["a wrong token", () => observability({ accessToken: "wrong" }).listDashboards(), 401],
    ["an unknown pipe", () => management().updatePipeSettings(noPipe, {}), 404, "NOT_FOUND"],
    ["an unknown alert", () => alertOf("no/such alert", {}), 404],
    ["an unknown dashboard", () => alertOf("alert-1", { dashboardId: "nowhere" }), 400],
    ["a body of over 1 MiB", () => alertOf("alert-1", { message: "x".repeat(2 ** 20) }), 413],
  ])("%s fails with the platform's status, code and request ID", async (_, call, status, code) => {
    const failure = await failureOf(call());
    const [entry] = platform.journal.entries();
    const expected = { kind: "api", status, code, attempts: 1, requestId: entry?.requestId };
    expect(failure).toMatchObject(expected);
  });

  test.each(operationIds)("%s is retried after 429 and after 503, with Retry-After", async (operationId) => {
    inject(operationId, { type: "rate-limit", retryAfterSeconds: 0 });
    inject(operationId, { type: "status", status: 503, headers: { "retry-after": "0" } });
    await calls[operationId]();
    expect(statuses()).toEqual([429, 503, 200]);
  });

  test.each<[Fault, failure: object]>([
    [
      { type: "status", status: 503 },
      { kind: "api", status: 503, outcome: "unknown" },
    ],
    [
      { type: "drop", when: "after" },
      { kind: "network", outcome: "unknown" },
    ],
    [{ type: "truncate" }, { kind: "network", outcome: "unknown" }],
    [
      { type: "latency", ms: 600_000 },
      { kind: "timeout", outcome: "unknown" },
    ],
  ])("after %j a read is retried, and a write fails with an unknown outcome", async (fault, failure) => {
    const client = management({ timeoutMs: 100 });
    inject("getPipe", fault);
    expect((await client.getPipe.withResponse(pipe)).attempts).toBe(2);
    inject("updatePipeSettings", fault);
    const write = client.updatePipeSettings(pipe, { engine_max_threads: 63 });
    expect(await failureOf(write)).toMatchObject({ ...failure, attempts: 1 });
  });

  test("a write that timed out before it took effect is not applied", async () => {
    inject("updatePipeSettings", { type: "latency", ms: 600_000 });
    const client = management({ timeoutMs: 100 });
    await failureOf(client.updatePipeSettings(pipe, { engine_max_threads: 63 }));
    expect((await management().getPipe(pipe)).settings?.engine_max_threads).not.toBe(63);
  });

  test("a rate limit that lasts fails with its Retry-After", async () => {
    inject("listDashboards", { type: "rate-limit", retryAfterSeconds: 0 }, 9);
    const lasting = { kind: "api", status: 429, attempts: 3, retryAfterMs: 0 };
    expect(await failureOf(calls.listDashboards())).toMatchObject(lasting);
    inject("getPipe", { type: "rate-limit", retryAfterSeconds: 7 });
    const once = await failureOf(management({ retry: false }).getPipe(pipe));
    expect(once).toMatchObject({ code: "TOO_MANY_REQUESTS", attempts: 1, retryAfterMs: 7000 });
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
    expect(statuses()).toEqual([200, 200]);
  });

  test("latency ends at the deadline and at an abort, without further attempts", async () => {
    inject("listDashboards", { type: "latency", ms: 600_000 }, 9);
    const late = await failureOf(observability({ deadlineMs: 100 }).listDashboards());
    expect(late).toMatchObject({ kind: "timeout", operationId: "listDashboards", attempts: 1 });
    inject("getPipe", { type: "latency", ms: 600_000 });
    const aborted = management().getPipe(pipe, { signal: AbortSignal.timeout(50) });
    expect(await failureOf(aborted)).toMatchObject({ kind: "aborted", operationId: "getPipe" });
  });

  test.each([
    ["getPipe", { result: { scaling: { replicas: "2" } } }, "/result/scaling/replicas"],
    ["updateAlert", { data: { silenced: "no" } }, "/data/silenced"],
  ] as const)("drift in the response of %s is reported", async (operationId, body, pointer) => {
    inject(operationId, { type: "status", status: 200, body });
    const failure = { kind: "unexpected-response", issues: [{ pointer }] };
    expect(await failureOf(calls[operationId]())).toMatchObject(failure);
  });
});

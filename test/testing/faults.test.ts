/** Faults and journal with the real clients. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DriftEvent } from "../../src/index.ts";
import { safe } from "../../src/index.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import type { DriftKind } from "../../src/platform/index.ts";
import { demo, startTestPlatform, type TestPlatform } from "../../src/testing.ts";

describe.each([
  ["in process", {}],
  ["on a port", { listen: true }],
])("%s", (_, options) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(options);
  });
  afterAll(() => platform.close());

  test("the client reports every type of fault", async () => {
    const { organizationId, managementOptions, faults } = await platform.createOrganization();
    const client = createManagementClient({ ...managementOptions, retry: false });
    const headers = { "x-a": "b" };
    const rows: readonly [fault: Parameters<typeof faults.inject>[1], error: object][] = [
      [
        { type: "status", status: 503 },
        { kind: "api", status: 503, body: { status: 503 } },
      ],
      [
        { type: "status", status: 418, body: { tea: true }, headers },
        { status: 418, body: { tea: true } },
      ],
      [
        { type: "status", status: 502, body: "<html>" },
        { status: 502, body: "<html>" },
      ],
      [{ type: "status", status: 200, body: "<html>" }, { kind: "unexpected-response" }],
      [
        { type: "rate-limit", retryAfterSeconds: 7 },
        { status: 429, retryAfterMs: 7000 },
      ],
      [{ type: "drop" }, { kind: "network" }],
      [{ type: "truncate" }, { kind: "network" }],
    ];
    for (const [fault, error] of rows) {
      faults.inject("listServices", fault);
      const result = await safe(client.listServices({ organizationId }));
      expect(result).toMatchObject({ ok: false, error });
      if (!result.ok && result.error.kind === "api" && result.error.status === 418) {
        expect(result.error.headers.get("x-a")).toBe("b");
      }
    }
    faults.inject("listServices", { type: "latency", ms: 1 });
    expect(await client.listServices({ organizationId })).toEqual([]);
    // Rejected requests can be truncated and dropped as well.
    const parameters = { organizationId, serviceId: crypto.randomUUID(), pipeId: crypto.randomUUID() };
    for (const fault of [{ type: "truncate" }, { type: "drop", when: "after" }] as const) {
      faults.inject("getPipe", fault);
      expect(await safe(client.getPipe(parameters))).toMatchObject({ error: { kind: "network" } });
    }
    faults.assertAllFired();
    expect(faults.pending()).toEqual([]);
  });

  /** Calls an operation with demo data under a drift fault. Resolves to the error, and the differences that the client reports. */
  async function callWithDrift(operationId: string, kind: DriftKind) {
    const issues: unknown[] = [];
    const onEvent = (event: { type: string }) => {
      if (event.type === "drift") issues.push(...(event as DriftEvent).issues);
    };
    const options = { drift: "report", onEvent, retry: false } as const;
    const management = createManagementClient({ ...platform.managementOptions, ...options });
    const observability = createObservabilityClient({ ...platform.observabilityOptions, ...options });
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      listServices: () => management.listServices({ organizationId: demo.organizationId }),
      getPipe: () => management.getPipe(demo.pipe),
      updatePipeSettings: () => management.updatePipeSettings(demo.pipe, { engine_max_threads: 8 }),
      updateAlert: () => observability.updateAlert({ id: "alert-1" }, { threshold: 10 }),
      listDashboards: () => observability.listDashboards(),
    };
    platform.faults.inject(operationId, { type: "drift", kind });
    const result = await safe(calls[operationId]?.() ?? Promise.reject(new Error(operationId)));
    return { error: result.error?.message, issues };
  }

  const difference = {
    "unknown-member": { difference: "unknown-member", actual: "string" },
    "null-for-array": { difference: "wrong-type", expected: ["array"], actual: "null" },
    "string-for-number": {
      difference: "wrong-type",
      expected: expect.arrayContaining([expect.stringMatching(/^(?:number|integer)$/)]),
      actual: "string",
    },
    "new-value": { difference: "new-value", actual: "string" },
  } as const;
  test.each<[operationId: string, kind: keyof typeof difference, pointer: string]>([
    ["listServices", "unknown-member", "/result/0/unknownMember"],
    ["listServices", "null-for-array", "/result/0/endpoints"],
    ["listServices", "string-for-number", "/result/0/endpoints/0/port"],
    ["listServices", "new-value", "/result/0/endpoints/0/protocol"],
    ["getPipe", "unknown-member", "/result/unknownMember"],
    ["getPipe", "null-for-array", "/result/source/kafka/reversePrivateEndpointIds"],
    ["getPipe", "string-for-number", "/result/scaling/replicas"],
    ["updatePipeSettings", "string-for-number", "/result/streaming_max_insert_wait_ms"],
    ["updateAlert", "unknown-member", "/data/unknownMember"],
    ["updateAlert", "new-value", "/data/thresholdType"],
    ["listDashboards", "unknown-member", "/data/0/unknownMember"],
    ["listDashboards", "null-for-array", "/data/0/tiles"],
    ["listDashboards", "string-for-number", "/data/0/tiles/0/x"],
  ])("the client finds drift of %s, %s, at %s alone", async (operationId, kind, pointer) => {
    const expected = { ...difference[kind], pointer };
    expect(await callWithDrift(operationId, kind)).toMatchObject({ error: undefined, issues: [expected] });
    platform.faults.assertAllFired();
  });

  test.each(["listServices", "updateAlert"])(
    "the client rejects %s without its envelope",
    async (operationId) => {
      const { error, issues } = await callWithDrift(operationId, "missing-envelope");
      expect(error).toMatch(/the body has no member "(?:result|data)"/);
      expect(issues).toEqual([]);
    },
  );

  test.each([
    [{ type: "drop" }, 8],
    [{ type: "drop", when: "after" }, 9],
    [{ type: "truncate" }, 9],
  ] as const)("after %j during an update, the setting is %i", async (fault, threads) => {
    const { managementOptions, addService, faults } = await platform.createOrganization();
    const { parameters } = await (await addService()).addPipe({ settings: { engine_max_threads: 8 } });
    const client = createManagementClient({ ...managementOptions, retry: false });
    faults.inject("updatePipeSettings", fault);
    const result = await safe(client.updatePipeSettings(parameters, { engine_max_threads: 9 }));
    expect(result).toMatchObject({ ok: false, error: { kind: "network", outcome: "unknown" } });
    expect((await client.getPipe(parameters)).settings?.engine_max_threads).toBe(threads);
  });
});

test("an update that times out during a latency fault is not applied", async () => {
  await using platform = await startTestPlatform();
  const client = createManagementClient({ ...platform.managementOptions, retry: false });
  platform.faults.inject("updatePipeSettings", { type: "latency", ms: 600_000 });
  const update = client.updatePipeSettings(demo.pipe, { engine_max_threads: 7 }, { timeoutMs: 50 });
  expect(await safe(update)).toMatchObject({ error: { kind: "timeout", outcome: "unknown" } });
  platform.faults.assertAllFired();
  expect((await client.getPipe(demo.pipe)).settings?.engine_max_threads).not.toBe(7);
});

test("a request that waits because of a latency fault loses its connection when the platform closes", async () => {
  await using platform = await startTestPlatform();
  const { organizationId, managementOptions, faults } = await platform.createOrganization();
  const client = createManagementClient({ ...managementOptions, retry: false });
  faults.inject("listServices", { type: "latency", ms: 600_000 });
  const call = safe(client.listServices({ organizationId }));
  await expect.poll(() => faults.pending()).toEqual([]);
  await platform.close();
  expect(await call).toMatchObject({ error: { kind: "network" } });
});

test("a client of a closed platform learns that it is closed, after one attempt", async () => {
  const platform = await startTestPlatform();
  const client = createManagementClient(platform.managementOptions);
  await platform.close();
  const { error } = await safe(client.getPipe(demo.pipe));
  expect(error).toMatchObject({ kind: "api", status: 410, attempts: 1 });
  expect(error?.message).toContain("The platform is closed.");
  await expect(platform.createTeam()).rejects.toThrow("The platform is closed.");
});

test("the journal records every attempt, without credentials", async () => {
  await using platform = await startTestPlatform();
  const { organizationId, managementOptions, keySecret, faults, journal } =
    await platform.createOrganization();
  faults.inject("listServices", { type: "drop" }, { times: 2 });
  const client = createManagementClient({ ...managementOptions, retry: { baseDelayMs: 1 } });
  await client.listServices({ organizationId, filter: ["tag:env=prod"] });
  faults.assertAllFired();
  expect(journal.assertCalled("listServices", { times: 3 })).toMatchObject([
    { status: null, fault: "drop" },
    { status: null, fault: "drop" },
    { status: 200, fault: null },
  ]);
  expect(journal.entries()[2]).toMatchObject({
    api: "management",
    method: "GET",
    target: expect.stringMatching(/\?filter=tag(?::|%3A)env(?:=|%3D)prod$/),
    pathParameters: { organizationId },
    headers: { accept: "application/json" },
  });
  const text = JSON.stringify(platform.journal.entries());
  expect(text).not.toContain(keySecret);
  expect(text).not.toContain(btoa(`${managementOptions.keyId}:${keySecret}`));
});

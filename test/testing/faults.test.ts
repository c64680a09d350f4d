/** Faults and journal with the real clients. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    const failed = (status: number, body?: unknown) => ({ kind: "api", status, ...(body ? { body } : {}) });
    const rows: readonly [fault: Parameters<typeof faults.inject>[1], error: object][] = [
      [{ type: "status", status: 503 }, failed(503, { status: 503 })],
      [{ type: "status", status: 418, body: { tea: true }, headers }, failed(418, { tea: true })],
      [{ type: "status", status: 502, body: "<html>" }, failed(502, "<html>")],
      [{ type: "status", status: 200, body: "<html>" }, { kind: "unexpected-response" }],
      [
        { type: "rate-limit", retryAfterSeconds: 7 },
        { ...failed(429), retryAfterMs: 7000 },
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

  test.each<[kind: DriftKind, pointer: string, issue: object]>([
    ["unknown-member", "/result/0/unknownMember", { difference: "unknown-member", actual: "string" }],
    [
      "null-for-array",
      "/result/0/endpoints",
      { difference: "wrong-type", expected: ["array"], actual: "null" },
    ],
    ["string-for-number", "/result/0/endpoints/0/port", { difference: "wrong-type", actual: "string" }],
    ["new-value", "/result/0/endpoints/0/protocol", { difference: "new-value", actual: "string" }],
  ])("the client finds the drift %s, at %s alone", async (kind, pointer, issue) => {
    const issues: unknown[] = [];
    const client = createManagementClient({
      ...platform.managementOptions,
      drift: "report",
      onEvent: (event) => event.type === "drift" && issues.push(...event.issues),
    });
    platform.faults.inject("listServices", { type: "drift", kind });
    await client.listServices({ organizationId: demo.organizationId });
    expect(issues).toMatchObject([{ ...issue, pointer }]);
    platform.faults.assertAllFired();
  });

  test("the client rejects a response without its envelope", async () => {
    const management = createManagementClient(platform.managementOptions);
    const observability = createObservabilityClient(platform.observabilityOptions);
    for (const operationId of ["listServices", "updateAlert"])
      platform.faults.inject(operationId, { type: "drift", kind: "missing-envelope" });
    const services = management.listServices({ organizationId: demo.organizationId });
    await expect(services).rejects.toThrow('the body has no member "result"');
    const alert = observability.updateAlert({ id: "alert-1" }, { threshold: 10 });
    await expect(alert).rejects.toThrow('the body has no member "data"');
  });

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

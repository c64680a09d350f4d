/** Faults and journal with the real clients, in process and on a port. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { safe } from "../../src/index.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { demo, startTestPlatform, type TestPlatform } from "../../src/testing.ts";

describe.each([
  ["in process", {}],
  ["on a port", { listen: true }],
])("a platform %s", (_, options) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(options);
  });
  afterAll(() => platform.close());

  test("responds to both clients", async () => {
    const management = createManagementClient(platform.managementOptions);
    await management.updatePipeSettings(demo.pipe, { engine_max_threads: 7 });
    expect((await management.getPipe(demo.pipe)).settings?.engine_max_threads).toBe(7);
    const observability = createObservabilityClient(platform.observabilityOptions);
    expect(await observability.listDashboards()).not.toEqual([]);
  });

  test("reports every type of fault to the client as an error", async () => {
    const { organizationId, managementOptions, faults } = await platform.createOrganization();
    const client = createManagementClient({ ...managementOptions, retry: false });
    const failure = async () => {
      const result = await safe(client.listServices({ organizationId }));
      return result.ok ? undefined : result.error;
    };
    faults.inject("listServices", { type: "status", status: 503 });
    expect(await failure()).toMatchObject({ kind: "api", status: 503, body: { status: 503 } });
    faults.inject("listServices", {
      type: "status",
      status: 418,
      body: { tea: true },
      headers: { "x-a": "b" },
    });
    const teapot = await failure();
    expect(teapot).toMatchObject({ status: 418, body: { tea: true } });
    expect(teapot?.kind === "api" && teapot.headers.get("x-a")).toBe("b");
    faults.inject("listServices", { type: "status", status: 502, body: "<html>" });
    expect(await failure()).toMatchObject({ status: 502, body: "<html>" });
    faults.inject("listServices", { type: "status", status: 200, body: "<html>" });
    expect(await failure()).toMatchObject({ kind: "unexpected-response" });
    faults.inject("listServices", { type: "rate-limit", retryAfterSeconds: 7 });
    expect(await failure()).toMatchObject({ status: 429, retryAfterMs: 7000 });
    faults.inject("listServices", { type: "drop" });
    expect(await failure()).toMatchObject({ kind: "network" });
    faults.inject("listServices", { type: "truncate" });
    expect(await failure()).toMatchObject({ kind: "network" });
    faults.inject("listServices", { type: "latency", ms: 1 });
    expect(await failure()).toBeUndefined();
    faults.assertAllFired();
    expect(faults.pending()).toEqual([]);
  });

  test("closes the connection also if the response is an error", async () => {
    const { managementOptions, faults } = await platform.createOrganization();
    const client = createManagementClient({ ...managementOptions, retry: false });
    for (const fault of [{ type: "truncate" }, { type: "drop", when: "after" }] as const) {
      faults.inject("getPipe", fault);
      expect(await safe(client.getPipe(demo.pipe))).toMatchObject({ ok: false, error: { kind: "network" } });
    }
    faults.assertAllFired();
  });

  test("runs into the timeout of the client with a latency fault", async () => {
    const { organizationId, managementOptions, faults } = await platform.createOrganization();
    const client = createManagementClient({ ...managementOptions, retry: false, timeoutMs: 500 });
    faults.inject("listServices", { type: "latency", ms: 600_000 });
    expect(await safe(client.listServices({ organizationId }))).toMatchObject({
      ok: false,
      error: { kind: "timeout" },
    });
    faults.assertAllFired();
  });

  test.each([
    [{ type: "drop" }, 8],
    [{ type: "drop", when: "after" }, 9],
    [{ type: "truncate" }, 9],
  ] as const)(
    "stores an update only if it took effect before the connection closed: %j",
    async (fault, threads) => {
      const pipe = { settings: { engine_max_threads: 8 } };
      const { managementOptions, services, faults } = await platform.createOrganization({
        services: [{ pipes: [pipe] }],
      });
      const { parameters } = services[0]?.pipes[0] ?? expect.unreachable();
      const client = createManagementClient({ ...managementOptions, retry: false });
      faults.inject("updatePipeSettings", fault);
      const result = await safe(client.updatePipeSettings(parameters, { engine_max_threads: 9 }));
      expect(result).toMatchObject({ ok: false, error: { kind: "network", outcome: "unknown" } });
      expect((await client.getPipe(parameters)).settings?.engine_max_threads).toBe(threads);
    },
  );

  test("lets the client succeed with a retry", async () => {
    const { organizationId, managementOptions, faults, journal } = await platform.createOrganization();
    faults.inject("listServices", { type: "drop" }, { times: 2 });
    await createManagementClient(managementOptions).listServices({ organizationId });
    faults.assertAllFired();
    journal.assertCalled("listServices", { times: 3 });
    expect(journal.entries().map(({ status, fault }) => [status, fault])).toEqual([
      [null, "drop"],
      [null, "drop"],
      [200, null],
    ]);
  });

  test("records requests without credentials", async () => {
    const { organizationId, managementOptions, keySecret, journal } = await platform.createOrganization();
    const client = createManagementClient(managementOptions);
    await client.listServices({ organizationId, filter: ["tag:env=prod"] });
    const [entry] = journal.assertCalled("listServices", { times: 1, status: 200 });
    expect(entry).toMatchObject({
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
});

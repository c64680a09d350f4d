/** Test platforms, used through the clients. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { safe } from "../../src/index.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { createTestClock, demo, startTestPlatform } from "../../src/testing.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a test platform", () => {
  test("has the demo data, and its names in `demo`", async () => {
    await using platform = await startTestPlatform();
    const management = createManagementClient(platform.managementOptions);
    const observability = createObservabilityClient(platform.observabilityOptions);
    const { organizationId, serviceId, pipeId } = demo;
    const pipe = await management.getPipe(demo.pipe);
    expect(demo.pipe).toEqual({ organizationId, serviceId, pipeId });
    expect([pipe.id, pipe.serviceId, Object.keys(pipe.source ?? {})]).toEqual([pipeId, serviceId, ["kafka"]]);
    const services = await management.listServices({ organizationId });
    expect(services.map(({ id }) => id)).toContain(serviceId);
    expect(await observability.listDashboards()).not.toEqual([]);
  });

  test("is empty without demo data", async () => {
    await using platform = await startTestPlatform({ demo: false });
    expect(await platform.export()).toEqual({});
    const management = createManagementClient(platform.managementOptions);
    expect(await safe(management.getPipe(demo.pipe))).toMatchObject({ ok: false, error: { status: 401 } });
  });

  test("does not share its data with another one", async () => {
    await using one = await startTestPlatform();
    await using other = await startTestPlatform();
    const client = createManagementClient(one.managementOptions);
    await client.updatePipeSettings(demo.pipe, { engine_max_threads: 7 });
    const there = createManagementClient(other.managementOptions);
    expect((await there.getPipe(demo.pipe)).settings?.engine_max_threads).not.toBe(7);
  });

  test("takes timestamps and rate limits from its clock", async () => {
    const clock = createTestClock("2026-01-01T00:00:00.000Z");
    const rateLimit = { management: { requests: 2, perMs: 3_600_000 } };
    await using platform = await startTestPlatform({ clock, rateLimit });
    const client = createManagementClient({ ...platform.managementOptions, retry: false });
    clock.advance(60_000);
    await client.updatePipeSettings(demo.pipe, { engine_max_threads: 8 });
    expect((await client.getPipe(demo.pipe)).updatedAt).toBe("2026-01-01T00:01:00.000Z");
    expect(platform.journal.entries()[0]?.at).toBe("2026-01-01T00:01:00.000Z");
    const error = { status: 429, retryAfterMs: 3_600_000 };
    expect(await safe(client.getPipe(demo.pipe))).toMatchObject({ ok: false, error });
    platform.clock.advance(3_600_000);
    await client.getPipe(demo.pipe);
  });

  test("is closed by `await using` where a compiler stands in for the symbol", async () => {
    vi.stubGlobal("Symbol", Object.create(Symbol, { asyncDispose: { value: undefined } }));
    const platform = await startTestPlatform();
    await Reflect.get(platform, Symbol.for("Symbol.asyncDispose"))();
    await expect(platform.ready()).rejects.toThrow("closed");
  });

  test("accepts clients in jsdom, whose user agent is that of a browser", async () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (linux) AppleWebKit/537.36 jsdom/26.1.0" });
    await using platform = await startTestPlatform({ port: 0 });
    expect(platform.baseUrl).toMatch(/:\d{2,5}$/);
    const { organizationId, managementOptions } = await platform.createOrganization();
    await createManagementClient(managementOptions).listServices({ organizationId });
    await createManagementClient(platform.managementOptions).getPipe(demo.pipe);
    const { observabilityOptions } = await platform.createTeam();
    await createObservabilityClient(observabilityOptions).listDashboards();
    await createObservabilityClient(platform.observabilityOptions).listDashboards();
    const options = { ...managementOptions, allowBrowser: false };
    expect(() => createManagementClient(options)).toThrow("allowBrowser: true");
  });

  test("does not start with an invalid seed", async () => {
    // Tests without types can pass anything.
    const seed = { teams: [{ id: 5 }] } as never;
    await expect(startTestPlatform({ seed })).rejects.toThrow("/teams/0/id");
  });

  test.each([
    [{ now: () => 0 }, "now must be omitted; pass clock instead."],
    [{ clock: new Date() }, "clock must be a clock"],
    [{ listen: "yes" }, "listen must be true or false."],
    [{ port: null }, "port must be an integer from 0 to 65535."],
    [{ prot: 1 }, "prot is not a known option. Did you mean port?"],
  ])("does not start with the options %j", async (options, message) => {
    // Callers without types can pass anything.
    await expect(startTestPlatform(options as object)).rejects.toThrow(message);
  });
});

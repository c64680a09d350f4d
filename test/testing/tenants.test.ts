/** Organizations and teams for single tests. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { safe } from "../../src/index.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { startTestPlatform, type TestPlatform } from "../../src/testing.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

describe("an organization", () => {
  test("has the specified data, and defaults for the rest", async () => {
    const { organizationId, managementOptions, services } = await platform.createOrganization({
      name: "Example",
      services: [{ name: "prod", tags: { env: "prod" }, pipes: [{ name: "orders" }, {}] }, { name: "dev" }],
    });
    const client = createManagementClient(managementOptions);
    const listed = await client.listServices({ organizationId, filter: ["tag:env=prod"] });
    expect(listed).toEqual([expect.objectContaining({ id: services[0]?.serviceId, name: "prod" })]);
    expect(services.map(({ pipes }) => pipes.length)).toEqual([2, 0]);
    for (const { parameters } of services[0]?.pipes ?? []) {
      expect(await client.getPipe(parameters)).toMatchObject({ state: "Running", source: { kafka: {} } });
    }
  });

  test("accepts more data later", async () => {
    const organization = await platform.createOrganization();
    const { organizationId } = organization;
    const client = createManagementClient(organization.managementOptions);
    const service = await organization.addService({ name: "later", pipes: [{ name: "with it" }] });
    const pipe = await service.addPipe({ name: "after it", source: { kinesis: { streamName: "s" } } });
    expect(organization.services).toEqual([service]);
    expect(service.pipes).toHaveLength(2);
    expect((await client.listServices({ organizationId })).map(({ name }) => name)).toEqual(["later"]);
    expect((await client.getPipe(service.pipes[0]?.parameters ?? expect.unreachable())).name).toBe("with it");
    expect((await client.getPipe(pipe.parameters)).source).toEqual({ kinesis: { streamName: "s" } });
  });

  test("treats a member that is undefined as left out", async () => {
    const organization = await platform.createOrganization();
    // With exactOptionalPropertyTypes, the types refuse it; callers without that setting pass it.
    const input: Record<string, undefined> = { id: undefined, name: undefined, pipes: undefined };
    const service = await organization.addService(input);
    const { parameters } = await service.addPipe({ ...input, source: undefined } as object);
    const client = createManagementClient(organization.managementOptions);
    expect((await client.getPipe(parameters)).source).toHaveProperty("kafka");
    const team = await platform.createTeam();
    const { tileIds } = await team.addDashboard({ id: undefined, tiles: undefined } as object);
    expect(tileIds).toHaveLength(1);
    expect((await team.addAlert({ id: undefined, source: undefined } as object)).alertId).toMatch(/^alert-/);
    await expect(service.addPipe({ name: null } as object)).rejects.toThrow("name");
  });

  test("rejects more data after a reset, as a team does, and adds nothing", async () => {
    await using own = await startTestPlatform();
    const state = await own.export();
    const organization = await own.createOrganization();
    const service = await organization.addService();
    const team = await own.createTeam();
    await own.reset();
    for (const add of [organization.addService, service.addPipe, team.addAlert, team.addDashboard]) {
      await expect(add()).rejects.toThrow("no longer exists, since the platform was reset");
    }
    expect(await own.export()).toEqual(state);
  });

  test("rejects data that violates the contract, and adds nothing then", async () => {
    const organization = await platform.createOrganization();
    const settings = { engine_max_threads: 1.5 };
    await expect(organization.addService({ pipes: [{ settings }] })).rejects.toThrow("engine_max_threads");
    expect(organization.services).toEqual([]);
    const client = createManagementClient(organization.managementOptions);
    const { organizationId } = organization;
    expect(await client.listServices({ organizationId })).toEqual([]);
  });

  test("has its own faults and journal", async () => {
    const [one, other] = await Promise.all([platform.createOrganization(), platform.createOrganization()]);
    const list = ({ organizationId, managementOptions }: typeof one) =>
      safe(createManagementClient({ ...managementOptions, retry: false }).listServices({ organizationId }));
    one.faults.inject("listServices", { type: "status", status: 500 });
    other.faults.inject("getPipe", { type: "truncate" });
    expect(await list(other)).toMatchObject({ ok: true });
    one.journal.assertNotCalled("listServices");
    expect(() => one.faults.assertAllFired()).toThrow("listServices");
    expect(await list(one)).toMatchObject({ error: { status: 500 } });
    one.faults.assertAllFired();
    one.journal.assertCalled("listServices", { times: 1, status: 500 });
    other.journal.assertCalled("listServices", { times: 1, status: 200 });
    expect(() => other.faults.assertAllFired()).toThrow("getPipe");
    other.faults.clear();
    other.faults.assertAllFired();
    expect(one.journal.entries({ status: 200 })).toEqual([]);
  });
});

test("an organization or team rejects misspelt input", async () => {
  // Tests without types can pass anything.
  const misspelt: object = { service: [{}] };
  await expect(platform.createOrganization(misspelt)).rejects.toThrow(
    "organization.service is not a known option. Did you mean organization.services?",
  );
  await expect(platform.createTeam(misspelt)).rejects.toThrow(
    "team.service is not a known option. Known options: name, dashboards, alerts.",
  );
});

test.each<unknown>([null, "x", 5])("a tenant rejects %j where an object belongs", async (value) => {
  const [organization, team] = [await platform.createOrganization(), await platform.createTeam()];
  const service = await organization.addService();
  // Tests without types can pass anything.
  const input = value as object;
  const created = platform.createOrganization({ services: [{ pipes: value as never }] });
  await expect(created).rejects.toThrow("service.pipes must be an array.");
  await expect(organization.addService(input)).rejects.toThrow("service must be a plain object.");
  await expect(service.addPipe(input)).rejects.toThrow("pipe must be a plain object.");
  await expect(team.addDashboard(input)).rejects.toThrow("dashboard must be a plain object.");
  await expect(team.addAlert(input)).rejects.toThrow("alert must be a plain object.");
});

test("an organization or team rejects the operations of the other API", async () => {
  platform.faults.clear();
  const [organization, team] = [await platform.createOrganization(), await platform.createTeam()];
  for (const [{ faults, journal }, own, foreign, api] of [
    [organization, "getPipe", "updateAlert", "management"],
    [team, "updateAlert", "getPipe", "observability"],
  ] as const) {
    const message = `${foreign} is not a known ${api} operation.`;
    expect(() => faults.inject(foreign, { type: "truncate" })).toThrow(message);
    expect(() => journal.assertCalled(foreign)).toThrow(message);
    expect(() => journal.assertNotCalled(foreign)).toThrow(message);
    faults.inject(own, { type: "truncate" }, { times: 2 });
    journal.assertNotCalled(own);
  }
  expect(platform.faults.pending().map(({ operationId }) => operationId)).toEqual(["getPipe", "updateAlert"]);
});

test("an organization rejects a tenant, which it sets itself", async () => {
  const organization = await platform.createOrganization();
  // Tests without types can pass anything.
  const other: object = { tenantId: "another" };
  const message = "tenantId must be omitted";
  expect(() => organization.faults.inject("getPipe", { type: "drop" }, other)).toThrow(message);
  expect(() => organization.journal.entries(other)).toThrow(message);
  expect(() => organization.journal.assertNotCalled("getPipe", other)).toThrow(message);
  // As for every option, undefined means absent.
  const absent: object = { tenantId: undefined };
  organization.journal.assertNotCalled("getPipe", absent);
  expect(organization.journal.entries(absent)).toEqual([]);
});

describe("a team", () => {
  test("has the specified data, and defaults for the rest", async () => {
    const team = await platform.createTeam({
      dashboards: [{ name: "Checkout" }],
      alerts: [{ threshold: 5 }, {}],
    });
    const client = createObservabilityClient(team.observabilityOptions);
    const [dashboard] = team.dashboards;
    expect(await client.listDashboards()).toEqual([
      expect.objectContaining({ id: dashboard?.dashboardId, name: "Checkout" }),
    ]);
    const { parameters } = team.alerts[0] ?? expect.unreachable();
    const alert = await client.updateAlert(parameters, { message: "changed" });
    expect(alert).toMatchObject({
      team: team.teamId,
      threshold: 5,
      message: "changed",
      source: "tile",
      dashboard: dashboard?.dashboardId,
      tileId: dashboard?.tileIds[0],
    });
    team.journal.assertCalled("updateAlert", { body: { message: "changed" } });
  });

  test("accepts more data later", async () => {
    const team = await platform.createTeam();
    const client = createObservabilityClient(team.observabilityOptions);
    const early = await team.addAlert();
    expect(await client.updateAlert(early.parameters, {})).toMatchObject({ source: "search" });
    const dashboard = await team.addDashboard();
    const late = await team.addAlert({ name: "late" });
    const other = await team.addAlert({ source: "search" });
    expect([team.dashboards, team.alerts]).toEqual([[dashboard], [early, late, other]]);
    expect(await client.updateAlert(late.parameters, {})).toMatchObject({
      name: "late",
      dashboard: dashboard.dashboardId,
      tileId: dashboard.tileIds[0],
    });
    expect(await client.updateAlert(other.parameters, {})).toMatchObject({ source: "search" });
  });
});

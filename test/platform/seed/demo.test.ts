/** The demo data is valid and complete, and contains the examples of the OpenAPI documents. */
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { demo } from "../../../generated/platform/demo-names.ts";
import { demoSeed } from "../../../generated/platform/demo-seed.ts";
import { propertyOrder } from "../../../generated/platform/property-order.ts";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { hasDemoCredentials } from "../../../src/platform/seed/demo-credentials.ts";
import { readSeed } from "../../../src/platform/seed/read-seed.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";

const { organizations = [], teams = [] } = demoSeed;
const services = organizations.flatMap((organization) => organization.services ?? []);

test("the demo data is a valid seed", async () => {
  expect(await readSeed(demoSeed)).toEqual(demoSeed);
});

test("demo data has the ids, credentials and tags that guides and tests use", () => {
  expect(organizations).toMatchObject([
    { id: demo.organizationId, keys: [{ id: demo.keyId, secret: demo.keySecret }] },
  ]);
  expect(services[0]).toMatchObject({ id: demo.serviceId, tags: { env: "prod", team: "data" } });
  expect(services[0]?.pipes?.[0]).toMatchObject({ id: demo.pipeId, source: { kafka: {} } });
  expect(teams).toMatchObject([{ tokens: [{ token: demo.accessToken }] }]);
  expect(teams[0]?.alerts?.[0]).toMatchObject({ id: "alert-1", dashboard: "dashboard-1", tileId: "tile-1" });
  const filtered = services.filter(({ tags = {} }) => tags["env"] === "prod");
  expect(filtered.length).toBeGreaterThan(1);
  expect(services.length).toBeGreaterThan(filtered.length);
});

test("every documented property of a pipe, service, alert and dashboard is in demo.seed.yaml; if this fails, add it there", () => {
  // Exports have digests instead of secrets, and the platform sets `serviceId` and `team`.
  const omitted = /^\$schema$|(?:secretHash|tokenHash|expiresAt|revokedAt|pipes\.serviceId|alerts\.team)$/;
  const documented = [...pathsOf(propertyOrder)].filter((property) => !omitted.test(property));
  expect(documented).toContain("organizations.services.pipes.source.kafka.offset.timestamp");
  const shown = new Set(pathsOf(demoSeed));
  expect(documented.filter((property) => !shown.has(property))).toEqual([]);
});

/** Paths of all properties, such as `teams.alerts.name`; items of a list have the path of the list. */
function* pathsOf(value: unknown, owner = ""): Iterable<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, property] of Object.entries(value)) {
    const place = Array.isArray(value) ? owner : owner === "" ? name : `${owner}.${name}`;
    yield place;
    yield* pathsOf(property, place);
  }
}

test("every resource in the documents' examples is in demo.seed.yaml, which refers to it", async () => {
  const resources = [
    ...services.flatMap((service) => [service, ...(service.pipes ?? [])]),
    ...teams.flatMap(({ dashboards = [], alerts = [] }) => [...dashboards, ...alerts]),
  ];
  const shown = resources.map(({ id }) => id);
  const ids: string[] = [];
  for await (const example of glob("openapi/*/examples/*.yaml", { cwd: repositoryRoot })) {
    const { value } = parse(await readFile(path.join(repositoryRoot, example), "utf8"));
    // The payload of updatePipeSettings is not a resource.
    for (const { id } of [value.result ?? value.data ?? []].flat()) if (id !== undefined) ids.push(id);
  }
  expect(ids.length).toBeGreaterThan(10);
  expect(shown).toEqual(expect.arrayContaining(ids));
});

test("demo data names only example hosts, and no credential of a source", () => {
  const text = JSON.stringify(demoSeed);
  const hosts = [...text.matchAll(/[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io)\b/g)].map(([host]) => host);
  expect(hosts.length).toBeGreaterThan(5);
  for (const host of hosts) expect(host).toMatch(/(?:^|\.)example\.com$/);
  expect(text).toContain('"connectionString":"<CONNECTION_STRING>"');
});

test("no store has the credentials of demo data without any, and its resources are not read", async () => {
  const organization = {
    id: demo.organizationId,
    get services(): never {
      return expect.unreachable();
    },
  };
  vi.doMock("../../../generated/platform/demo-seed.ts", () => ({
    demoSeed: { organizations: [organization] },
  }));
  expect(await hasDemoCredentials(createMemoryStore())).toBe(false);
});

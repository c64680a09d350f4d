/** Conversion between seeds and stored state. */
import { describe, expect, test } from "vitest";
import { propertyOrder } from "../../../generated/platform/property-order.ts";
import type { Seed, StoreState } from "../../../src/platform/index.ts";
import { orderProperties } from "../../../src/platform/seed/property-order.ts";
import { seedToState } from "../../../src/platform/seed/seed-to-state.ts";
import { stateToSeed } from "../../../src/platform/seed/state-to-seed.ts";
import { etagOf, hashSecret } from "../../../src/platform/store/digest.ts";

const now = Date.UTC(2026, 5, 1, 12);
const loadedAt = "2026-06-01T12:00:00.000Z";
const upper = "ABCDEFAB-0000-4000-8000-000000000001";
const lower = upper.toLowerCase();
const [other, third] = ["00000000-0000-4000-8000-000000000002", "00000000-0000-4000-8000-000000000003"];

/** All properties are in the reverse of the documents' order. */
const seed: Seed = {
  teams: [
    {
      alerts: [
        { updatedAt: "2026-02-01T00:00:00.000Z", name: "a", id: "alert" },
        { id: "other", createdAt: "2026-01-01T00:00:00.000Z", channel: { webhookId: "w", type: "webhook" } },
      ],
      dashboards: [
        { tags: ["t"], tiles: [{ series: [{ type: "time", aggFn: "avg" }], id: "tile" }], id: "board" },
      ],
      tokens: [{ token: "secret-token", expiresAt: "2027-01-01T00:00:00+01:00" }],
      id: "Team",
    },
  ],
  organizations: [
    {
      services: [
        {
          pipes: [
            { settings: { engine_max_threads: 0, streaming_max_insert_wait_ms: 500 }, name: "p", id: upper },
            { id: other, createdAt: "2026", updatedAt: "2027" },
          ],
          tags: { team: "", env: "prod" },
          name: "s",
          id: upper,
        },
        { id: third, createdAt: "2020-01-01T00:00:00Z" },
      ],
      keys: [{ secretHash: "AB".repeat(32), id: "Key", revokedAt: "2026-01-01T00:00:00.5Z" }],
      name: "Organization",
      id: upper,
    },
  ],
};
const state = await seedToState(seed, { now });

test("state contains digests instead of secrets, and ids in lower case if they are UUIDs", () => {
  expect(state.tenants).toEqual([
    { api: "management", id: lower, name: "Organization" },
    { api: "observability", id: "Team", name: null },
  ]);
  const digest = hashSecret("secret-token");
  const [key, token] = [
    { api: "management", tenantId: lower, id: "Key", secretHash: "ab".repeat(32) },
    { api: "observability", tenantId: "Team", id: digest, secretHash: digest },
  ];
  expect(state.credentials).toEqual([
    { ...key, expiresAt: null, revokedAt: Date.UTC(2026, 0, 1) + 500 },
    { ...token, expiresAt: Date.UTC(2026, 11, 31, 23), revokedAt: null },
  ]);
  expect(JSON.stringify(state)).not.toContain("secret-token");
});

test("state contains resources in the seed's order, with properties in the documents' order and those that the platform sets", () => {
  const tags = { team: "", env: "prod" };
  const service = { tenantId: lower, kind: "Service", parentId: "", tags: {} };
  const pipe = { tenantId: lower, kind: "Pipe", parentId: lower, tags: {} };
  const inTeam = { tenantId: "Team", parentId: "", tags: {} };
  expect(state.resources.map(({ body: _, etag: __, ...key }) => key)).toEqual([
    { ...service, id: lower, tags },
    { ...pipe, id: lower },
    { ...pipe, id: other },
    { ...service, id: third },
    { ...inTeam, kind: "Dashboard", id: "board" },
    { ...inTeam, kind: "Alert", id: "alert" },
    { ...inTeam, kind: "Alert", id: "other" },
  ]);
  for (const { body, etag } of state.resources) expect(etag).toBe(etagOf(body));
  const [first, firstPipe = "", secondPipe, ...others] = state.resources.map(({ body }) => body);
  expect([first, ...others]).toEqual([
    `{"id":"${lower}","name":"s","createdAt":"${loadedAt}"}`,
    `{"id":"${third}","createdAt":"2020-01-01T00:00:00Z"}`,
    '{"id":"board","tiles":[{"id":"tile","series":[{"aggFn":"avg","type":"time"}]}],"tags":["t"]}',
    '{"id":"alert","name":"a","team":"Team","createdAt":"2026-02-01T00:00:00.000Z","updatedAt":"2026-02-01T00:00:00.000Z"}',
    '{"id":"other","channel":{"type":"webhook","webhookId":"w"},"team":"Team","createdAt":"2026-01-01T00:00:00.000Z","updatedAt":"2026-01-01T00:00:00.000Z"}',
  ]);
  expect(firstPipe).toContain(
    `{"id":"${lower}","serviceId":"${lower}","name":"p","settings":{"streaming_max_insert_wait_ms":500,`,
  );
  const { settings, ...times } = JSON.parse(firstPipe);
  expect(times).toMatchObject({ createdAt: loadedAt, updatedAt: loadedAt });
  expect(settings).toMatchObject({ engine_max_threads: 0, object_storage_concurrency: null });
  expect(JSON.parse(secondPipe ?? "")).toMatchObject({ createdAt: "2026", updatedAt: "2027" });
});

test("an empty seed and an empty state correspond", async () => {
  const empty = { tenants: [], credentials: [], resources: [] };
  expect(await seedToState({}, { now })).toEqual(empty);
  expect(await seedToState({ organizations: [], teams: [] }, { now })).toEqual(empty);
  expect(stateToSeed(empty)).toEqual({});
});

test("a seed that was not validated is rejected if a credential would accept more than it should", async () => {
  const keys = [{ id: "a", secret: "b", expiresAt: "2027-02-30" }];
  await expect(seedToState({ organizations: [{ id: upper, keys }] }, { now })).rejects.toThrow(
    "was not validated",
  );
  // The type does not allow it.
  const tokens = [{}] as never[];
  await expect(seedToState({ teams: [{ id: "a", tokens }] }, { now })).rejects.toThrow("has no secret");
});

describe("an export", () => {
  test("contains no secret, and nothing that the platform sets", () => {
    const exported = stateToSeed(state);
    expect(exported.organizations?.[0]?.keys).toEqual([
      { id: "Key", secretHash: "ab".repeat(32), revokedAt: "2026-01-01T00:00:00.500Z" },
    ]);
    expect(exported.teams?.[0]?.tokens).toEqual([
      { tokenHash: hashSecret("secret-token"), expiresAt: "2026-12-31T23:00:00.000Z" },
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/serviceId|"team":"Team"|secret-token/);
    const service = { id: third, createdAt: "2020-01-01T00:00:00Z" };
    expect(exported.organizations?.[0]?.services?.[1]).toEqual(service);
    const pipes = exported.organizations?.[0]?.services?.[0]?.pipes;
    const given = { engine_max_threads: 0, streaming_max_insert_wait_ms: 500 };
    expect(pipes?.map((pipe) => pipe.settings)).toEqual([given, {}]);
  });

  test("is the same whatever order tenants of the two APIs are stored in", () => {
    const tenants = state.tenants.toReversed();
    const resources = [...state.resources.slice(4), ...state.resources.slice(0, 4)];
    expect(stateToSeed({ ...state, tenants, resources })).toEqual(stateToSeed(state));
  });

  const withoutService = state.resources.filter(({ kind }) => kind !== "Service");
  const ofOtherKind = state.resources.map((resource) => ({ ...resource, kind: "Other" }));
  test.each<[string, Partial<StoreState>, string]>([
    ["a pipe without its service", { resources: withoutService }, "Pipe "],
    ["an unknown kind", { resources: ofOtherKind }, "its kind no seed-section.ts"],
    ["resources without their tenant", { tenants: [], credentials: [] }, "has no owner"],
    ["credentials without their tenant", { tenants: [], resources: [] }, "an unknown tenant"],
    ["a tenant of another API", { tenants: [{ api: "other", id: "a", name: null }] }, "unknown API, other"],
  ])("is rejected rather than losing %s", (_, change, message) => {
    expect(() => stateToSeed({ ...state, ...change })).toThrow(message);
  });
});

test("properties of an update are ordered, and unknown ones come last", () => {
  const channel = { webhookId: "w", type: "x" };
  const alert = { id: "a", team: "t", updatedAt: "u", channel, name: undefined };
  expect(JSON.stringify(orderProperties(propertyOrder.teams.alerts, alert))).toBe(
    '{"id":"a","channel":{"type":"x","webhookId":"w"},"team":"t","updatedAt":"u"}',
  );
  const unknown = '{"__proto__":1,"nmae":"b","channel":{"a":1,"type":"x"},"id":"a"}';
  expect(JSON.stringify(orderProperties(propertyOrder.teams.alerts, JSON.parse(unknown)))).toBe(
    '{"id":"a","channel":{"type":"x","a":1},"__proto__":1,"nmae":"b"}',
  );
});

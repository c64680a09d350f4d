/** What a store is given of a seed, and what an export takes back. */
import { describe, expect, test } from "vitest";
import { fromState } from "../../../src/platform/seed/from-state.ts";
import { inOrder } from "../../../src/platform/seed/in-order.ts";
import type { Seed } from "../../../src/platform/seed/seed.ts";
import { toState } from "../../../src/platform/seed/to-state.ts";
import { etagOf, hashSecret } from "../../../src/platform/store/digest.ts";
import type { StoreState } from "../../../src/platform/store/store.ts";

const now = Date.UTC(2026, 5, 1, 12);
const loadedAt = "2026-06-01T12:00:00.000Z";
const upper = "ABCDEFAB-0000-4000-8000-000000000001";
const lower = upper.toLowerCase();

/** Everything is written in the opposite of the documents' order. */
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
            { id: "00000000-0000-4000-8000-000000000002", createdAt: "2026", updatedAt: "2027" },
          ],
          tags: { team: "", env: "prod" },
          name: "s",
          id: upper,
        },
        { id: "00000000-0000-4000-8000-000000000003", createdAt: "2020-01-01T00:00:00Z" },
      ],
      keys: [{ secretHash: "AB".repeat(32), id: "Key", revokedAt: "2026-01-01T00:00:00.5Z" }],
      name: "Organization",
      id: upper,
    },
  ],
};
const state = toState(seed, { now });
const bodies = state.resources.map(({ body }) => JSON.parse(body));

describe("state", () => {
  test("has tenants and credentials, with digests in place of secrets", () => {
    expect(state.tenants).toEqual([
      { api: "management", id: lower, name: "Organization" },
      { api: "observability", id: "Team", name: null },
    ]);
    const digest = hashSecret("secret-token");
    expect(state.credentials).toEqual([
      {
        api: "management",
        tenantId: lower,
        id: "Key",
        secretHash: "ab".repeat(32),
        expiresAt: null,
        revokedAt: Date.UTC(2026, 0, 1) + 500,
      },
      {
        api: "observability",
        tenantId: "Team",
        id: digest,
        secretHash: digest,
        expiresAt: Date.UTC(2026, 11, 31, 23),
        revokedAt: null,
      },
    ]);
    expect(JSON.stringify(state)).not.toContain("secret-token");
  });

  test("has resources in the seed's order, each with its validator", () => {
    expect(state.resources.map(({ kind, tenantId, parentId, id }) => [kind, tenantId, parentId, id])).toEqual(
      [
        ["Service", lower, "", lower],
        ["Pipe", lower, lower, lower],
        ["Pipe", lower, lower, "00000000-0000-4000-8000-000000000002"],
        ["Service", lower, "", "00000000-0000-4000-8000-000000000003"],
        ["Dashboard", "Team", "", "board"],
        ["Alert", "Team", "", "alert"],
        ["Alert", "Team", "", "other"],
      ],
    );
    for (const { body, etag } of state.resources) expect(etag).toBe(etagOf(body));
    expect(state.resources.map(({ tags }) => tags)).toEqual([
      { team: "", env: "prod" },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  test("has bodies in the documents' order, all the way down, with what is filled in", () => {
    expect(state.resources[0]?.body).toBe(`{"id":"${lower}","name":"s","createdAt":"${loadedAt}"}`);
    expect(state.resources[1]?.body).toMatch(
      new RegExp(
        `^{"id":"${lower}","serviceId":"${lower}","name":"p","settings":{"streaming_max_insert_wait_ms":500,`,
      ),
    );
    expect(Object.keys(bodies[1].settings)).toHaveLength(12);
    expect(bodies[1].settings).toMatchObject({ engine_max_threads: 0, object_storage_concurrency: null });
    expect(bodies[1]).toMatchObject({ createdAt: loadedAt, updatedAt: loadedAt });
    expect(bodies[2]).toMatchObject({ createdAt: "2026", updatedAt: "2027" });
    expect(bodies[3].createdAt).toBe("2020-01-01T00:00:00Z");
    expect(state.resources[4]?.body).toBe(
      '{"id":"board","tiles":[{"id":"tile","series":[{"aggFn":"avg","type":"time"}]}],"tags":["t"]}',
    );
    expect(state.resources[5]?.body).toBe(
      '{"id":"alert","name":"a","team":"Team","createdAt":"2026-02-01T00:00:00.000Z","updatedAt":"2026-02-01T00:00:00.000Z"}',
    );
    expect(state.resources[6]?.body).toBe(
      '{"id":"other","channel":{"type":"webhook","webhookId":"w"},"team":"Team","createdAt":"2026-01-01T00:00:00.000Z","updatedAt":"2026-01-01T00:00:00.000Z"}',
    );
  });

  test("of nothing is nothing", () => {
    const nothing = { tenants: [], credentials: [], resources: [] };
    expect(toState({}, { now })).toEqual(nothing);
    expect(toState({ organizations: [], teams: [] }, { now })).toEqual(nothing);
    expect(fromState(nothing)).toEqual({});
  });

  test("is not made of a seed that nobody has checked, where that would open something", () => {
    const keys = [{ id: "a", secret: "b", expiresAt: "2027-02-30" }];
    expect(() => toState({ organizations: [{ id: upper, keys }] }, { now })).toThrow("was not checked");
    // The type does not allow it.
    const tokens = [{}] as never[];
    expect(() => toState({ teams: [{ id: "a", tokens }] }, { now })).toThrow("it has no secret");
  });
});

describe("an export", () => {
  test("has no secret, and nothing that is filled in", () => {
    const exported = fromState(state);
    expect(exported.organizations?.[0]?.keys).toEqual([
      { id: "Key", secretHash: "ab".repeat(32), revokedAt: "2026-01-01T00:00:00.500Z" },
    ]);
    expect(exported.teams?.[0]?.tokens).toEqual([
      { tokenHash: hashSecret("secret-token"), expiresAt: "2026-12-31T23:00:00.000Z" },
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/serviceId|"team":"Team"|secret-token/);
    expect(exported.organizations?.[0]?.services?.[1]).toEqual({
      id: "00000000-0000-4000-8000-000000000003",
      createdAt: "2020-01-01T00:00:00Z",
    });
  });

  test("is the same whatever order tenants of the two APIs are stored in", () => {
    const turned = {
      ...state,
      tenants: state.tenants.toReversed(),
      resources: state.resources.toSorted(byTenant),
    };
    expect(fromState(turned)).toEqual(fromState(state));
  });

  function byTenant(one: { tenantId: string }, other: { tenantId: string }): number {
    return one.tenantId < other.tenantId ? -1 : one.tenantId > other.tenantId ? 1 : 0;
  }

  test.each<[string, Partial<StoreState>, string]>([
    [
      "a pipe without its service",
      { resources: state.resources.filter(({ kind }) => kind !== "Service") },
      "belongs to nothing",
    ],
    [
      "a kind that seeds do not have",
      { resources: state.resources.map((resource) => ({ ...resource, kind: "Other" })) },
      "holds a Other",
    ],
    ["resources without their tenant", { tenants: [], credentials: [] }, "belongs to nothing"],
    ["credentials without their tenant", { tenants: [], resources: [] }, "a tenant"],
    ["a tenant of another API", { tenants: [{ api: "other", id: "a", name: null }] }, "unknown API, other"],
  ])("is refused rather than lose %s", (_, change, message) => {
    expect(() => fromState({ ...state, ...change })).toThrow(message);
  });
});

describe("order", () => {
  test("is put into what an update has changed, so that a restored resource is the same text", () => {
    const alert = {
      id: "a",
      team: "t",
      updatedAt: "u",
      channel: { webhookId: "w", type: "x" },
      name: undefined,
    };
    expect(JSON.stringify(inOrder("SeedAlert", alert))).toBe(
      '{"id":"a","channel":{"type":"x","webhookId":"w"},"team":"t","updatedAt":"u"}',
    );
  });

  test("is refused to what would be lost", () => {
    expect(() => inOrder("SeedAlert", { id: "a", nmae: "b" })).toThrow("SeedAlert has no member nmae");
    expect(() => inOrder("SeedAlert", JSON.parse('{"__proto__":1}'))).toThrow("no member __proto__");
    expect(() => inOrder("Alert", {})).toThrow("no object Alert");
  });
});

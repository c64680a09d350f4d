/** Data of one case: two accounts, with ids and secrets of their own. */
import { demoSeed } from "../../../generated/platform/demo-seed.ts";
import type { Seed, SeedService, SeedTeam } from "../../../src/platform/index.ts";

export type TestAccount = ReturnType<typeof createAccount>;

export const createdAt = "2026-01-02T03:04:05.006Z";

/** They have every documented property. */
export const demoPipes = (demoSeed.organizations ?? []).flatMap(({ services = [] }) =>
  services.flatMap(({ pipes = [] }) => pipes),
);

/**
 * Creates the data of one case. Returns the sender of the requests, another account whose data must stay hidden, and the seed with both.
 */
export function createTestData() {
  const [own, stranger] = [createAccount(), createAccount()];
  const accounts = [own, stranger];
  const seed: Seed = { organizations: accounts.map(organizationOf), teams: accounts.map(teamOf) };
  return { own, stranger, seed };
}

/** The prefix and the validity of each credential. */
const credentials = [
  ["", { expiresAt: "2999-01-01T00:00:00.000Z", revokedAt: "2999-01-01T00:00:00.000Z" }],
  ["expired-", { expiresAt: "2020-01-01T00:00:00.000Z" }],
  ["revoked-", { revokedAt: "2020-01-01T00:00:00.000Z" }],
] as const;

/**
 * Creates the ids and secrets of an organization and a team. They also have an expired and a revoked credential: the same ids and secrets with
 * the prefixes `expired-` and `revoked-`.
 */
export function createAccount() {
  const id = (): string => crypto.randomUUID();
  const unique = id();
  return {
    organizationId: id(),
    keyId: `key-${unique}`,
    keySecret: `secret-${unique}`,
    /** The first service, tagged `env=prod` and `team` without a value, which owns the pipe. */
    serviceId: id(),
    pipeId: id(),
    teamId: `team-${unique}`,
    token: `token-${unique}`,
    /** A dashboard that no other team has. */
    dashboardId: `dashboard-${unique}`,
    /** An alert on the tile `latency` of the dashboard `checkout`. */
    alertId: `alert-${unique}`,
    /** An alert on a saved search, without dashboard and tile. */
    searchAlertId: `search-${unique}`,
  };
}

/** The seeded pipe without its ids. Settings that are absent here are null. */
export const pipeContent = {
  name: "orders",
  state: "Running",
  scaling: { replicas: 2, concurrency: 1, replicaCpuMillicores: 250, replicaMemoryGb: 0.5 },
  source: { kafka: { topics: "orders", offset: { timestamp: "2026-01-01T00:00" } } },
  destination: { database: "default", table: "orders", columns: [{ name: "id", type: "UInt64" }] },
  fieldMappings: [{ sourceField: "id", destinationField: "id" }],
  settings: {
    engine_max_threads: 8,
    streaming_max_insert_wait_ms: 5000,
    engine_parallel_view_processing: false,
  },
  createdAt,
  updatedAt: createdAt,
} as const;

export const serviceTags: readonly { readonly name: string; readonly tags?: Record<string, string> }[] = [
  { name: "analytics", tags: { env: "prod", team: "" } },
  { name: "reporting", tags: { env: "prod", tier: "a=b" } },
  { name: "archive", tags: { env: "dev", "it's $.a[0]\\\"%_": "x y+z" } },
  { name: "untagged" },
];

function organizationOf(account: TestAccount): NonNullable<Seed["organizations"]>[number] {
  const { organizationId: id, keyId, keySecret } = account;
  const services = serviceTags.map(
    ({ name, tags = {} }, index): SeedService => ({
      id: index === 0 ? account.serviceId : crypto.randomUUID(),
      name,
      tags,
      numReplicas: index,
      createdAt,
      ...(index === 0 && { pipes: [{ id: account.pipeId, ...pipeContent }] }),
    }),
  );
  const keys = credentials.map(([prefix, validity]) => {
    return { id: prefix + keyId, secret: prefix + keySecret, ...validity };
  });
  return { id, keys, services };
}

export const checkout = {
  id: "checkout",
  name: "Checkout",
  tiles: [
    { id: "latency", x: 0, y: 0, w: 6, h: 3, series: [{ aggFn: "quantile", groupBy: ["route"] }] },
    { id: "errors", name: "Errors", asRatio: true, series: [] },
  ],
  tags: ["shop"],
};

export const billing = { id: "billing", name: "Billing", tiles: [{ id: "revenue" }], tags: [] };

export const alertContent = {
  name: "Checkout latency",
  message: "Slow.",
  threshold: 750,
  interval: "5m",
  thresholdType: "above",
  source: "tile",
  state: "inactive",
  channel: { type: "webhook", webhookId: "hook-1" },
  tileId: "latency",
  dashboard: "checkout",
  groupBy: "route",
  silenced: false,
  createdAt,
  updatedAt: createdAt,
} as const;

function teamOf(account: TestAccount): SeedTeam {
  return {
    id: account.teamId,
    tokens: credentials.map(([prefix, validity]) => ({ token: prefix + account.token, ...validity })),
    // Both teams have dashboards with the same ids.
    dashboards: [checkout, billing, { id: account.dashboardId, name: "Own", tiles: [{ id: "own" }] }],
    alerts: [
      { id: account.alertId, ...alertContent },
      { id: account.searchAlertId, name: "Search", source: "search", savedSearch: "search-1", createdAt },
    ],
  };
}

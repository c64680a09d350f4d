/** Data of the fuzz tests: two tenants of each API, small enough for a simple model. */
import type { Seed, SeedOrganization, SeedTeam } from "../../../src/platform/seed/seed.ts";

/** A UUID whose digits are all the same. */
const uuid = (digit: string) =>
  [digit.repeat(8), digit.repeat(4), `4${digit.repeat(3)}`, `8${digit.repeat(3)}`, digit.repeat(12)].join(
    "-",
  );

/** Creation time of every resource. */
export const createdAt = "2026-01-02T03:04:05.006Z";

/** The organization and team that send the requests. */
export const own = {
  organizationId: uuid("1"),
  services: [
    { id: uuid("2"), tags: { env: "prod", team: "" }, pipes: [uuid("a"), uuid("b")] },
    { id: uuid("3"), tags: { env: "dev", a: "b=c" }, pipes: [uuid("c")] },
    { id: uuid("4"), tags: { env: "prod", "k y": "v+w" }, pipes: [] },
    { id: uuid("5"), tags: {}, pipes: [] },
  ],
  teamId: "team-1",
  dashboards: [
    { id: "checkout", tiles: ["latency", "errors"] },
    { id: "billing", tiles: ["revenue"] },
    { id: "bare", tiles: [] },
  ],
  alerts: [
    { id: "on-tile", dashboard: "checkout", tileId: "latency" },
    { id: "on-dashboard", dashboard: "billing" },
    { id: "on-search" },
  ],
} as const;

/** Another organization and team, whose resources must stay hidden. */
export const stranger = {
  organizationId: uuid("9"),
  serviceId: uuid("8"),
  pipeId: uuid("7"),
  teamId: "team-2",
  alertId: "strange",
} as const;

/** `Authorization` of the own organization and team. */
export const authorization = {
  management: `Basic ${btoa("key:secret")}`,
  observability: "Bearer token",
} as const;

/** `Authorization` of the stranger. */
export const strangerAuthorization = {
  management: `Basic ${btoa("strange-key:secret")}`,
  observability: "Bearer strange-token",
} as const;

function ownOrganization(): SeedOrganization {
  return {
    id: own.organizationId,
    keys: [{ id: "key", secret: "secret" }],
    services: own.services.map(({ id, tags, pipes }) => ({
      id,
      name: id,
      tags,
      createdAt,
      pipes: pipes.map((pipe) => ({ id: pipe, name: pipe, createdAt, settings: { engine_max_threads: 8 } })),
    })),
  };
}

function ownTeam(): SeedTeam {
  return {
    id: own.teamId,
    tokens: [{ token: "token" }],
    dashboards: own.dashboards.map(({ id, tiles }) => ({
      id,
      name: id,
      tiles: tiles.map((tile) => ({ id: tile, name: tile })),
    })),
    alerts: own.alerts.map((alert) => ({ ...alert, name: alert.id, threshold: 1, createdAt })),
  };
}

/** Creates the seed. */
export function createSeed(): Seed {
  const { organizationId, serviceId, pipeId, teamId, alertId } = stranger;
  const service = { id: serviceId, createdAt, pipes: [{ id: pipeId, createdAt }] };
  return {
    organizations: [
      ownOrganization(),
      { id: organizationId, keys: [{ id: "strange-key", secret: "secret" }], services: [service] },
    ],
    teams: [
      ownTeam(),
      { id: teamId, tokens: [{ token: "strange-token" }], alerts: [{ id: alertId, createdAt }] },
    ],
  };
}

/** Targets of all resources. */
export const targets = {
  pipes: own.services.flatMap(({ id, pipes }) =>
    pipes.map((pipe) => `/v1/organizations/${own.organizationId}/services/${id}/pipes/${pipe}`),
  ),
  services: `/v1/organizations/${own.organizationId}/services`,
  alerts: own.alerts.map(({ id }) => `/api/v2/alerts/${id}`),
  dashboards: "/api/v2/dashboards",
  stranger: [
    `/v1/organizations/${stranger.organizationId}/services`,
    `/v1/organizations/${stranger.organizationId}/services/${stranger.serviceId}/pipes/${stranger.pipeId}`,
    `/v1/organizations/${own.organizationId}/services/${stranger.serviceId}/pipes/${stranger.pipeId}`,
    `/api/v2/alerts/${stranger.alertId}`,
  ],
} as const;

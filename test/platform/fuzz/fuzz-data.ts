/** Data of the fuzz tests: two tenants of each API, small enough for a simple model. */
import type { Seed } from "../../../src/platform/seed/seed.ts";

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
const stranger = { organizationId: uuid("9"), serviceId: uuid("8"), pipeId: uuid("7"), alertId: "strange" };

/** `Authorization` of the own organization and team. */
export const authorization = { management: `Basic ${btoa("key:secret")}`, observability: "Bearer token" };

/** `Authorization` of the stranger. */
export const strangerAuthorization = [`Basic ${btoa("strange-key:secret")}`, "Bearer strange-token"] as const;

/** Creates the seed. */
export function createSeed(): Seed {
  const services = own.services.map(({ id, tags, pipes }) => ({
    id,
    name: id,
    tags,
    createdAt,
    pipes: pipes.map((pipe) => ({ id: pipe, name: pipe, createdAt, settings: { engine_max_threads: 8 } })),
  }));
  const dashboards = own.dashboards.map(({ id, tiles }) => ({
    id,
    name: id,
    tiles: tiles.map((tile) => ({ id: tile, name: tile })),
  }));
  const alerts = own.alerts.map((alert) => ({ ...alert, name: alert.id, threshold: 1, createdAt }));
  const { organizationId, serviceId, pipeId, alertId } = stranger;
  const hidden = [{ id: serviceId, createdAt, pipes: [{ id: pipeId, createdAt }] }];
  return {
    organizations: [
      { id: own.organizationId, keys: [{ id: "key", secret: "secret" }], services },
      { id: organizationId, keys: [{ id: "strange-key", secret: "secret" }], services: hidden },
    ],
    teams: [
      { id: own.teamId, tokens: [{ token: "token" }], dashboards, alerts },
      { id: "team-2", tokens: [{ token: "strange-token" }], alerts: [{ id: alertId, createdAt }] },
    ],
  };
}

const servicesOf = (organizationId: string) => `/v1/organizations/${organizationId}/services`;
const services = servicesOf(own.organizationId);

/** Targets of all resources. */
export const targets = {
  services,
  pipes: own.services.flatMap(({ id, pipes }) => pipes.map((pipe) => `${services}/${id}/pipes/${pipe}`)),
  alerts: own.alerts.map(({ id }) => `/api/v2/alerts/${id}`),
  dashboards: "/api/v2/dashboards",
  stranger: [
    servicesOf(stranger.organizationId),
    `${servicesOf(stranger.organizationId)}/${stranger.serviceId}/pipes/${stranger.pipeId}`,
    `${services}/${stranger.serviceId}/pipes/${stranger.pipeId}`,
    `/api/v2/alerts/${stranger.alertId}`,
  ],
} as const;

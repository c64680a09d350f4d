/** The Observability API's part of a seed: teams with their tokens, dashboards and alerts. */
import { propertyOrder } from "../../../../generated/platform/property-order.ts";
import {
  checkTimes,
  findDuplicates,
  idOf,
  itemsOf,
  type Located,
  stringOf,
  toRelationIssue,
} from "../../seed/located.ts";
import type { SeedSection } from "../../seed/section.ts";
import type { SeedIssue } from "../../seed/seed-error.ts";
import { contentOf, nameOf, type Owned, take, toValidity, unlessEmpty } from "../../seed/seed-items.ts";
import { changeTimes, toDigest, toResource, toTimes } from "../../seed/stored-items.ts";
import { hashSecret } from "../../store/digest.ts";
import type { Credential, Resource, Tenant } from "../../store/store.ts";
import type { SeedAlert, SeedDashboard, SeedTeam } from "./seed.ts";

const api = "observability";
const order = propertyOrder.teams;

export const seedSection: SeedSection = {
  api,
  spacedLists: ["teams", "dashboards", "alerts"],
  *checkRelations(seed) {
    const teams = itemsOf(seed, "teams");
    const tokens = teams.flatMap((team) => itemsOf(team, "tokens"));
    yield findDuplicates(teams.flatMap(idOf));
    yield findDuplicates(tokens.flatMap(digestOf));
    for (const team of teams) {
      const dashboards = itemsOf(team, "dashboards");
      yield findDuplicates(dashboards.flatMap(idOf));
      for (const dashboard of dashboards) yield findDuplicates(itemsOf(dashboard, "tiles").flatMap(idOf));
      yield findDuplicates(itemsOf(team, "alerts").flatMap(idOf));
      yield checkAlerts(team);
    }
    for (const token of tokens) yield checkTimes(token);
  },
  toState: ({ teams = [] }, loadedAt) => ({
    tenants: teams.map(({ id, name = null }) => ({ api, id, name })),
    credentials: teams.flatMap(tokenCredentials),
    resources: resourcesOf(teams, loadedAt),
  }),
  toSeed: (tenants, owned) =>
    unlessEmpty(
      "teams",
      tenants.map((tenant) => toTeam(tenant, owned)),
    ),
};

/** Digest of a token, which the seed states directly or as the token. */
function digestOf(credential: Located): readonly Located<string>[] {
  return [
    ...stringOf(credential, "token").map(({ pointer, value }) => ({ pointer, value: hashSecret(value) })),
    ...stringOf(credential, "tokenHash").map(({ pointer, value }) => ({
      pointer,
      value: value.toLowerCase(),
    })),
  ];
}

function checkAlerts(team: Located): readonly SeedIssue[] {
  const tilesOf = new Map(
    itemsOf(team, "dashboards").flatMap((dashboard) => {
      const tiles = itemsOf(dashboard, "tiles").flatMap((tile) => idOf(tile).map(({ value }) => value));
      return idOf(dashboard).map(({ value }) => [value, new Set(tiles)] as const);
    }),
  );
  const allTiles = new Set([...tilesOf.values()].flatMap((tiles) => [...tiles]));
  return itemsOf(team, "alerts").flatMap((alert) => {
    const [dashboard] = stringOf(alert, "dashboard");
    const [tile] = stringOf(alert, "tileId");
    if (dashboard && !tilesOf.has(dashboard.value)) {
      return [toRelationIssue(dashboard.pointer, "is not a dashboard of this team")];
    }
    const tiles = dashboard ? tilesOf.get(dashboard.value) : allTiles;
    if (!tile || tiles?.has(tile.value)) return [];
    const place = dashboard ? "that dashboard" : "any dashboard of this team";
    return [toRelationIssue(tile.pointer, `is not a tile of ${place}`)];
  });
}

function tokenCredentials({ id: tenantId, tokens = [] }: SeedTeam): readonly Credential[] {
  return tokens.map(({ token, tokenHash, ...validity }) => {
    const digest = toDigest(token, tokenHash);
    return { api, tenantId, id: digest, secretHash: digest, ...toTimes(validity) };
  });
}

function* resourcesOf(teams: readonly SeedTeam[], loadedAt: string): Iterable<Resource> {
  for (const team of teams) yield* teamResources(team, loadedAt);
}

function* teamResources(
  { id: team, dashboards = [], alerts = [] }: SeedTeam,
  loadedAt: string,
): Iterable<Resource> {
  const key = { tenantId: team, parentId: "" };
  for (const dashboard of dashboards) {
    yield toResource({ ...key, kind: "Dashboard", id: dashboard.id }, order.dashboards, dashboard);
  }
  for (const alert of alerts) {
    const content = { ...alert, ...changeTimes(alert, loadedAt), team };
    yield toResource({ ...key, kind: "Alert", id: alert.id }, order.alerts, content);
  }
}

function toTeam({ id, name }: Tenant, owned: Owned): SeedTeam {
  const tokens = take(owned.credentials, api, id).map((credential) => {
    return { tokenHash: credential.secretHash, ...toValidity(credential) };
  });
  const dashboards = take(owned.resources, id, "Dashboard", "").map(contentOf<SeedDashboard>);
  const alerts = take(owned.resources, id, "Alert", "").map((resource) => {
    const { team: _, ...rest } = contentOf<SeedAlert & { readonly team: string }>(resource);
    return rest;
  });
  return {
    id,
    ...nameOf(name),
    ...unlessEmpty("tokens", tokens),
    ...unlessEmpty("dashboards", dashboards),
    ...unlessEmpty("alerts", alerts),
  };
}

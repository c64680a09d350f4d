/** Makes of a seed what a store keeps. */
import { etagOf, hashSecret } from "../store/digest.ts";
import type { Credential, Resource, ResourceKey, StoreState, Tenant } from "../store/store.ts";
import { inOrder, membersOf } from "./in-order.ts";
import type { Seed, SeedOrganization, SeedPipe, SeedTeam, SeedValidity } from "./seed.ts";
import { readTimestamp } from "./timestamp.ts";

/** How the register names the API of organizations, and that of teams. */
export const organizationApi = "management";
export const teamApi = "observability";

/**
 * Turns a seed into stored state: secrets become digests, UUIDs lower case, and what the platform fills in is filled in.
 *
 * @param seed one that `readSeed` has checked
 * @param options `now`, the time in milliseconds since 1970, for timestamps that the seed leaves out
 * @returns tenants, credentials and resources in the seed's order
 */
export function toState(seed: Seed, { now }: { readonly now: number }): StoreState {
  const organizations = seed.organizations ?? [];
  const teams = seed.teams ?? [];
  const loadedAt = new Date(now).toISOString();
  return {
    tenants: [
      ...organizations.map((organization) => toTenant(organizationApi, lower(organization.id), organization)),
      ...teams.map((team) => toTenant(teamApi, team.id, team)),
    ],
    credentials: [...organizations.flatMap(keyCredentials), ...teams.flatMap(tokenCredentials)],
    resources: [
      ...organizations.flatMap((organization) => organizationResources(organization, loadedAt)),
      ...teams.flatMap((team) => teamResources(team, loadedAt)),
    ],
  };
}

function toTenant(api: string, id: string, { name }: { readonly name?: string }): Tenant {
  return { api, id, name: name ?? null };
}

function keyCredentials({ id, keys = [] }: SeedOrganization): readonly Credential[] {
  return keys.map((key) => ({
    api: organizationApi,
    tenantId: lower(id),
    id: key.id,
    secretHash: digestOf(key.secret, key.secretHash),
    ...validity(key),
  }));
}

function tokenCredentials({ id, tokens = [] }: SeedTeam): readonly Credential[] {
  return tokens.map((token) => {
    const digest = digestOf(token.token, token.tokenHash);
    return { api: teamApi, tenantId: id, id: digest, secretHash: digest, ...validity(token) };
  });
}

function validity({ expiresAt, revokedAt }: SeedValidity): Pick<Credential, "expiresAt" | "revokedAt"> {
  return { expiresAt: toTime(expiresAt), revokedAt: toTime(revokedAt) };
}

function toTime(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = readTimestamp(text);
  // Taken for none, it would open what was meant to be closed.
  if (time === undefined) throw new Error("A timestamp of the seed was not checked.");
  return time;
}

function digestOf(secret: string | undefined, digest: string | undefined): string {
  if (secret !== undefined) return hashSecret(secret);
  if (digest !== undefined) return lower(digest);
  throw new Error("A credential of the seed was not checked: it has no secret.");
}

function organizationResources(
  { id, services = [] }: SeedOrganization,
  loadedAt: string,
): readonly Resource[] {
  const tenantId = lower(id);
  return services.flatMap(({ tags = {}, pipes = [], ...service }) => {
    const key = { tenantId, kind: "Service", parentId: "", id: lower(service.id) };
    const content = { ...service, id: key.id, createdAt: service.createdAt ?? loadedAt };
    return [
      toResource(key, "SeedService", content, tags),
      ...pipes.map((pipe) => pipeResource(pipe, key, loadedAt)),
    ];
  });
}

function pipeResource(pipe: SeedPipe, service: ResourceKey, loadedAt: string): Resource {
  const key = { tenantId: service.tenantId, kind: "Pipe", parentId: service.id, id: lower(pipe.id) };
  const given = new Map<string, unknown>(Object.entries(pipe.settings ?? {}));
  const settings = membersOf("PipeSettingsUpdate").map((name) => [name, given.get(name) ?? null] as const);
  return toResource(key, "SeedPipe", {
    ...pipe,
    ...times(pipe, loadedAt),
    id: key.id,
    serviceId: service.id,
    settings: Object.fromEntries(settings),
  });
}

function teamResources(
  { id, dashboards = [], alerts = [] }: SeedTeam,
  loadedAt: string,
): readonly Resource[] {
  const keyOf = (kind: string, resource: { readonly id: string }): ResourceKey => {
    return { tenantId: id, kind, parentId: "", id: resource.id };
  };
  return [
    ...dashboards.map((dashboard) => toResource(keyOf("Dashboard", dashboard), "SeedDashboard", dashboard)),
    ...alerts.map((alert) =>
      toResource(keyOf("Alert", alert), "SeedAlert", { ...alert, ...times(alert, loadedAt), team: id }),
    ),
  ];
}

/** Where only one of the two is given, it is the other as well: a resource is not changed before it is made. */
function times(
  { createdAt, updatedAt }: { readonly createdAt?: string; readonly updatedAt?: string },
  loadedAt: string,
): { readonly createdAt: string; readonly updatedAt: string } {
  const created = createdAt ?? updatedAt ?? loadedAt;
  return { createdAt: created, updatedAt: updatedAt ?? created };
}

function toResource(
  key: ResourceKey,
  definition: string,
  content: object,
  tags: Readonly<Record<string, string>> = {},
): Resource {
  const body = JSON.stringify(inOrder(definition, content));
  return { ...key, tags: { ...tags }, body, etag: etagOf(body) };
}

/** UUIDs and digests are the same in upper case (RFC 9562 section 4), and are kept in lower case. */
function lower(text: string): string {
  return text.toLowerCase();
}

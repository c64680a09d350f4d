/** Turns a seed into stored state. */

import { orderProperties, type ResourceKind, settingNames } from "../apis/property-order.ts";
import { startWork } from "../lib/pause.ts";
import { etagOf, hashSecret } from "../store/digest.ts";
import type { Credential, Resource, ResourceKey, StoreState } from "../store/store.ts";
import type { Seed, SeedOrganization, SeedPipe, SeedService, SeedTeam, SeedValidity } from "./seed.ts";
import { readTimestamp } from "./timestamp.ts";

/** Name of the API of organizations in the register. */
export const organizationApi = "management";
/** Name of the API of teams in the register. */
export const teamApi = "observability";

/** Turns a seed into stored state: secrets become digests, UUIDs lower case, and `now` a time that the seed omits. */
export async function seedToState(seed: Seed, { now }: { readonly now: number }): Promise<StoreState> {
  const pause = startWork();
  const { organizations = [], teams = [] } = seed;
  const credentials = [...organizations.flatMap(keyCredentials), ...teams.flatMap(tokenCredentials)];
  const resources: Resource[] = [];
  for (const resource of resourcesOf(seed, new Date(now).toISOString())) {
    resources.push(resource);
    await pause();
  }
  await pause();
  return {
    tenants: [
      ...organizations.map(({ id, name = null }) => ({ api: organizationApi, id: lower(id), name })),
      ...teams.map(({ id, name = null }) => ({ api: teamApi, id, name })),
    ],
    credentials,
    resources,
  };
}

function* resourcesOf({ organizations = [], teams = [] }: Seed, loadedAt: string): Iterable<Resource> {
  for (const { id, services = [] } of organizations) {
    for (const service of services) yield* serviceResources(service, lower(id), loadedAt);
  }
  for (const team of teams) yield* teamResources(team, loadedAt);
}

function keyCredentials({ id: tenantId, keys = [] }: SeedOrganization): readonly Credential[] {
  return keys.map(({ id, secret, secretHash, ...validity }) => ({
    api: organizationApi,
    tenantId: lower(tenantId),
    id,
    secretHash: toDigest(secret, secretHash),
    ...toTimes(validity),
  }));
}

function tokenCredentials({ id: tenantId, tokens = [] }: SeedTeam): readonly Credential[] {
  return tokens.map(({ token, tokenHash, ...validity }) => {
    const digest = toDigest(token, tokenHash);
    return { api: teamApi, tenantId, id: digest, secretHash: digest, ...toTimes(validity) };
  });
}

function toTimes({ expiresAt, revokedAt }: SeedValidity): Pick<Credential, "expiresAt" | "revokedAt"> {
  return { expiresAt: toTime(expiresAt), revokedAt: toTime(revokedAt) };
}

function toTime(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = readTimestamp(text);
  // Null would make an expired credential valid.
  if (time === undefined) throw new Error("The seed was not validated: a timestamp is invalid.");
  return time;
}

function toDigest(secret: string | undefined, digest: string | undefined): string {
  if (secret !== undefined) return hashSecret(secret);
  if (digest !== undefined) return lower(digest);
  throw new Error("The seed was not validated: a credential has no secret.");
}

function* serviceResources(
  { tags = {}, pipes = [], ...service }: SeedService,
  tenantId: string,
  loadedAt: string,
): Iterable<Resource> {
  const id = lower(service.id);
  const content = { createdAt: loadedAt, ...service, id };
  yield toResource({ tenantId, kind: "Service", parentId: "", id }, content, tags);
  for (const pipe of pipes) yield pipeResource(pipe, { tenantId, serviceId: id, loadedAt });
}

function pipeResource(
  pipe: SeedPipe,
  {
    tenantId,
    serviceId,
    loadedAt,
  }: { readonly tenantId: string; readonly serviceId: string; readonly loadedAt: string },
): Resource {
  const id = lower(pipe.id);
  const settings = { ...Object.fromEntries(settingNames.map((name) => [name, null])), ...pipe.settings };
  const content = { ...pipe, ...changeTimes(pipe, loadedAt), id, serviceId, settings };
  return toResource({ tenantId, kind: "Pipe", parentId: serviceId, id }, content);
}

function* teamResources(
  { id: team, dashboards = [], alerts = [] }: SeedTeam,
  loadedAt: string,
): Iterable<Resource> {
  const key = { tenantId: team, parentId: "" };
  for (const dashboard of dashboards) {
    yield toResource({ ...key, kind: "Dashboard", id: dashboard.id }, dashboard);
  }
  for (const alert of alerts) {
    const content = { ...alert, ...changeTimes(alert, loadedAt), team };
    yield toResource({ ...key, kind: "Alert", id: alert.id }, content);
  }
}

interface ChangeTimes {
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

/** If only one of the two is stated, both are the same: a resource is not updated before it is created. */
function changeTimes({ createdAt, updatedAt }: ChangeTimes, loadedAt: string): ChangeTimes {
  const created = createdAt ?? updatedAt ?? loadedAt;
  return { createdAt: created, updatedAt: updatedAt ?? created };
}

function toResource(
  key: ResourceKey & { readonly kind: ResourceKind },
  content: object,
  tags: Readonly<Record<string, string>> = {},
): Resource {
  const body = JSON.stringify(orderProperties(key.kind, content));
  return { ...key, tags: { ...tags }, body, etag: etagOf(body) };
}

/** UUIDs and digests are the same in upper case (RFC 9562 section 4); the store has them in lower case. */
function lower(text: string): string {
  return text.toLowerCase();
}

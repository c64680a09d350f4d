/** Makes of what a store keeps the seed that gives the same state again: an export. */
import type { Credential, Resource, StoreState, Tenant } from "../store/store.ts";
import type {
  Seed,
  SeedAlert,
  SeedDashboard,
  SeedKey,
  SeedOrganization,
  SeedPipe,
  SeedService,
  SeedTeam,
  SeedToken,
  SeedValidity,
} from "./seed.ts";
import { organizationApi, teamApi } from "./to-state.ts";

/** Things by whom they belong to. They are taken out when they are written, so that what is left at the end was lost. */
interface Belongings {
  readonly credentials: Map<string, readonly Credential[]>;
  readonly resources: Map<string, readonly Resource[]>;
}

/**
 * Turns stored state into a seed. Secrets stay digests.
 *
 * @param state everything in a store
 * @returns a seed of which `toState` makes this state again
 * @throws when a resource belongs to nothing, or is of a kind that seeds do not have: an export must not lose it
 */
export function fromState({ tenants, credentials, resources }: StoreState): Seed {
  const belongings: Belongings = {
    credentials: group(credentials, ({ api, tenantId }) => keyOf(api, tenantId)),
    resources: group(resources, ({ tenantId, kind, parentId }) => keyOf(tenantId, kind, parentId)),
  };
  const ofApi = (api: string): readonly Tenant[] => tenants.filter((tenant) => tenant.api === api);
  const organizations = ofApi(organizationApi).map((tenant) => toOrganization(tenant, belongings));
  const teams = ofApi(teamApi).map((tenant) => toTeam(tenant, belongings));
  refuseLeft(tenants, belongings);
  return { ...unlessEmpty("organizations", organizations), ...unlessEmpty("teams", teams) };
}

function refuseLeft(tenants: readonly Tenant[], belongings: Belongings): void {
  const unknown = tenants.find(({ api }) => api !== organizationApi && api !== teamApi);
  if (unknown) throw new Error(`The store holds a tenant of an unknown API, ${unknown.api}.`);
  const [resource] = [...belongings.resources.values()].flat();
  if (resource) throw new Error(`The store holds a ${resource.kind} ${resource.id} that belongs to nothing.`);
  const [credential] = [...belongings.credentials.values()].flat();
  if (credential)
    throw new Error(`The store holds a credential of a tenant ${credential.tenantId} that is not there.`);
}

function toOrganization({ api, id, name }: Tenant, belongings: Belongings): SeedOrganization {
  const keys = take(belongings.credentials, api, id).map(
    (credential): SeedKey => ({
      id: credential.id,
      secretHash: credential.secretHash,
      ...toValidity(credential),
    }),
  );
  const services = take(belongings.resources, id, "Service", "").map((resource): SeedService => {
    const pipes = take(belongings.resources, id, "Pipe", resource.id).map((pipe) => {
      const { serviceId: _, ...rest } = contentOf<SeedPipe & { readonly serviceId: string }>(pipe);
      return rest;
    });
    const tags = Object.keys(resource.tags).length > 0 ? { tags: { ...resource.tags } } : {};
    return { ...contentOf<SeedService>(resource), ...tags, ...unlessEmpty("pipes", pipes) };
  });
  return {
    id,
    ...(name !== null && { name }),
    ...unlessEmpty("keys", keys),
    ...unlessEmpty("services", services),
  };
}

function toTeam({ api, id, name }: Tenant, belongings: Belongings): SeedTeam {
  const tokens = take(belongings.credentials, api, id).map(
    (credential): SeedToken => ({ tokenHash: credential.secretHash, ...toValidity(credential) }),
  );
  const dashboards = take(belongings.resources, id, "Dashboard", "").map((resource) =>
    contentOf<SeedDashboard>(resource),
  );
  const alerts = take(belongings.resources, id, "Alert", "").map((resource) => {
    const { team: _, ...rest } = contentOf<SeedAlert & { readonly team: string }>(resource);
    return rest;
  });
  return {
    id,
    ...(name !== null && { name }),
    ...unlessEmpty("tokens", tokens),
    ...unlessEmpty("dashboards", dashboards),
    ...unlessEmpty("alerts", alerts),
  };
}

function toValidity({ expiresAt, revokedAt }: Credential): SeedValidity {
  return {
    ...(expiresAt !== null && { expiresAt: new Date(expiresAt).toISOString() }),
    ...(revokedAt !== null && { revokedAt: new Date(revokedAt).toISOString() }),
  };
}

function take<Item>(items: Map<string, readonly Item[]>, ...path: readonly string[]): readonly Item[] {
  const key = keyOf(...path);
  const found = items.get(key) ?? [];
  items.delete(key);
  return found;
}

function contentOf<Content>({ body }: Resource): Content {
  // A store holds under each kind what `toState` or an update that fits the contract has written.
  return JSON.parse(body) as Content;
}

/** One text for several, which no others give. */
function keyOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

function group<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const members = groups.get(keyOfItem(item));
    if (members) members.push(item);
    else groups.set(keyOfItem(item), [item]);
  }
  return groups;
}

/** An empty list is left out, as a person would. */
function unlessEmpty<Name extends string, Item>(
  name: Name,
  items: readonly Item[],
): { readonly [Key in Name]?: readonly Item[] } {
  // One member of the name that the type says, or none.
  return (items.length > 0 ? { [name]: items } : {}) as { readonly [Key in Name]?: readonly Item[] };
}

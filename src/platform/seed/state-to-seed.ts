/** Turns stored state into the seed that results in the same state: an export. */
import type { Credential, Resource, StoreState, Tenant } from "../store/store.ts";
import type {
  Seed,
  SeedAlert,
  SeedDashboard,
  SeedOrganization,
  SeedPipe,
  SeedService,
  SeedTeam,
  SeedValidity,
} from "./seed.ts";
import { organizationApi, teamApi } from "./seed-to-state.ts";

/** Credentials and resources by owner. Each is removed when it is taken, so that what is left at the end has no owner. */
interface Owned {
  readonly credentials: Map<string, Credential[]>;
  readonly resources: Map<string, Resource[]>;
}

/** Turns stored state into a seed. Secrets remain digests. Throws rather than losing what cannot be part of a seed. */
export function stateToSeed({ tenants, credentials, resources }: StoreState): Seed {
  const owned: Owned = {
    credentials: groupBy(credentials, ({ api, tenantId }) => toKey(api, tenantId)),
    resources: groupBy(resources, ({ tenantId, kind, parentId }) => toKey(tenantId, kind, parentId)),
  };
  const tenantsOf = (api: string) => tenants.filter((tenant) => tenant.api === api);
  const seed = {
    ...unlessEmpty(
      "organizations",
      tenantsOf(organizationApi).map((tenant) => toOrganization(tenant, owned)),
    ),
    ...unlessEmpty(
      "teams",
      tenantsOf(teamApi).map((tenant) => toTeam(tenant, owned)),
    ),
  };
  checkComplete(tenants, owned);
  return seed;
}

function checkComplete(tenants: readonly Tenant[], owned: Owned): void {
  const unknown = tenants.find(({ api }) => api !== organizationApi && api !== teamApi);
  if (unknown) throw new Error(`The store has a tenant of an unknown API, ${unknown.api}.`);
  const [resource] = [...owned.resources.values()].flat();
  if (resource) throw new Error(`The store has a ${resource.kind} ${resource.id} without an owner.`);
  const [credential] = [...owned.credentials.values()].flat();
  if (credential) throw new Error(`The store has a credential of an unknown tenant, ${credential.tenantId}.`);
}

function toOrganization({ api, id, name }: Tenant, owned: Owned): SeedOrganization {
  const keys = take(owned.credentials, api, id).map((credential) => {
    return { id: credential.id, secretHash: credential.secretHash, ...toValidity(credential) };
  });
  const services = take(owned.resources, id, "Service", "").map((resource): SeedService => {
    const pipes = take(owned.resources, id, "Pipe", resource.id).map((pipe) => {
      const { serviceId: _, ...rest } = contentOf<SeedPipe & { readonly serviceId: string }>(pipe);
      return rest;
    });
    const tags = Object.keys(resource.tags).length > 0 ? { tags: { ...resource.tags } } : {};
    return { ...contentOf<SeedService>(resource), ...tags, ...unlessEmpty("pipes", pipes) };
  });
  return { id, ...nameOf(name), ...unlessEmpty("keys", keys), ...unlessEmpty("services", services) };
}

function toTeam({ api, id, name }: Tenant, owned: Owned): SeedTeam {
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

function nameOf(name: string | null): { readonly name?: string } {
  return name === null ? {} : { name };
}

function toValidity({ expiresAt, revokedAt }: Credential): SeedValidity {
  return {
    ...(expiresAt !== null && { expiresAt: new Date(expiresAt).toISOString() }),
    ...(revokedAt !== null && { revokedAt: new Date(revokedAt).toISOString() }),
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function take<Item>(items: Map<string, Item[]>, ...owner: readonly string[]): readonly Item[] {
  const key = toKey(...owner);
  const found = items.get(key) ?? [];
  items.delete(key);
  return found;
}

function contentOf<Content>({ body }: Resource): Content {
  // The store holds a valid resource of each kind, from `seedToState` or from an update.
  return JSON.parse(body) as Content;
}

function toKey(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

/** Omits empty lists, as a person would. */
function unlessEmpty<Name extends string, Item>(
  name: Name,
  items: readonly Item[],
): { readonly [Key in Name]?: readonly Item[] } {
  // The type has exactly this property, or none.
  return (items.length > 0 ? { [name]: items } : {}) as { readonly [Key in Name]?: readonly Item[] };
}

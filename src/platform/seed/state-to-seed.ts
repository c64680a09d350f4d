/** Turns stored state into the seed that results in the same state: an export. */
import { seedSections } from "../../../generated/platform/seed-sections.ts";
import type { StoreState, Tenant } from "../store/store.ts";
import type { Seed } from "./seed.ts";
import { type Owned, toKey } from "./seed-items.ts";

/** Turns stored state into a seed. Secrets remain digests. Throws rather than losing what cannot be part of a seed. */
export function stateToSeed({ tenants, credentials, resources }: StoreState): Seed {
  const owned: Owned = {
    credentials: groupBy(credentials, ({ api, tenantId }) => toKey(api, tenantId)),
    resources: groupBy(resources, ({ tenantId, kind, parentId }) => toKey(tenantId, kind, parentId)),
  };
  const parts = seedSections.map(({ api, toSeed }) =>
    toSeed(
      tenants.filter((tenant) => tenant.api === api),
      owned,
    ),
  );
  checkComplete(tenants, owned);
  return Object.assign({}, ...parts);
}

function checkComplete(tenants: readonly Tenant[], owned: Owned): void {
  const unknown = tenants.find((tenant) => !seedSections.some(({ api }) => api === tenant.api));
  if (unknown) throw new Error(`The store has a tenant of an unknown API, ${unknown.api}.`);
  const [resource] = [...owned.resources.values()].flat();
  if (resource)
    throw new Error(`${resource.kind} ${resource.id} has no owner, or its kind no seed-section.ts.`);
  const [credential] = [...owned.credentials.values()].flat();
  if (credential) throw new Error(`The store has a credential of an unknown tenant, ${credential.tenantId}.`);
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

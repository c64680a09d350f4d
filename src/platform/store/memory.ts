/** The store that lives as long as the process. */
import { assertStorable, describeCredential, describeResource, describeTenant } from "./describe.ts";
import { createLazyStore, type OpenStore } from "./lazy-store.ts";
import {
  type Credential,
  type ListQuery,
  type Resource,
  type ResourceKey,
  type ResourceVersion,
  type Store,
  StoreConflictError,
  type StoreState,
  type TagFilter,
  type Tenant,
} from "./store.ts";

/** Where a resource is kept: its latest version, beside what never changes. */
interface Entry {
  readonly resource: Resource;
  version: ResourceVersion;
}

/** Everything, by what it is looked up by. A Map keeps the order in which its entries were added. */
interface Memory {
  readonly tenants: Map<string, Tenant>;
  /** By API, then id. */
  readonly credentials: Map<string, Map<string, Credential>>;
  /** By tenant, kind and parent, then id. */
  readonly resources: Map<string, Map<string, Map<string, Map<string, Entry>>>>;
  /** All of them, in the order in which they were added. */
  readonly entries: Entry[];
  readonly allCredentials: Credential[];
}

/** @returns a store in memory; closing it forgets everything */
export function createMemoryStore(): Store {
  return createLazyStore("memory", async () => openMemory());
}

function openMemory(): OpenStore {
  let memory = createMemory({ tenants: [], credentials: [], resources: [] });
  // Data is added to a copy, so that what cannot be added whole leaves no trace.
  const insert = (state: StoreState) => {
    assertStorable(state);
    memory = createMemory(readMemory(memory), state);
  };
  return {
    findCredential: async (api, id) => memory.credentials.get(api)?.get(id),
    get: async (key, scope) => findEntry(memory, key, scope)?.version,
    list: async (query, scope) => (query.tenantId === scope ? listBodies(memory, query) : []),
    replace: async (key, scope, expected, { body, etag }) => {
      const entry = findEntry(memory, key, scope);
      if (entry?.version.etag !== expected) return false;
      entry.version = { body, etag };
      return true;
    },
    insert: async (state) => insert(state),
    insertIfEmpty: async (state) => {
      if (memory.tenants.size > 0) return false;
      insert(state);
      return true;
    },
    replaceAll: async (state) => {
      assertStorable(state);
      memory = createMemory(state);
    },
    read: async () => readMemory(memory),
    ping: async () => {},
    close: async () => {},
  };
}

function createMemory(...states: readonly StoreState[]): Memory {
  const memory: Memory = {
    tenants: new Map(),
    credentials: new Map(),
    resources: new Map(),
    entries: [],
    allCredentials: [],
  };
  for (const { tenants, credentials, resources } of states) {
    for (const tenant of tenants) addTenant(memory, { ...tenant });
    for (const credential of credentials) addCredential(memory, { ...credential });
    for (const resource of resources) addResource(memory, { ...resource, tags: { ...resource.tags } });
  }
  return memory;
}

function addTenant({ tenants }: Memory, tenant: Tenant): void {
  const key = JSON.stringify([tenant.api, tenant.id]);
  if (tenants.has(key)) throw new StoreConflictError(describeTenant(tenant));
  tenants.set(key, tenant);
}

function addCredential({ credentials, allCredentials }: Memory, credential: Credential): void {
  const byId = getOrAdd(credentials, credential.api, () => new Map());
  if (byId.has(credential.id)) throw new StoreConflictError(describeCredential(credential));
  byId.set(credential.id, credential);
  allCredentials.push(credential);
}

function addResource({ resources, entries }: Memory, resource: Resource): void {
  const byKind = getOrAdd(resources, resource.tenantId, () => new Map());
  const byParent = getOrAdd(byKind, resource.kind, () => new Map());
  const byId = getOrAdd(byParent, resource.parentId, () => new Map());
  if (byId.has(resource.id)) throw new StoreConflictError(describeResource(resource));
  const entry = { resource, version: { body: resource.body, etag: resource.etag } };
  byId.set(resource.id, entry);
  entries.push(entry);
}

function findEntry({ resources }: Memory, key: ResourceKey, scope: string): Entry | undefined {
  if (key.tenantId !== scope) return undefined;
  return resources.get(scope)?.get(key.kind)?.get(key.parentId)?.get(key.id);
}

function listBodies({ resources }: Memory, { tenantId, kind, parentId, tags }: ListQuery): string[] {
  const bodies: string[] = [];
  for (const entry of resources.get(tenantId)?.get(kind)?.get(parentId)?.values() ?? []) {
    if (tags.every((filter) => hasTag(entry.resource.tags, filter))) bodies.push(entry.version.body);
  }
  return bodies;
}

function hasTag(tags: Readonly<Record<string, string>>, { key, value }: TagFilter): boolean {
  return Object.hasOwn(tags, key) && (value === null || tags[key] === value);
}

function readMemory({ tenants, allCredentials, entries }: Memory): StoreState {
  return {
    tenants: Array.from(tenants.values(), (tenant) => ({ ...tenant })),
    credentials: allCredentials.map((credential) => ({ ...credential })),
    resources: entries.map(({ resource, version }) => ({
      ...resource,
      ...version,
      tags: { ...resource.tags },
    })),
  };
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const present = map.get(key);
  if (present !== undefined) return present;
  const created = create();
  map.set(key, created);
  return created;
}

/** State in memory: the whole memory store, and what the SQLite store reads from. */
import { getOrAdd } from "../lib/get-or-add.ts";
import { startWork } from "../lib/pause.ts";
import { assertStorable, StoreConflictError } from "./describe.ts";
import type {
  Credential,
  ListQuery,
  Resource,
  ResourceKey,
  ResourceVersion,
  Store,
  StoreState,
  TagFilter,
  Tenant,
} from "./store.ts";
import { createStore } from "./store-lifecycle.ts";

/** Everything, indexed for lookups. */
export type Memory = ReturnType<typeof createEmptyMemory>;

/** A resource: its latest version, beside what never changes. */
interface Entry {
  readonly resource: Resource;
  version: ResourceVersion;
}

/** @returns a store in memory; its state is lost when it is closed */
export function createMemoryStore(): Store {
  return createStore("memory", async () => {
    let memory = createEmptyMemory();
    const metadata = new Map<string, string>();
    return {
      ...createReads(() => memory),
      replace: async (key, scope, expected, next) => replaceInMemory(memory, key, scope, expected, next),
      remove: async (key, scope, expected) => removeFromMemory(memory, key, scope, expected),
      insert: async (state) => {
        await checkState(state);
        assertAbsent(memory, state);
        insertIntoMemory(memory, state);
      },
      insertIfEmpty: async (state) => {
        await checkState(state);
        if (memory.tenants.size > 0) return false;
        insertIntoMemory(memory, state);
        return true;
      },
      replaceAll: async (state) => {
        memory = await checkState(state);
      },
      getMetadata: async (name) => metadata.get(name),
      setMetadata: async (name, value) => {
        metadata.set(name, value);
      },
      ping: async () => {},
      close: async () => {},
    };
  });
}

/** A Map keeps the order in which its entries were added. */
function createEmptyMemory() {
  return {
    tenants: new Map<string, Tenant>(),
    /** By API, then id. */
    credentials: new Map<string, Map<string, Credential>>(),
    /** By tenant, kind and parent, then id. */
    resources: new Map<string, Map<string, Map<string, Map<string, Entry>>>>(),
    /** All of them, in the order in which they were added. */
    allCredentials: [] as Credential[],
    entries: new Set<Entry>(),
  };
}

/** Creates the state; a StoreConflictError if it holds something twice. */
export function createMemory(state: StoreState): Memory {
  const memory = createEmptyMemory();
  insertIntoMemory(memory, state);
  return memory;
}

/** Creates the methods of a store that read the state at the time of the call. */
export function createReads(memory: () => Memory): Pick<Store, "findCredential" | "get" | "list" | "read"> {
  return {
    findCredential: async (api, id) => memory().credentials.get(api)?.get(id),
    get: async (key, scope) => findEntry(memory(), key, scope)?.version,
    list: async (query, scope) => (query.tenantId === scope ? listBodies(memory(), query) : []),
    read: async () => readMemory(memory()),
  };
}

/** Compare-and-swap: replaces the version whose ETag is `expected`. */
export function replaceInMemory(
  memory: Memory,
  key: ResourceKey,
  scope: string,
  expected: string,
  { body, etag }: ResourceVersion,
): boolean {
  const entry = findEntry(memory, key, scope);
  if (entry?.version.etag !== expected) return false;
  entry.version = { body, etag };
  return true;
}

/** Removes the version whose ETag is `expected`. */
export function removeFromMemory(memory: Memory, key: ResourceKey, scope: string, expected: string): boolean {
  const entry = findEntry(memory, key, scope);
  if (entry?.version.etag !== expected) return false;
  memory.resources.get(scope)?.get(key.kind)?.get(key.parentId)?.delete(key.id);
  memory.entries.delete(entry);
  return true;
}

/** Checks a state by itself, pausing if it is large, and returns it in memory. */
export async function checkState(state: StoreState): Promise<Memory> {
  const pause = startWork();
  assertStorable(state);
  await pause();
  const memory = createMemory(state);
  await pause();
  return memory;
}

/** @throws StoreConflictError when something of a state exists */
export function assertAbsent(memory: Memory, { tenants, credentials, resources }: StoreState): void {
  const tenant = tenants.find((item) => memory.tenants.has(tenantKey(item)));
  if (tenant) throw new StoreConflictError(tenant);
  const credential = credentials.find(({ api, id }) => memory.credentials.get(api)?.has(id));
  if (credential) throw new StoreConflictError(credential);
  const resource = resources.find((item) => findEntry(memory, item, item.tenantId));
  if (resource) throw new StoreConflictError(resource);
}

/** Adds all of a state, which `checkState` and `assertAbsent` accepted. */
export function insertIntoMemory(memory: Memory, { tenants, credentials, resources }: StoreState): void {
  for (const tenant of tenants) addTenant(memory, { ...tenant });
  for (const credential of credentials) addCredential(memory, { ...credential });
  for (const resource of resources) addResource(memory, { ...resource, tags: { ...resource.tags } });
}

function addTenant({ tenants }: Memory, tenant: Tenant): void {
  const key = tenantKey(tenant);
  if (tenants.has(key)) throw new StoreConflictError(tenant);
  tenants.set(key, tenant);
}

function addCredential({ credentials, allCredentials }: Memory, credential: Credential): void {
  const byId = getOrAdd(credentials, credential.api, () => new Map());
  if (byId.has(credential.id)) throw new StoreConflictError(credential);
  byId.set(credential.id, credential);
  allCredentials.push(credential);
}

function addResource({ resources, entries }: Memory, resource: Resource): void {
  const byKind = getOrAdd(resources, resource.tenantId, () => new Map());
  const byParent = getOrAdd(byKind, resource.kind, () => new Map());
  const byId = getOrAdd(byParent, resource.parentId, () => new Map());
  if (byId.has(resource.id)) throw new StoreConflictError(resource);
  const entry = { resource, version: { body: resource.body, etag: resource.etag } };
  byId.set(resource.id, entry);
  entries.add(entry);
}

function findEntry({ resources }: Memory, key: ResourceKey, scope: string): Entry | undefined {
  if (key.tenantId !== scope) return undefined;
  return resources.get(scope)?.get(key.kind)?.get(key.parentId)?.get(key.id);
}

function listBodies({ resources }: Memory, { tenantId, kind, parentId, tags }: ListQuery): string[] {
  const bodies: string[] = [];
  for (const entry of resources.get(tenantId)?.get(kind)?.get(parentId)?.values() ?? []) {
    const { tags: own } = entry.resource;
    const hasTag = ({ key, value }: TagFilter) =>
      Object.hasOwn(own, key) && (value === null || own[key] === value);
    if (tags.every(hasTag)) bodies.push(entry.version.body);
  }
  return bodies;
}

function readMemory({ tenants, allCredentials, entries }: Memory): StoreState {
  return {
    tenants: Array.from(tenants.values(), (tenant) => ({ ...tenant })),
    credentials: allCredentials.map((credential) => ({ ...credential })),
    resources: Array.from(entries, ({ resource, version }) => ({
      ...resource,
      ...version,
      tags: { ...resource.tags },
    })),
  };
}

function tenantKey({ api, id }: Tenant): string {
  return JSON.stringify([api, id]);
}

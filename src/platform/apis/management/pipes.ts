/** Handlers of pipes. */
import type { Pipe } from "../../../../generated/management/types.ts";
import { notFound } from "../../pipeline/http-error.ts";
import { createLruCache, type LruCache } from "../../pipeline/lru-cache.ts";
import { settingNames } from "../../seed/property-order.ts";
import { etagOf } from "../../store/digest.ts";
import type { ResourceKey, ResourceVersion, Store } from "../../store/store.ts";
import { updateResource } from "../update-resource.ts";
import type { ManagementHandlers } from "./handlers.ts";

/** Path parameters of the pipe operations. */
interface PipeParameters {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly pipeId: string;
}

/** Key of a pipe in the store. UUIDs are stored in lower case; upper case is the same id (RFC 9562 section 4). */
function pipeKey({ organizationId, serviceId, pipeId }: PipeParameters): ResourceKey {
  return {
    tenantId: organizationId.toLowerCase(),
    kind: "Pipe",
    parentId: serviceId.toLowerCase(),
    id: pipeId.toLowerCase(),
  };
}

/** For each store, versions with complete settings, by the key and the ETag of the stored version. */
const completed = new WeakMap<Store, LruCache<ResourceVersion>>();

/**
 * Completes the settings of a pipe that an older document wrote: every setting is present, in the document's order, null if it is not
 * stored.
 */
function completeSettings(store: Store, key: ResourceKey, stored: ResourceVersion): ResourceVersion {
  const cache = completed.get(store) ?? createLruCache<ResourceVersion>(1000, 512);
  completed.set(store, cache);
  const cacheKey = `${key.tenantId} ${key.parentId} ${key.id} ${stored.etag}`;
  const cached = cache.get(cacheKey);
  if (cached) return cached;
  // The store holds under this kind only what the seed's validator accepted as one.
  const pipe = JSON.parse(stored.body) as Pipe;
  const unset = Object.fromEntries(settingNames.map((name) => [name, null]));
  const body = JSON.stringify({
    ...pipe,
    ...(pipe.settings && { settings: { ...unset, ...pipe.settings } }),
  });
  const version = body === stored.body ? stored : { body, etag: etagOf(body) };
  cache.set(cacheKey, version);
  return version;
}

/** Get one pipe (vendor's documentation: Endpoints, Get pipe). */
export const getPipe: ManagementHandlers["getPipe"] = async ({ parameters, scope, store }) => {
  const key = pipeKey(parameters);
  const stored = await store.get(key, scope);
  if (!stored) throw notFound();
  const { body, etag } = completeSettings(store, key, stored);
  return { payload: body, etag };
};

/** Update the settings of one pipe (vendor's documentation: Endpoints, Update pipe settings): absent settings keep their values, null clears. */
export const updatePipeSettings: ManagementHandlers["updatePipeSettings"] = async (context) => {
  const updatedAt = new Date(context.now()).toISOString();
  const key = pipeKey(context.parameters);
  const { content, etag } = await updateResource<Pipe>(
    context,
    key,
    (pipe) => ({ ...pipe, settings: { ...pipe.settings, ...context.body }, updatedAt }),
    (stored) => completeSettings(context.store, key, stored),
  );
  return { payload: JSON.stringify(content.settings), etag };
};

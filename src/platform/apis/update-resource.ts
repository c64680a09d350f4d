/** Updates one resource without losing concurrent updates: reads it, changes it, and writes it by compare-and-swap. */
import { HttpError, notFound } from "../pipeline/http-error.ts";
import { checkPreconditions } from "../pipeline/preconditions.ts";
import { etagOf } from "../store/digest.ts";
import { runExclusive } from "../store/keyed-mutex.ts";
import type { ResourceKey, ResourceVersion } from "../store/store.ts";
import type { HandlerContext } from "./api.ts";

/** The version that was written, and its content. */
type Updated<Content> = ResourceVersion & { readonly content: Content };

/** Each failed attempt means that another process's update succeeded, so a store that fails this often does not work. */
const maxAttempts = 1000;

/**
 * Updates a resource.
 *
 * @param call the request, whose `If-Match` and `If-None-Match` are checked
 * @param key the resource
 * @param change returns the new content for the stored one; called again after a concurrent update
 * @returns the version that was written
 * @throws HttpError 404 when the resource does not exist, 412 when a precondition fails, and whatever `change` throws
 */
export function updateResource<Content>(
  call: HandlerContext,
  key: ResourceKey,
  change: (current: Content) => Content | Promise<Content>,
): Promise<Updated<Content>> {
  const name = JSON.stringify([call.scope, key.tenantId, key.kind, key.parentId, key.id]);
  // Concurrent updates in one process would only fail each other's attempts.
  return runExclusive(call.store, name, () => compareAndSwap(call, key, change));
}

async function compareAndSwap<Content>(
  call: HandlerContext,
  key: ResourceKey,
  change: (current: Content) => Content | Promise<Content>,
): Promise<Updated<Content>> {
  const { store, scope, headers } = call;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const current = await store.get(key, scope);
    if (!current) throw notFound();
    checkPreconditions(headers, current.etag);
    // The store holds what the seed's validator or this function wrote under this kind.
    const content = await change(JSON.parse(current.body) as Content);
    const body = JSON.stringify(content);
    const next = { body, etag: etagOf(body) };
    if (next.etag === current.etag || (await store.replace(key, scope, current.etag, next))) {
      return { ...next, content };
    }
  }
  throw new HttpError(503, "too many concurrent updates of this resource; send the request again", {
    "retry-after": "1",
  });
}

/** Updates one resource without losing concurrent updates: reads it, changes it, and writes it by compare-and-swap. */
import { HttpError, notFound } from "../http/http-error.ts";
import { checkPreconditions } from "../http/preconditions.ts";
import { etagOf } from "../store/digest.ts";
import { runExclusive } from "../store/keyed-mutex.ts";
import type { ResourceKey, ResourceVersion } from "../store/store.ts";
import type { HandlerContext } from "./api.ts";

/** The version that was written, and its content. */
type Updated<Content> = ResourceVersion & { readonly content: Content };

/** Each failed attempt means that another process's update succeeded, so a store that fails this often does not work. */
const maxAttempts = 1000;

/**
 * Updates a resource. `context`: the request, whose `If-Match` and `If-None-Match` are checked. `change`: returns the new content for the
 * stored one; called again after a concurrent update. Returns the version that was written. Throws HttpError 404 when the resource does not
 * exist, 412 when a precondition fails, and whatever `change` throws.
 */
export function updateResource<Content>(
  context: HandlerContext,
  key: ResourceKey,
  change: (current: Content) => Content | Promise<Content>,
): Promise<Updated<Content>> {
  const name = JSON.stringify([context.scope, key.tenantId, key.kind, key.parentId, key.id]);
  // Concurrent updates in one process would only fail each other's attempts.
  return runExclusive(context.store, name, async () => {
    const { store, scope, headers } = context;
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const stored = await store.get(key, scope);
      if (!stored) throw notFound();
      checkPreconditions(headers, stored.etag);
      // The store holds what the seed's validator or this function wrote under this kind.
      const content = await change(JSON.parse(stored.body) as Content);
      const body = JSON.stringify(content);
      const next = { body, etag: etagOf(body) };
      if (next.etag === stored.etag || (await store.replace(key, scope, stored.etag, next))) {
        return { ...next, content };
      }
    }
    throw new HttpError(503, "Too many concurrent updates of this resource. Send the request again.", {
      "retry-after": "1",
    });
  });
}

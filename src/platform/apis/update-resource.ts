/** Changes one resource so that no other change in between is lost, whoever makes it: a read, a change, and a compare and swap. */

import { HttpError, notFound } from "../pipeline/http-error.ts";
import { checkPreconditions } from "../pipeline/preconditions.ts";
import { etagOf } from "../store/digest.ts";
import { runExclusive } from "../store/keyed-mutex.ts";
import type { ResourceKey, ResourceVersion } from "../store/store.ts";
import type { HandlerContext } from "./api.ts";

/** The version that was written, and what it holds. */
type Updated<Content> = ResourceVersion & { readonly content: Content };

/** Each lost race means that another process's change went through, so this many in a row are a store that does not work. */
const mostAttempts = 1000;

/**
 * Changes a resource.
 *
 * @param call the request, whose `If-Match` and `If-None-Match` are heeded
 * @param key the resource
 * @param change gives the new content for the stored one; called again when somebody else was faster
 * @returns the version that was written
 * @throws HttpError 404 when it is not there, 412 when a precondition fails, and whatever `change` throws
 */
export function updateResource<Content>(
  call: HandlerContext,
  key: ResourceKey,
  change: (current: Content) => Content | Promise<Content>,
): Promise<Updated<Content>> {
  const name = JSON.stringify([call.scope, key.tenantId, key.kind, key.parentId, key.id]);
  // Rivals in one process would only make each other try again: of a hundred at once, the last would be the hundredth to try.
  return runExclusive(call.store, name, () => compareAndSwap(call, key, change));
}

async function compareAndSwap<Content>(
  call: HandlerContext,
  key: ResourceKey,
  change: (current: Content) => Content | Promise<Content>,
): Promise<Updated<Content>> {
  const { store, scope, headers } = call;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
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
  throw new HttpError(503, "too many changes of this resource at once; send the request again", {
    "retry-after": "1",
  });
}

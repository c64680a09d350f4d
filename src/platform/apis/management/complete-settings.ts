/** Completes stored pipes when the document has gained settings: every setting is present, in the document's order, null if it has no value. */
import { propertyOrder } from "../../../../generated/platform/property-order.ts";
import { etagOf } from "../../store/digest.ts";
import type { ResourceVersion, Store } from "../../store/store.ts";

export const settingNames: readonly string[] = Object.keys(
  propertyOrder.organizations.services.pipes.settings,
);

const metadataName = "pipe-settings";

const documentVersion = etagOf(JSON.stringify(settingNames));

/**
 * Completes the pipes of a store, unless the store has recorded that they follow this document. Other processes may use the store
 * meanwhile, and may do the same: each pipe is replaced by compare-and-swap until none is left. `isNew`: whether all its data was written
 * by this version.
 */
export async function completeStoredSettings(store: Store, isNew: boolean): Promise<void> {
  if ((await store.getMetadata(metadataName)) === documentVersion) return;
  let isComplete = isNew;
  while (!isComplete) {
    isComplete = true;
    for (const resource of (await store.read()).resources) {
      const next = resource.kind === "Pipe" ? completePipe(resource) : resource;
      if (next.etag === resource.etag) continue;
      isComplete = false;
      await store.replace(resource, resource.tenantId, resource.etag, next);
    }
  }
  await store.setMetadata(metadataName, documentVersion);
}

function completePipe(stored: ResourceVersion): ResourceVersion {
  // The store holds under this kind only what the seed's validator accepted as a pipe.
  const pipe = JSON.parse(stored.body) as { readonly settings?: object };
  if (!pipe.settings) return stored;
  const unset = Object.fromEntries(settingNames.map((name) => [name, null]));
  const body = JSON.stringify({ ...pipe, settings: { ...unset, ...pipe.settings } });
  return body === stored.body ? stored : { body, etag: etagOf(body) };
}

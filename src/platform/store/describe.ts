/** Names what a store holds, for messages, and rejects text that not every store can hold. */
import { PlatformConfigError } from "../lib/config-error.ts";
import type { Credential, ResourceKey, StoreState, Tenant } from "./store.ts";

/** A tenant, a credential or a resource, as far as messages name it. */
export type StoreItem =
  | Pick<Tenant, "api" | "id">
  | Pick<Credential, "api" | "tenantId" | "id" | "secretHash">
  | Pick<ResourceKey, "kind" | "id">;

/**
 * Names an item, for example `tenant 11111111-1111-4111-8111-111111111111`, `credential demo-key`, `a token of tenant demo-team` (it has no
 * name) or `pipe 33333333-3333-4333-8333-333333333333`. `termOf`: the term for a tenant in an API.
 */
function describeItem(item: StoreItem, termOf: (api: string) => string = () => "tenant"): string {
  if ("kind" in item) return `${item.kind.toLowerCase()} ${item.id}`;
  if (!("secretHash" in item)) return `${termOf(item.api)} ${item.id}`;
  if (item.id !== item.secretHash) return `credential ${item.id}`;
  return `a token of ${termOf(item.api)} ${item.tenantId}`;
}

/** A record to insert already exists. */
export class StoreConflictError extends Error {
  override readonly name = "StoreConflictError";

  /** Kind and id of the row that already exists. */
  readonly item: StoreItem;

  /** @param termOf the term for a tenant in an API, for the message */
  constructor(item: StoreItem, termOf?: (api: string) => string) {
    super(`${describeItem(item, termOf)} already exists. Nothing was added.`);
    this.item = item;
  }
}

/**
 * Rejects text that PostgreSQL cannot store (a NUL character) or that UTF-8 cannot encode (half of a surrogate pair). JSON bodies hold
 * neither, since JSON escapes both. Throws PlatformConfigError that names what holds the text.
 */
export function assertStorable({ tenants, credentials, resources }: StoreState): void {
  for (const tenant of tenants) assertTexts(tenant);
  for (const credential of credentials) assertTexts(credential);
  for (const { tags, ...resource } of resources) {
    assertTexts(resource);
    for (const tag of Object.entries(tags)) assertTexts(resource, tag);
  }
}

export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

function assertTexts(item: StoreItem, members: object = item): void {
  for (const value of Object.values(members)) {
    if (typeof value !== "string" || isStorable(value)) continue;
    throw new PlatformConfigError(
      `${JSON.stringify(describeItem(item))} holds a NUL character or half of a surrogate pair in its id, a name or a tag. Remove it.`,
    );
  }
}

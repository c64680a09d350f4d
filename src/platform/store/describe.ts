/** Names what a store holds, for messages, and refuses what cannot be kept the same way in every store. */
import { PlatformConfigError } from "../config-error.ts";
import type { Credential, ResourceKey, StoreState, Tenant } from "./store.ts";

/** What a tenant is called in each API; `tenant` in any other. */
const tenantWords = new Map([
  ["management", "organization"],
  ["observability", "team"],
]);

/** @returns as in `organization 11111111-1111-4111-8111-111111111111` */
export function describeTenant({ api, id }: Pick<Tenant, "api" | "id">): string {
  return `${tenantWords.get(api) ?? "tenant"} ${id}`;
}

/** @returns as in `credential demo-key`; of a token, which has no name, as in `a token of team demo-team` */
export function describeCredential({
  api,
  tenantId,
  id,
  secretHash,
}: Pick<Credential, "api" | "tenantId" | "id" | "secretHash">): string {
  return id === secretHash ? `a token of ${describeTenant({ api, id: tenantId })}` : `credential ${id}`;
}

/** @returns as in `pipe 33333333-3333-4333-8333-333333333333` */
export function describeResource({ kind, id }: Pick<ResourceKey, "kind" | "id">): string {
  return `${kind.toLowerCase()} ${id}`;
}

/**
 * Refuses text that PostgreSQL has no way to hold, or that UTF-8 has no way to write. JSON bodies hold neither: there both are
 * escaped.
 *
 * @throws PlatformConfigError for a NUL character or half of a surrogate pair
 */
export function assertStorable({ tenants, credentials, resources }: StoreState): void {
  for (const tenant of tenants) assertTexts(describeTenant(tenant), tenant);
  for (const credential of credentials) assertTexts(describeCredential(credential), credential);
  for (const { tags, ...resource } of resources) {
    assertTexts(describeResource(resource), resource);
    for (const tag of Object.entries(tags)) assertTexts(describeResource(resource), tag);
  }
}

/** @returns whether a store can hold this text at all */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

function assertTexts(what: string, members: object): void {
  for (const value of Object.values(members)) {
    if (typeof value !== "string" || isStorable(value)) continue;
    throw new PlatformConfigError(
      `${JSON.stringify(what)} holds a NUL character or half of a surrogate pair in its id, a name or a tag. Leave it out.`,
    );
  }
}

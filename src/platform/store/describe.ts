/** Names what a store holds, for messages, and rejects text that not every store can hold. */
import { PlatformConfigError } from "../config-error.ts";
import type { Credential, ResourceKey, StoreState, Tenant } from "./store.ts";

/** The term for a tenant in each API; `tenant` in any other. */
const tenantTerms = new Map([
  ["management", "organization"],
  ["observability", "team"],
]);

/** @returns for example `organization 11111111-1111-4111-8111-111111111111` */
export function describeTenant({ api, id }: Pick<Tenant, "api" | "id">): string {
  return `${tenantTerms.get(api) ?? "tenant"} ${id}`;
}

/** @returns for example `credential demo-key`; for a token, which has no name, `a token of team demo-team` */
export function describeCredential({
  api,
  tenantId,
  id,
  secretHash,
}: Pick<Credential, "api" | "tenantId" | "id" | "secretHash">): string {
  return id === secretHash ? `a token of ${describeTenant({ api, id: tenantId })}` : `credential ${id}`;
}

/** @returns for example `pipe 33333333-3333-4333-8333-333333333333` */
export function describeResource({ kind, id }: Pick<ResourceKey, "kind" | "id">): string {
  return `${kind.toLowerCase()} ${id}`;
}

/**
 * Rejects text that PostgreSQL cannot store (a NUL character) or that UTF-8 cannot encode (half of a surrogate pair). JSON bodies hold
 * neither, since JSON escapes both.
 *
 * @throws PlatformConfigError that names what holds the text
 */
export function assertStorable({ tenants, credentials, resources }: StoreState): void {
  for (const tenant of tenants) assertTexts(describeTenant(tenant), tenant);
  for (const credential of credentials) assertTexts(describeCredential(credential), credential);
  for (const { tags, ...resource } of resources) {
    assertTexts(describeResource(resource), resource);
    for (const tag of Object.entries(tags)) assertTexts(describeResource(resource), tag);
  }
}

/** @returns whether every store can hold this text */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

function assertTexts(owner: string, members: object): void {
  for (const value of Object.values(members)) {
    if (typeof value !== "string" || isStorable(value)) continue;
    throw new PlatformConfigError(
      `${JSON.stringify(owner)} holds a NUL character or half of a surrogate pair in its id, a name or a tag. Remove it.`,
    );
  }
}

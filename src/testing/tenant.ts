/** What organizations and teams of a test have in common. */
import type { Platform } from "../platform/options.ts";
import type { Seed } from "../platform/seed/seed.ts";
import type { Credential, Store } from "../platform/store/store.ts";
import { scopeFaults, scopeJournal, type TenantFaults, type TenantJournal } from "./scope.ts";

/** The platform, as those who add to it see it. */
export interface Scope {
  readonly platform: Platform;
  /** Options that every client has. */
  readonly address: { readonly baseUrl: string; readonly fetch: typeof globalThis.fetch };
  /**
   * Adds resources to tenants that are there already.
   *
   * @param seed the resources, in their place
   * @param kinds which of them to add; the others are there already
   * @param owner the credential of their tenant
   * @throws Error when the tenant is gone
   */
  readonly insert: (seed: Seed, kinds: readonly string[], owner: Owner) => Promise<void>;
}

/** Whose resources they are, by its credential. */
export type Owner = Pick<Credential, "api" | "id">;

/** What happens to one tenant alone. */
export interface TenantKit {
  /** Faults that happen to this tenant's requests only. */
  readonly faults: TenantFaults;
  /** This tenant's requests. */
  readonly journal: TenantJournal;
}

/**
 * Limits faults and journal to one tenant.
 *
 * @param scope the platform
 * @param tenantId an organization or a team
 */
export function tenantKit({ platform }: Scope, tenantId: string): TenantKit {
  return {
    faults: scopeFaults(platform.faults, tenantId),
    journal: scopeJournal(platform.journal, tenantId),
  };
}

/**
 * Makes the function that adds resources. A seed that is loaded makes tenants, and cannot add to one.
 *
 * @param store the platform's
 * @param platform made with it
 * @param now the time in milliseconds since 1970
 */
export function createInsert(store: Store, platform: Platform, now: () => number): Scope["insert"] {
  return async (seed, kinds, owner) => {
    const [{ readSeed }, { toState }] = await Promise.all([
      import("../platform/seed/read-seed.ts"),
      import("../platform/seed/to-state.ts"),
    ]);
    await platform.ready();
    const { resources } = toState(await readSeed(seed), { now: now() });
    const added = resources.filter(({ kind }) => kinds.includes(kind));
    // What belongs to nobody could be read by nobody, and would keep the platform from being exported.
    if (!(await store.findCredential(owner.api, owner.id))) {
      throw new Error(
        "The tenant is not there any more: the platform was reset since it was made. Make a new one.",
      );
    }
    await store.insert({ tenants: [], credentials: [], resources: added });
  };
}

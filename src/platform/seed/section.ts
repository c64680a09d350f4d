import type { Resource, StoreState, Tenant } from "../store/store.ts";
import type { Located } from "./located.ts";
import type { Seed } from "./seed.ts";
import type { SeedIssue } from "./seed-error.ts";
import type { Owned } from "./seed-items.ts";

/** Part of a seed that belongs to one API: its tenants, and what they own. */
export interface SeedSection {
  /** Name of the API in the register. */
  readonly api: string;
  /** Lists whose items are separated by empty lines in a file. */
  readonly spacedLists: readonly string[];
  /** Finds issues that a schema cannot express, one relation after the other. Parts that violate the schema are skipped. */
  readonly checkRelations: (seed: Located) => Iterable<readonly SeedIssue[]>;
  /** Turns the API's part of a valid seed into stored state. `loadedAt`: a time that the seed omits. */
  readonly toState: (
    seed: Seed,
    loadedAt: string,
  ) => Omit<StoreState, "resources"> & { readonly resources: Iterable<Resource> };
  /** Turns the API's tenants into its part of a seed. `owned`: what they own is taken from it. */
  readonly toSeed: (tenants: readonly Tenant[], owned: Owned) => Seed;
}

/** Context shared by the parts of the test kit. */
import type { Platform } from "../platform/options/options.ts";
import type { Seed } from "../platform/seed/seed.ts";
import type { Credential, Store } from "../platform/store/store.ts";

/** Client options that reach a test platform. */
export interface TestConnection {
  /** Address of the platform. */
  readonly baseUrl: string;
  /** Passes requests to the platform, in process unless it listens on a port. */
  readonly fetch: typeof globalThis.fetch;
  /** Lets clients run in jsdom, which they take for a browser. The credentials of a test platform are not secret. */
  readonly allowBrowser: true;
}

/** A test platform, for adding organizations and teams. */
export interface TestContext {
  readonly platform: Platform;
  readonly connection: TestConnection;
  readonly insert: InsertResources;
}

/**
 * Adds resources to an existing organization or team. `platform.seed` cannot: it creates those of its seed.
 *
 * @param seed the resources, within their organization or team
 * @param kinds which kinds of the seed's resources to add; the others exist already
 * @param owner the credential of the organization or team
 * @throws Error if the organization or team no longer exists
 */
type InsertResources = (
  seed: Seed,
  kinds: readonly string[],
  owner: Pick<Credential, "api" | "id">,
) => Promise<void>;

/** Creates the function that adds resources. */
export function createInsert(store: Store, platform: Platform, now: () => number): InsertResources {
  return async (seed, kinds, owner) => {
    const [{ readSeed }, { seedToState }] = await Promise.all([
      import("../platform/seed/read-seed.ts"),
      import("../platform/seed/seed-to-state.ts"),
    ]);
    await platform.ready();
    const { resources } = await seedToState(await readSeed(seed), { now: now() });
    // A resource without a tenant could not be read, and would make an export fail.
    if (!(await store.findCredential(owner.api, owner.id))) {
      throw new Error(
        "The organization or team no longer exists, since the platform was reset. Create another one.",
      );
    }
    const added = resources.filter(({ kind }) => kinds.includes(kind));
    await store.insert({ tenants: [], credentials: [], resources: added });
  };
}

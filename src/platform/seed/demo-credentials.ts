import type { Store } from "../store/store.ts";

/** Whether a store has every one of the demo credentials, or some. A store that is not new may have other data. */
export async function hasDemoCredentials(
  store: Store,
  quantity: "every" | "some" = "every",
): Promise<boolean> {
  // Loaded with the demo data: most platforms have neither.
  const [{ demoSeed }, { seedToState }] = await Promise.all([
    import("../../../generated/platform/demo-seed.ts"),
    import("./seed-to-state.ts"),
  ]);
  const { credentials } = await seedToState(demoSeed, { now: 0 });
  const found = await Promise.all(
    credentials.map(async ({ api, id, tenantId, secretHash }) => {
      const stored = await store.findCredential(api, id);
      return stored?.tenantId === tenantId && stored.secretHash === secretHash;
    }),
  );
  return quantity === "every" ? found.every(Boolean) : found.some(Boolean);
}

import type { Store } from "../store/store.ts";

/** Whether a store has every one of the demo credentials, or some; false if there are none. A store that is not new may have other data. */
export async function hasDemoCredentials(
  store: Store,
  quantity: "every" | "some" = "every",
): Promise<boolean> {
  // Loaded with the demo data: most platforms have neither.
  const [{ demoSeed }, { seedSections }] = await Promise.all([
    import("../../../generated/platform/demo-seed.ts"),
    import("../../../generated/platform/seed-sections.ts"),
  ]);
  // The empty time is that of the resources, which are generated lazily and not read here.
  const credentials = seedSections.flatMap(({ toState }) => toState(demoSeed, "").credentials);
  const found = await Promise.all(
    credentials.map(async ({ api, id, tenantId, secretHash }) => {
      const stored = await store.findCredential(api, id);
      return stored?.tenantId === tenantId && stored.secretHash === secretHash;
    }),
  );
  return found.includes(true) && (quantity === "some" || !found.includes(false));
}

import { hashSecret } from "../store/digest.ts";
import type { Store } from "../store/store.ts";
import { demo } from "./demo-names.ts";

/** Whether a store has every one of the demo credentials, or some. A store that is not new may have other data. */
export async function hasDemoCredentials(
  store: Store,
  quantity: "every" | "some" = "every",
): Promise<boolean> {
  // Loaded with the demo data: most platforms have neither.
  const { organizationApi, teamApi } = await import("./seed-to-state.ts");
  const token = hashSecret(demo.accessToken);
  const [key, storedToken] = await Promise.all([
    store.findCredential(organizationApi, demo.keyId),
    store.findCredential(teamApi, token),
  ]);
  const found = [
    key?.tenantId === demo.organizationId && key.secretHash === hashSecret(demo.keySecret),
    storedToken?.secretHash === token,
  ];
  return quantity === "every" ? found.every(Boolean) : found.some(Boolean);
}

import { hashSecret } from "../store/digest.ts";
import type { Store } from "../store/store.ts";
import { demo } from "./demo-names.ts";

/**
 * Whether a store has the demo credentials. A store that is not new may have other data.
 *
 * @param store an open store
 */
export async function hasDemoCredentials(store: Store): Promise<boolean> {
  const key = await store.findCredential("management", demo.keyId);
  return key?.tenantId === demo.organizationId && key.secretHash === hashSecret(demo.keySecret);
}

/** Data for tests of stores. */
import type { Credential, Resource, Store, StoreState, Tenant } from "../../../src/platform/index.ts";
import { etagOf, hashSecret } from "../../../src/platform/store/digest.ts";

export const tenantId = "11111111-1111-4111-8111-111111111111";
export const otherTenantId = "99999999-9999-4999-8999-999999999999";
export const serviceId = "22222222-2222-4222-8222-222222222222";

/** A pipe of the first tenant. */
export const pipeKey = {
  tenantId,
  kind: "Pipe",
  parentId: serviceId,
  id: "33333333-3333-4333-8333-333333333333",
};

/** Bodies that a store must return byte for byte, although a driver or a JSON type might change them. */
export const bodies: readonly string[] = [
  "{}",
  "null",
  '{"text":"Grüße, 世界, \u{1F600}, \u202E, \uFEFF, e\u0301"}',
  String.raw`{"escapes":"\u0000 \ud800 \/ \\ \" \t \u00e9"}`,
  '{"big":123456789012345678901234567890,"small":1e-400,"zero":-0,"trailing":1.50}',
  '{ "spaces" :  [ 1,\t2,\r\n3 ] , "spaces" : "twice" }',
  `{"quotes":"' '' ; -- ? $1 :id %s \${x}"}`,
  JSON.stringify({ long: "x".repeat(200_000) }),
];

export function makeTenant(id = tenantId, api = "management", name: string | null = null): Tenant {
  return { api, id, name };
}

/** @returns a credential that does not expire */
export function makeCredential(id: string, members: Partial<Credential> = {}): Credential {
  const secretHash = hashSecret(id);
  return { api: "management", tenantId, id, secretHash, expiresAt: null, revokedAt: null, ...members };
}

/** @returns a resource that belongs to the first tenant itself */
export function makeResource(id: string, members: Partial<Resource> = {}): Resource {
  const body = members.body ?? JSON.stringify({ id });
  return { tenantId, kind: "Service", parentId: "", id, body, etag: etagOf(body), tags: {}, ...members };
}

/** @returns a state with these members; the others are empty */
export function makeState(members: Partial<StoreState> = {}): StoreState {
  return { tenants: [], credentials: [], resources: [], ...members };
}

/** A state with every kind of item. */
export const sample: StoreState = {
  tenants: [
    makeTenant(tenantId, "management", "Demo"),
    makeTenant(otherTenantId),
    makeTenant("team", "observability", "Grüße"),
    // The same id in another API is another tenant.
    makeTenant(tenantId, "observability"),
  ],
  credentials: [
    makeCredential("demo-key"),
    makeCredential("expired-key", { expiresAt: 1 }),
    makeCredential("revoked-key", { expiresAt: 4_102_444_800_000, revokedAt: 1_700_000_000_123 }),
    makeCredential("demo-key", { api: "observability", tenantId: "team" }),
    makeCredential("other-key", { tenantId: otherTenantId }),
  ],
  resources: [
    makeResource(serviceId, { tags: { env: "prod", team: "", "10": "ten", "2": "two" } }),
    makeResource(pipeKey.id, { ...pipeKey, body: '{"count":0}' }),
    makeResource("zz", { tags: { env: "prod" } }),
    makeResource("aa", { tags: { env: "dev", ["__proto__"]: "own" } }),
    makeResource(serviceId, { tenantId: otherTenantId, body: '{"other":true}', tags: { env: "prod" } }),
    makeResource("dashboard", { tenantId: "team", kind: "Dashboard" }),
  ],
};

/** Increments the count of the sample's pipe by compare-and-swap, and reads it again after each conflict. */
export async function increment(store: Store, times: number): Promise<void> {
  let attempts = 0;
  for (let done = 0; done < times; attempts += 1) {
    // Ends also if the store returns an old version forever.
    if (attempts > 1_000 * times) throw new Error(`Only ${done} of ${times} increments succeeded.`);
    const read = await store.get(pipeKey, tenantId);
    if (!read) throw new Error("The pipe is gone.");
    const body = JSON.stringify({ count: countOf(read.body) + 1 });
    if (await store.replace(pipeKey, tenantId, read.etag, { body, etag: etagOf(body) })) done += 1;
  }
}

/** @returns the count in a body that the sample or `increment` wrote */
export function countOf(body = "{}"): number {
  return JSON.parse(body).count;
}

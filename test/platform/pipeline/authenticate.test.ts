/** The cache of accepted credentials. The authentication matrix of the conformance suite has everything else. */
import { expect, onTestFinished, test } from "vitest";
import { type Credential, createPlatform } from "../../../src/platform/index.ts";
import { hashSecret } from "../../../src/platform/store/digest.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { demo } from "../../../src/testing.ts";

test.each<[string, Partial<Credential> | undefined]>([
  ["was deleted", undefined],
  ["has another secret", { secretHash: hashSecret("another") }],
  ["has expired", { expiresAt: 1000 }],
  ["was revoked", { revokedAt: 1000 }],
])("credentials that were accepted before are rejected once the stored one %s", async (_, change) => {
  const store = createMemoryStore();
  let isChanged = false;
  const findCredential: typeof store.findCredential = async (api, id) => {
    const credential = await store.findCredential(api, id);
    return !isChanged ? credential : credential && change && { ...credential, ...change };
  };
  const options = { demo: true, now: () => 1000, store: { ...store, findCredential } };
  const { handle, close } = createPlatform(options);
  onTestFinished(close);
  const headers = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
  const target = `/v1/organizations/${demo.organizationId}/services`;
  const send = async () => (await handle({ method: "GET", target, headers })).status;
  expect([await send(), await send()]).toEqual([200, 200]);
  isChanged = true;
  expect(await send()).toBe(401);
});

test("a header that was accepted before is not accepted for the scheme of the other API", async () => {
  const { handle, close } = createPlatform({ demo: true });
  onTestFinished(close);
  const headers = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
  const send = async (target: string) => (await handle({ method: "GET", target, headers })).status;
  const services = `/v1/organizations/${demo.organizationId}/services`;
  expect([await send(services), await send("/api/v2/dashboards"), await send(services)]).toEqual([
    200, 401, 200,
  ]);
});

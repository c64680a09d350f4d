/** The cache of accepted credentials. The authentication matrix of the conformance suite has everything else. */
import { expect, onTestFinished, test } from "vitest";
import { type Credential, createPlatform } from "../../../src/platform/index.ts";
import { createAuthenticator } from "../../../src/platform/pipeline/authenticate.ts";
import { hashSecret } from "../../../src/platform/store/digest.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { demo } from "../../../src/testing.ts";

const unauthorized = expect.objectContaining({ status: 401 });

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

const encode = (secret: string) => `Basic ${btoa(`key:${secret}`)}`;

/** Creates an authenticator, and functions that read a header and verify it against a stored secret. */
function setUp() {
  const authenticator = createAuthenticator();
  const read = (secret: string) => authenticator.read("management", "basic", encode(secret));
  const check = (secret: string, stored: string) => {
    const validity = { expiresAt: null, revokedAt: null };
    const credential = { api: "management", tenantId: "own", id: "key", secretHash: hashSecret(stored) };
    authenticator.check("management", read(secret), { ...credential, ...validity }, 1000);
  };
  /** A cached header is not parsed again. */
  const isCached = (secret: string) => {
    const claim = read(secret);
    return claim === read(secret);
  };
  return { authenticator, isCached, check };
}

test("only an accepted header is cached, until it is rejected", () => {
  const { isCached, check } = setUp();
  expect(() => check("a", "another")).toThrowError(unauthorized);
  expect(isCached("a")).toBe(false);
  check("a", "a");
  expect(isCached("a")).toBe(true);
  expect(() => check("b", "a")).toThrowError(unauthorized);
  expect(() => check("a", "another")).toThrowError(unauthorized);
  expect(isCached("a")).toBe(false);
});

test("a cached header is not accepted for another scheme", () => {
  const { authenticator, check } = setUp();
  check("a", "a");
  expect(() => authenticator.read("observability", "bearer", encode("a"))).toThrowError(unauthorized);
});

test("the 100 headers that were used most recently are cached, until the cache is cleared", () => {
  const { authenticator, isCached, check } = setUp();
  for (let count = 0; count < 100; count += 1) check(`s${count}`, `s${count}`);
  expect(isCached("s0")).toBe(true);
  check("s100", "s100");
  expect(["s0", "s1", "s2"].map(isCached)).toEqual([true, false, true]);
  authenticator.clear();
  expect(isCached("s0")).toBe(false);
});

test("a header of more than 1024 characters is accepted, and not cached", () => {
  const { isCached, check } = setUp();
  const secret = "x".repeat(1000);
  check(secret, secret);
  expect(isCached(secret)).toBe(false);
});

/** State of the pipeline between requests: accepted credentials, matched targets, and the order of updates. */
import { expect, test, vi } from "vitest";
import type { Credential, PlatformOptions } from "../../../src/platform/index.ts";
import { hashSecret } from "../../../src/platform/store/digest.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { basic, dashboards, json, services, settings, start } from "../demo-platform.ts";

/** Starts a platform, and returns a function that sends a request and resolves to its status. */
function createSend(options: PlatformOptions = {}) {
  const platform = start({ now: () => 1000, ...options });
  return async (
    method = "GET",
    target = services,
    headers: Readonly<Record<string, string>> = basic,
    body = "",
  ) => (await platform.handle({ method, target, headers, body })).status;
}

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
  const send = createSend({ store: { ...store, findCredential } });
  expect([await send(), await send()]).toEqual([200, 200]);
  isChanged = true;
  expect(await send()).toBe(401);
});

test("a header that was accepted before is not accepted for the scheme of the other API", async () => {
  const send = createSend();
  const statuses = [await send(), await send("GET", dashboards), await send()];
  expect(statuses).toEqual([200, 401, 200]);
});

test("after a valid GET, its target still takes no other method and needs credentials", async () => {
  const send = createSend();
  const statuses = [await send(), await send("PUT"), await send("GET", services, {}), await send()];
  expect(statuses).toEqual([200, 405, 401, 200]);
});

test("concurrent updates of one resource are each written once, and continue after a rejected one", async () => {
  const store = createMemoryStore();
  const replace = vi.spyOn(store, "replace");
  const send = createSend({ store });
  const headers = { ...basic, ...json };
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index === 30
        ? send("PUT", settings, { ...headers, "if-match": '"stale"' }, "{}")
        : send("PUT", settings, headers, `{"engine_max_threads":${index % 8}}`),
    ),
  );
  expect(statuses).toEqual(statuses.map((_, index) => (index === 30 ? 412 : 200)));
  expect(replace).toHaveBeenCalledTimes(59);
});

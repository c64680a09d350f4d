/** Concurrent updates of one resource, and the cache of route matches. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { apis } from "../../../src/platform/apis/index.ts";
import { createFaults } from "../../../src/platform/faults/faults.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { createAuthenticator } from "../../../src/platform/pipeline/authenticate.ts";
import { createLruCache } from "../../../src/platform/pipeline/lru-cache.ts";
import { createRequestContext } from "../../../src/platform/pipeline/request-context.ts";
import { createRouter, type RouteMatch } from "../../../src/platform/pipeline/router.ts";
import { runOperation } from "../../../src/platform/pipeline/run-operation.ts";
import { recordingStore } from "./recording-store.ts";
import { getPipe, updateSettings, withHeaders } from "./requests.ts";
import { createTestData } from "./test-data.ts";

const { own, seed } = createTestData();
const store = recordingStore();
const platform = createPlatform({ store, seed });
beforeAll(() => platform.ready());
afterAll(() => platform.close());

test("concurrent updates of one resource are each written once, and continue after a rejected one", async () => {
  store.calls.length = 0;
  const stale = withHeaders(updateSettings(own, {}), { "if-match": '"stale"' });
  const requests = Array.from({ length: 60 }, (_, index) =>
    index === 30 ? stale : updateSettings(own, { engine_max_threads: index + 1 }),
  );
  const responses = await Promise.all(requests.map(platform.handle));
  expect(responses.map(({ status }) => status)).toEqual(
    requests.map((request) => (request === stale ? 412 : 200)),
  );
  expect(store.calls.filter((call) => call === "replace")).toHaveLength(59);
});

test("route matches are cached for valid requests of accepted clients only", async () => {
  const matches = createLruCache<RouteMatch>(1000, 512);
  const deps = {
    router: createRouter(apis),
    store,
    now: Date.now,
    authenticator: createAuthenticator(),
    matches,
    faults: createFaults([]),
    limiters: new Map(),
    responseChecks: undefined,
    closing: new AbortController().signal,
  };
  const good = getPipe(own);
  const isCached = async (request: typeof good) => {
    const run = async () => runOperation(createRequestContext(request), deps);
    await run().catch(() => {});
    return matches.get(request.target) !== undefined;
  };
  expect(await isCached({ ...good, headers: {} })).toBe(false);
  expect(await isCached(withHeaders(good, { authorization: "Basic bm9ib2R5Om5vdGhpbmc=" }))).toBe(false);
  expect(await isCached({ ...good, target: `${good.target}?unknown=1` })).toBe(false);
  expect(await isCached({ ...good, target: `http://user:secret@localhost${good.target}` })).toBe(false);
  expect(await isCached(good)).toBe(true);
  const other = { ...good, method: "PUT" };
  await expect(async () => runOperation(createRequestContext(other), deps)).rejects.toMatchObject({
    status: 405,
  });
});

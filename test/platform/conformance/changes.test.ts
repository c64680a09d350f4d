/** Concurrent updates of one resource, and the cache of route matches. */
import { afterEach, describe, expect, test } from "vitest";
import { apis } from "../../../src/platform/apis/index.ts";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createFaults } from "../../../src/platform/faults/faults.ts";
import type { Platform } from "../../../src/platform/options.ts";
import { createAuthenticator } from "../../../src/platform/pipeline/authenticate.ts";
import { createLruCache } from "../../../src/platform/pipeline/lru-cache.ts";
import { createRequestContext } from "../../../src/platform/pipeline/request-context.ts";
import { createRouter, type RouteMatch } from "../../../src/platform/pipeline/router.ts";
import { runOperation } from "../../../src/platform/pipeline/run-operation.ts";
import { recordingStore } from "./recording-store.ts";
import { getPipe, updateSettings, withHeaders } from "./requests.ts";
import { createTestData } from "./test-data.ts";

const { own, stranger, seed } = createTestData();
const store = recordingStore();
let platform: Platform | undefined;

afterEach(() => platform?.close());

async function start(): Promise<Platform> {
  platform = createPlatform({ store, seed });
  await platform.ready();
  store.calls.length = 0;
  return platform;
}

const countOf = (name: string) => store.calls.filter((call) => call === name).length;

describe("updates of one resource", () => {
  test("that arrive together are each written once", async () => {
    const { handle } = await start();
    const requests = Array.from({ length: 60 }, (_, index) =>
      updateSettings(own, { engine_max_threads: index + 1 }),
    );
    for (const { status } of await Promise.all(requests.map(handle))) expect(status).toBe(200);
    expect(countOf("replace")).toBe(60);
  });

  test("do not affect those of other resources, and continue after a rejected one", async () => {
    const { handle } = await start();
    const stale = withHeaders(updateSettings(own, { engine_max_threads: 1 }), { "if-match": '"stale"' });
    const responses = [
      handle(updateSettings(own, { engine_max_threads: 11 })),
      handle(stale),
      handle(updateSettings(stranger, { engine_max_threads: 12 })),
      handle(updateSettings(own, { engine_max_threads: 13 })),
    ];
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 412, 200, 200]);
    expect((await handle(getPipe(own))).body).toContain('"engine_max_threads":13');
    expect((await handle(getPipe(stranger))).body).toContain('"engine_max_threads":12');
  });
});

describe("route matches", () => {
  test("are cached for valid requests of accepted clients only", async () => {
    await start();
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
});

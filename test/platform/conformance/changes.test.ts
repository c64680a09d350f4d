/** Many changes of one resource at once, and what the platform remembers of requests. */
import { afterEach, describe, expect, test } from "vitest";
import { apis } from "../../../src/platform/apis/index.ts";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createFaults } from "../../../src/platform/faults/faults.ts";
import type { Platform } from "../../../src/platform/options.ts";
import { createAuthenticator } from "../../../src/platform/pipeline/authenticate.ts";
import type { Destination } from "../../../src/platform/pipeline/destination.ts";
import { createLruCache } from "../../../src/platform/pipeline/lru-cache.ts";
import { createRequestContext } from "../../../src/platform/pipeline/request-context.ts";
import { createRouter } from "../../../src/platform/pipeline/router.ts";
import { answer } from "../../../src/platform/pipeline/run-operation.ts";
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

describe("Changes of one resource", () => {
  test("that come at once are each tried once", async () => {
    const { handle } = await start();
    const requests = Array.from({ length: 60 }, (_, index) =>
      updateSettings(own, { engine_max_threads: index + 1 }),
    );
    for (const { status } of await Promise.all(requests.map(handle))) expect(status).toBe(200);
    expect(countOf("replace")).toBe(60);
  });

  test("do not wait for those of another, and go on after one that is refused", async () => {
    const { handle } = await start();
    const stale = withHeaders(updateSettings(own, { engine_max_threads: 1 }), { "if-match": '"stale"' });
    const answers = [
      handle(updateSettings(own, { engine_max_threads: 11 })),
      handle(stale),
      handle(updateSettings(stranger, { engine_max_threads: 12 })),
      handle(updateSettings(own, { engine_max_threads: 13 })),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 412, 200, 200]);
    expect((await handle(getPipe(own))).body).toContain('"engine_max_threads":13');
    expect((await handle(getPipe(stranger))).body).toContain('"engine_max_threads":12');
  });
});

describe("Targets", () => {
  test("are cached only after a request with valid credentials and parameters", async () => {
    await start();
    const destinations = createLruCache<Destination>(1000, 512);
    const surroundings = {
      router: createRouter(apis),
      store,
      now: Date.now,
      authenticator: createAuthenticator(),
      destinations,
      faults: createFaults([]),
      limiters: new Map(),
      validateResponse: undefined,
    };
    const good = getPipe(own);
    const remembers = async (request: typeof good) => {
      await Promise.allSettled([
        Promise.resolve().then(() => answer(createRequestContext(request), surroundings)),
      ]);
      return destinations.get(request.target) !== undefined;
    };
    expect(await remembers({ ...good, headers: {} })).toBe(false);
    expect(await remembers(withHeaders(good, { authorization: "Basic bm9ib2R5Om5vdGhpbmc=" }))).toBe(false);
    expect(await remembers({ ...good, target: `${good.target}?unknown=1` })).toBe(false);
    expect(await remembers({ ...good, target: `http://user:secret@localhost${good.target}` })).toBe(false);
    expect(await remembers(good)).toBe(true);
    const other = { ...good, method: "PUT" };
    await expect(async () => answer(createRequestContext(other), surroundings)).rejects.toMatchObject({
      status: 405,
    });
  });
});

/** Options of a platform, and platforms that cannot start. */
import { once } from "node:events";
import { expect, test } from "vitest";
import { createPlatform, type Platform, type PlatformOptions } from "../../src/platform/index.ts";
import { createMemoryStore } from "../../src/platform/store/memory.ts";
import { bearer, dashboards, start } from "./demo-platform.ts";

const getDashboards = { method: "GET", target: dashboards, headers: bearer };

test.each<[PlatformOptions, RegExp]>([
  [{ adminToken: "short" }, /^adminToken must be at least 16 characters/],
  [{ journalSize: 1.5 }, /journalSize/],
  [
    { rateLimit: { manegement: { requests: 1, perMs: 1 } } },
    /^rateLimit\.manegement is not a known option\. Did you mean rateLimit\.management\?/,
  ],
  [
    { rateLimit: { management: { requests: 0, perMs: 1 } } },
    /^rateLimit\.management\.requests must be an integer from 1/,
  ],
  // Callers without types can pass anything; `Object.assign` hides the types here.
  [Object.assign({}, { adminTokn: "x" }), /^adminTokn is not a known option\. Did you mean adminToken\?/],
  [Object.assign({}, { demo: "yes" }) as object, /^demo must be true or false/],
  [Object.assign({}, { now: 5 }) as object, /^now must be a function/],
  [
    { rateLimit: { management: { requests: 1, perMs: 5, burst: 3 } } } as object,
    /management\.burst is not a known option/,
  ],
  [{ rateLimit: { management: null } } as object, /^rateLimit\.management must be \{ requests, perMs \}/],
  [{ rateLimit: { management: { requests: 1 } } } as object, /management\.perMs are required/],
  [{ rateLimit: [] } as object, /^rateLimit must be true, false or an object/],
  [{ data: 5 } as object, /^data must be a string/],
  [{ databaseUrl: new URL("postgres://localhost/db") } as object, /^databaseUrl must be a string/],
  [{ store: {} } as object, /^store must be a Store/],
  [{ seed: "" }, /^seed must be a seed or the path of a file/],
  [null as never, /^options must be a plain object/],
])("the options %o are rejected", (options, message) => {
  expect(() => createPlatform(options)).toThrowError(
    expect.objectContaining({ name: "PlatformConfigError", message: expect.stringMatching(message) }),
  );
});

test("a closed platform says so in every method and response, and reports no failure", async () => {
  const errors: unknown[] = [];
  const platform = start({ onError: (error) => void errors.push(error) });
  await platform.handle(getDashboards);
  const listening = platform.listen();
  const closed = platform.close();
  const started = expect(listening).rejects.toThrow("The platform is closed.");
  await closed;
  await started;
  await platform.close();
  const { ready, listen, seed, export: exportState, reset } = platform;
  const methods = [ready, listen, () => seed({}), exportState, reset];
  for (const method of methods)
    await expect(method()).rejects.toThrow("The platform is closed. Create another one.");
  const targets = [dashboards, "/v1/organizations/a/services", "/_platform/health"];
  for (const target of targets) {
    const { status, body } = await platform.handle({ ...getDashboards, target });
    expect(status).toBe(410);
    expect(body).toContain("The platform is closed. Create another one.");
  }
  expect([errors, platform.journal.size]).toEqual([[], 1]);
});

test("a request whose store is closed in the meantime says that the platform is closed", async () => {
  const errors: unknown[] = [];
  const store = createMemoryStore();
  const events = new EventTarget();
  const [listing, closed] = [once(events, "list"), once(events, "close")];
  const list: typeof store.list = async (query, scope) => {
    events.dispatchEvent(new Event("list"));
    await closed;
    return store.list(query, scope);
  };
  const onError = (error: unknown) => void errors.push(error);
  const platform = start({ store: { ...store, list }, onError });
  await platform.ready();
  const response = platform.handle(getDashboards);
  await listing;
  await platform.close();
  events.dispatchEvent(new Event("close"));
  expect(await response).toMatchObject({ status: 410 });
  expect(errors).toEqual([]);
});

const teamsOf = async (platform: Platform) => (await platform.export()).teams?.map(({ id }) => id);

test("seed and demo data are both loaded, unless they conflict", async () => {
  const mine = start({ seed: { teams: [{ id: "mine" }] } });
  expect(await teamsOf(mine)).toEqual(["demo-team", "mine"]);
  const seed = { teams: [{ id: "x", tokens: [{ token: "demo-token" }] }] };
  expect(await teamsOf(start({ demo: false, seed }))).toEqual(["x"]);
  const message = expect.stringContaining("The seed and the demo data cannot both be loaded");
  await expect(start({ seed }).ready()).rejects.toMatchObject({ name: "PlatformConfigError", message });
});

test("seed and demo data are loaded only if the store is empty, and `ready` tells whether it was", async () => {
  const tenant = { api: "observability", id: "mine", name: null };
  for (const wasEmpty of [true, false]) {
    const store = createMemoryStore();
    const open = async () => {
      await store.open();
      if (!wasEmpty) await store.insert({ tenants: [tenant], credentials: [], resources: [] });
    };
    const platform = start({ store: { ...store, open }, seed: { teams: [{ id: "other" }] } });
    expect(await platform.ready()).toEqual({ wasEmpty });
    expect(await teamsOf(platform)).toEqual(wasEmpty ? ["demo-team", "other"] : ["mine"]);
  }
});

test("a platform that could not start responds with 503, and only `ready` and `listen` say why", async () => {
  const errors: unknown[] = [];
  const platform = start({ demo: false, seed: "missing.yaml", onError: (error) => void errors.push(error) });
  for (const request of [getDashboards, { method: "GET", target: "/_platform/ready" }]) {
    const { status, body } = await platform.handle(request);
    expect([status, body]).toEqual([503, expect.stringContaining("could not start")]);
    expect(body).not.toContain("missing.yaml");
  }
  await expect(platform.ready()).rejects.toThrow(/missing\.yaml/);
  await expect(platform.listen()).rejects.toThrow(/missing\.yaml/);
  expect(errors).toEqual([]);
});

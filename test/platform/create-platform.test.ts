/** Options of a platform, and platforms that cannot start. */
import { describe, expect, test } from "vitest";
import { createPlatform, PlatformConfigError, type PlatformOptions } from "../../src/platform/index.ts";

const getDashboards = {
  method: "GET",
  target: "/api/v2/dashboards",
  headers: { authorization: "Bearer demo-token" },
};

describe("options that are rejected at once", () => {
  test.each<[PlatformOptions, RegExp]>([
    [{ adminToken: "short" }, /adminToken must have at least 16/],
    [{ adminToken: "with spaces in between" }, /adminToken/],
    [{ journalSize: -1 }, /journalSize/],
    [{ journalSize: 1.5 }, /journalSize/],
    [{ rateLimit: { manegement: { requests: 1, perMs: 1 } } }, /rateLimit\.manegement is not an API/],
    [{ rateLimit: { management: { requests: 0, perMs: 1 } } }, /rateLimit\.management/],
    [{ data: "a.db", databaseUrl: "postgres://localhost/x" }, /data.*databaseUrl|databaseUrl.*data/],
    // What JavaScript may give; as a whole it is no literal, whose members would be looked at.
    [Object.assign({}, { adminTokn: "x" }), /There is no option "adminTokn"\. Did you mean adminToken\?/],
    [Object.assign({}, { demo: "yes" }) as object, /demo must be a boolean/],
    [Object.assign({}, { now: 5 }) as object, /now must be a function/],
  ])("%o", (options, reason) => {
    expect(() => createPlatform(options)).toThrowError(
      expect.objectContaining({ name: "PlatformConfigError", message: expect.stringMatching(reason) }),
    );
  });
});

test("a platform responds before `ready` was awaited", async () => {
  const platform = createPlatform({
    demo: true,
    adminToken: "sixteen-letters-",
    journalSize: 0,
    rateLimit: { management: { requests: 1, perMs: 1 } },
  });
  expect((await platform.handle(getDashboards)).status).toBe(200);
  await platform.close();
  await platform.close();
});

test("seed and demo data are both loaded, unless they conflict", async () => {
  const both = createPlatform({
    demo: true,
    seed: { teams: [{ id: "mine", tokens: [{ token: "my-token" }] }] },
  });
  await both.ready();
  expect((await both.export()).teams?.map(({ id }) => id)).toContain("mine");
  await both.close();
  const twice = createPlatform({
    demo: true,
    seed: { teams: [{ id: "x", tokens: [{ token: "demo-token" }] }] },
  });
  await expect(twice.ready()).rejects.toThrow(PlatformConfigError);
  await expect(twice.ready()).rejects.toThrow(/The seed and the demo data cannot both be loaded/);
  await twice.close();
});

test("a platform that could not start responds with 503, and only `ready` and `listen` say why", async () => {
  const told: unknown[] = [];
  const platform = createPlatform({ seed: "missing.yaml", onError: (error) => void told.push(error) });
  const { status, body } = await platform.handle(getDashboards);
  expect([status, JSON.parse(body ?? "")]).toEqual([
    503,
    { message: expect.stringContaining("could not start") },
  ]);
  expect(body).not.toContain("missing.yaml");
  await expect(platform.ready()).rejects.toThrow(/missing\.yaml/);
  await expect(platform.listen()).rejects.toThrow(/missing\.yaml/);
  expect(told).toEqual([]);
  await platform.close();
});

test("a platform without data accepts no credentials", async () => {
  const platform = createPlatform();
  expect((await platform.handle(getDashboards)).status).toBe(401);
  await platform.close();
});

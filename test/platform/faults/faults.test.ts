/** Fault injection: which requests a fault fires for, and which arguments are rejected. */
import { describe, expect, test } from "vitest";
import { createPlatform, type Fault, type FaultOptions } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";

/** A platform with demo data, and requests with the demo credentials that resolve to their status. */
function setUp() {
  const platform = createPlatform({ demo: true });
  const credentials = btoa(`${demo.keyId}:${demo.keySecret}`);
  const send = async (path: string, authorization: string): Promise<number> => {
    const response = await platform.fetch(new URL(path, platform.baseUrl), { headers: { authorization } });
    return response.status;
  };
  return {
    faults: platform.faults,
    listServices: () => send(`/v1/organizations/${demo.organizationId}/services`, `Basic ${credentials}`),
    listDashboards: () => send("/api/v2/dashboards", `Bearer ${demo.accessToken}`),
  };
}

const teapot: Fault = { type: "status", status: 418 };
const unavailable: Fault = { type: "status", status: 503 };

describe("a fault", () => {
  test("fires once for a request of its operation, by default", async () => {
    const { faults, listServices, listDashboards } = setUp();
    const injected = faults.inject("listServices", teapot);
    expect(await listDashboards()).toBe(200);
    expect(injected.fired).toBe(0);
    expect([await listServices(), injected.fired]).toEqual([418, 1]);
    expect([await listServices(), injected.fired]).toEqual([200, 1]);
  });

  test("fires `times` times, oldest fault first and one fault per request", async () => {
    const { faults, listServices } = setUp();
    faults.inject("listServices", teapot, { times: 2 });
    faults.inject("listServices", unavailable);
    const statuses = [await listServices(), await listServices(), await listServices(), await listServices()];
    expect(statuses).toEqual([418, 418, 503, 200]);
  });

  test("with a tenant fires for requests of that tenant only", async () => {
    const { faults, listServices } = setUp();
    faults.inject("listServices", teapot, { tenantId: "another" });
    faults.inject("listServices", unavailable, { tenantId: demo.organizationId });
    expect([await listServices(), await listServices()]).toEqual([503, 200]);
    expect(faults.pending()).toMatchObject([{ fault: teapot, tenantId: "another" }]);
  });

  test("does not fire after it was removed; removing it again has no effect", async () => {
    const { faults, listServices } = setUp();
    const other = faults.inject("listDashboards", teapot);
    const injected = faults.inject("listServices", teapot);
    injected.remove();
    injected.remove();
    expect(await listServices()).toBe(200);
    expect(faults.pending()).toEqual([other]);
  });

  test("is a copy of the argument, with defaults", () => {
    const { faults } = setUp();
    const body = { error: "a" };
    const injected = faults.inject("getPipe", { ...unavailable, body, headers: { "Retry-After": "2" } });
    body.error = "b";
    expect(injected.fault).toEqual({
      ...unavailable,
      body: { error: "a" },
      headers: { "retry-after": "2" },
    });
    expect(faults.inject("getPipe", { type: "drop" }).fault).toEqual({ type: "drop", when: "before" });
    const { fault } = faults.inject("getPipe", { type: "rate-limit" });
    expect(fault).toEqual({ type: "rate-limit", retryAfterSeconds: 1 });
  });
});

describe("the list of faults", () => {
  test("has pending and fired faults in the order of injection, until it is cleared", async () => {
    const { faults, listServices, listDashboards } = setUp();
    const [first, second] = [faults.inject("listServices", teapot), faults.inject("listDashboards", teapot)];
    const third = faults.inject("listServices", teapot);
    await listDashboards();
    expect(faults.pending()).toEqual([first, third]);
    expect(faults.all().map(({ id, fired }) => [id, fired])).toEqual([
      [first.id, 0],
      [second.id, 1],
      [third.id, 0],
    ]);
    faults.clear();
    expect([...faults.pending(), ...faults.all()]).toEqual([]);
    expect(await listServices()).toBe(200);
  });

  test("is bounded", async () => {
    const { faults, listDashboards } = setUp();
    for (let count = 0; count < 1001; count += 1) {
      faults.inject("listDashboards", teapot);
      await listDashboards();
    }
    expect(faults.all()).toHaveLength(1000);
    for (let count = 0; count < 1000; count += 1) faults.inject("getPipe", teapot);
    expect(() => faults.inject("getPipe", teapot)).toThrow("1000 faults are pending.");
  });

  test("asserts that all have fired, or names those that have not", async () => {
    const { faults, listServices } = setUp();
    const { organizationId: tenantId } = demo;
    faults.assertAllFired();
    faults.inject("listServices", unavailable, { times: 2, tenantId });
    faults.inject("updateAlert", { type: "truncate" });
    await listServices();
    expect(() => faults.assertAllFired()).toThrow(
      [
        "Not every injected fault has fired:",
        `  listServices for tenant ${tenantId}: {"type":"status","status":503}, fired 1 of 2 times`,
        '  updateAlert: {"type":"truncate"}, fired 0 of 1 times',
      ].join("\n"),
    );
    expect(() => faults.assertAllFired({ tenantId })).toThrow(/^.*\n {2}listServices.*$/);
    faults.assertAllFired({ tenantId: "another" });
    await listServices();
    faults.assertAllFired({ tenantId });
    // Tests without types can pass anything.
    const misspelt = { tenant: "another" } as object;
    expect(() => faults.assertAllFired(misspelt)).toThrow('Unknown filter of faults: "tenant".');
  });
});

describe("an argument", () => {
  const accepted: readonly Fault[] = [
    { type: "latency", ms: 0 },
    { type: "latency", ms: 600_000 },
    { type: "status", status: 400 },
    { type: "status", status: 599, body: null },
    { type: "status", status: 200, body: "<html>" },
    { type: "status", status: 302, body: "", headers: { location: "https://example.com/" } },
    { type: "drop", when: "after" },
    { type: "rate-limit", retryAfterSeconds: 0 },
  ];
  test.each(accepted)("is accepted: %j", (fault) => {
    expect(setUp().faults.inject("getPipe", fault).fault).toEqual(fault);
  });

  const status = { type: "status", status: 500 };
  const rejected: readonly [fault: unknown, message: string][] = [
    [null, "type of a fault must be one of latency, status, drop, truncate, rate-limit."],
    [{ type: "toString" }, "type of a fault must be one of"],
    [{ type: "latency" }, "ms must be a number from 0 to 600000."],
    [{ type: "latency", ms: -1 }, "ms must be a number from 0 to 600000."],
    [{ type: "latency", ms: Number.NaN }, "ms must be a number from 0 to 600000."],
    [
      { type: "latency", seconds: 1 },
      'Unknown member of a latency fault: "seconds". Expected one of: type, ms.',
    ],
    [{ type: "status", status: 199 }, "status must be a number from 200 to 599."],
    [{ type: "status", status: 404.5 }, "status must be an integer from 200 to 599."],
    [{ type: "status", status: 204, body: "" }, "status must not be 204, which has no body."],
    [{ type: "status", status: 200 }, "A status below 400 requires a body."],
    [{ ...status, body: () => 1 }, "body must be a string or a JSON value."],
    [{ ...status, body: { id: 1n } }, "body must be a string or a JSON value."],
    [{ ...status, headers: "a: b" }, "headers must be an object."],
    [{ ...status, headers: { "a b": "" } }, 'headers: "a b" cannot be sent'],
    [{ ...status, headers: { a: "b\r\nc: d" } }, 'headers: "a" cannot be sent'],
    [{ ...status, headers: { "Content-Length": "1" } }, 'headers: "Content-Length" cannot be sent'],
    [{ type: "drop", when: "during" }, "when must be before or after."],
    [{ type: "truncate", at: 5 }, 'Unknown member of a truncate fault: "at".'],
    [
      { type: "rate-limit", retryAfterSeconds: 86_401 },
      "retryAfterSeconds must be a number from 0 to 86400.",
    ],
  ];
  test.each(rejected)("is rejected: %o", (fault, message) => {
    const { faults } = setUp();
    // Tests without types can pass anything.
    expect(() => faults.inject("getPipe", fault as Fault)).toThrow(message);
    expect(faults.pending()).toEqual([]);
  });

  test.each<[options: unknown, message: string]>([
    [{ times: 0 }, "times must be a number from 1 to 1000000."],
    [{ times: 1.5 }, "times must be an integer from 1 to 1000000."],
    [{ tenantId: "" }, "tenantId must be the id of an organization or team."],
    [{ tims: 2 }, 'Unknown option of a fault: "tims". Expected one of: times, tenantId.'],
    [null, "Expected an object"],
  ])("is rejected as options: %j", (options, message) => {
    const { faults } = setUp();
    expect(() => faults.inject("getPipe", teapot, options as FaultOptions)).toThrow(message);
  });

  test("is rejected as an operation that does not exist", () => {
    expect(() => setUp().faults.inject("getPip", teapot)).toThrow(
      /^Unknown operation: "getPip"\. Expected one of: .*getPipe/,
    );
  });
});

/** Fault injection: the requests that a fault fires for, and its arguments. */
import { describe, expect, test } from "vitest";
import type { Fault, FaultOptions } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { basic, bearer, dashboards, pipe, services, start } from "../demo-platform.ts";

/** Creates a platform with demo data, and functions that send a request. Lists resolve to the status. */
function setUp() {
  const { faults, fetch, baseUrl } = start();
  const send = (path: string, headers: Readonly<Record<string, string>>) =>
    fetch(baseUrl + path, { headers });
  return {
    faults,
    listServices: async () => (await send(services, basic)).status,
    getPipe: (headers: Readonly<Record<string, string>>) => send(pipe, { ...basic, ...headers }),
    listDashboards: async () => (await send(dashboards, bearer)).status,
  };
}

const teapot: Fault = { type: "status", status: 418 };
const unavailable: Fault = { type: "status", status: 503 };

describe("a fault", () => {
  test("fires once by default, or `times` times, oldest fault first and one fault per request", async () => {
    const { faults, listServices, listDashboards } = setUp();
    const injected = faults.inject("listServices", teapot);
    faults.inject("listServices", unavailable, { times: 2 });
    faults.inject("listServices", teapot);
    expect([await listDashboards(), injected.fired]).toEqual([200, 0]);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push(await listServices());
    expect([statuses, injected.fired]).toEqual([[418, 503, 503, 418, 200], 1]);
  });

  test("with a tenant fires for requests of that tenant only", async () => {
    const { faults, listServices } = setUp();
    faults.inject("listServices", teapot, { tenantId: "another" });
    faults.inject("listServices", unavailable, { tenantId: demo.organizationId });
    expect([await listServices(), await listServices()]).toEqual([503, 200]);
    expect(faults.pending()).toMatchObject([{ fault: teapot, tenantId: "another" }]);
  });

  test("is a copy of the argument, with defaults", () => {
    const inject = (fault: Fault) => setUp().faults.inject("getPipe", fault).fault;
    const body = { error: "a" };
    const copy = inject({ ...unavailable, body, headers: { "Retry-After": "2" } });
    body.error = "b";
    expect(copy).toEqual({ ...unavailable, body: { error: "a" }, headers: { "retry-after": "2" } });
    expect(inject({ type: "drop" })).toEqual({ type: "drop", when: "before" });
    expect(inject({ type: "rate-limit" })).toEqual({ type: "rate-limit", retryAfterSeconds: 1 });
  });
});

describe("a drift fault", () => {
  const drift = { type: "drift", kind: "unknown-member" } as const;

  test("sends a representation that the ETag does not identify, with its own length and without an ETag", async () => {
    const { faults, getPipe } = setUp();
    const etag = (await getPipe({})).headers.get("etag") ?? "";
    faults.inject("getPipe", drift);
    const drifted = await getPipe({ "if-none-match": etag });
    expect([drifted.status, drifted.headers.get("etag")]).toEqual([200, null]);
    const body = await drifted.text();
    expect(body).toContain('"unknownMember"');
    expect(drifted.headers.get("content-length")).toBe(String(Buffer.byteLength(body)));
    expect((await getPipe({ "if-none-match": etag })).status).toBe(304);
  });

  test("leaves an error response as it is", async () => {
    const { faults, getPipe } = setUp();
    const response = () => getPipe({ "if-match": '"other"' });
    faults.inject("getPipe", drift);
    expect([(await response()).status, faults.pending().length]).toEqual([412, 0]);
  });

  test("fails the request if its response has no value that it changes, and says so", async () => {
    const platform = start();
    await platform.reset({ teams: [{ id: "team", tokens: [{ token: "token" }] }] });
    platform.faults.inject("listDashboards", { type: "drift", kind: "string-for-number" });
    const headers = { authorization: "Bearer token" };
    const response = await platform.handle({ method: "GET", target: dashboards, headers });
    const message = "The injected drift string-for-number does not apply: this response has no number.";
    expect(response).toMatchObject({ status: 500, body: expect.stringContaining(message) });
  });
});

describe("the list of faults", () => {
  test("has pending and fired faults in the order of injection, until they are removed or cleared", async () => {
    const { faults, listServices, listDashboards } = setUp();
    const names = ["listServices", "listDashboards", "listServices"];
    const [first, second, third] = names.map((operationId) => faults.inject(operationId, teapot));
    await listDashboards();
    expect(faults.pending()).toEqual([first, third]);
    expect(faults.all()).toEqual([first, second, third]);
    third?.remove();
    third?.remove();
    expect(faults.pending()).toEqual([first]);
    expect([await listServices(), await listServices()]).toEqual([418, 200]);
    faults.inject("listServices", teapot);
    faults.clear();
    expect([...faults.pending(), ...faults.all()]).toEqual([]);
    expect(await listServices()).toBe(200);
  });

  test("has at most 1000 pending and 1000 fired faults", async () => {
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
    // Callers without types can pass anything.
    const misspelt = { tenant: "another" } as object;
    expect(() => faults.assertAllFired(misspelt)).toThrow(
      "filter.tenant is not a known option. Did you mean filter.tenantId?",
    );
  });
});

describe("an argument", () => {
  test.each<Fault>([
    { type: "latency", ms: 0 },
    { type: "status", status: 599, body: null },
    { type: "status", status: 200, body: "<html>" },
    { type: "status", status: 302, body: "", headers: { location: "https://example.com/" } },
    { type: "drop", when: "after" },
    { type: "rate-limit", retryAfterSeconds: 0 },
  ])("is accepted: %j", (fault) => {
    expect(setUp().faults.inject("getPipe", fault).fault).toEqual(fault);
  });

  const status = { type: "status", status: 500 };
  const statusRange = "fault.status must be an integer from 200 to 599 other than 204, 205, 304";
  const notPrintable = "a value with characters that are not printable ASCII; encode them, as in caf%C3%A9.";
  const ofConnection = "is set by the connection, and must be left out.";
  const aDay = "must be an integer from 0 to 86400.";
  const kinds = "unknown-member, null-for-array, string-for-number, new-value, missing-envelope.";
  test.each<[fault: unknown, message: string]>([
    [null, "fault must be a plain object."],
    [{}, "The name of the fault type must be a string."],
    [{ type: "toString" }, "toString is not a known fault type. Known fault types: latency, status,"],
    [{ type: "latency" }, "fault.ms is required."],
    [{ type: "latency", ms: -1 }, "fault.ms must be a number from 0 to 600000."],
    [{ type: "latency", seconds: 1 }, "fault.seconds is not a known option. Known options: type, ms."],
    [{ type: "status", status: 199 }, `${statusRange}, which have no body.`],
    [{ type: "status", status: 204, body: "" }, statusRange],
    [{ type: "status", status: 200 }, "fault.body is required for a status below 400."],
    [{ ...status, body: () => 1 }, "fault.body must be a string or a JSON value."],
    [{ ...status, body: new Uint8Array(2) }, "fault.body must be a string or a JSON value."],
    [{ ...status, headers: "a: b" }, "fault.headers must be a plain object."],
    [{ ...status, headers: { "a b": "" } }, 'fault.headers: "a b" is not a valid header name.'],
    [{ ...status, headers: { a: 1 } }, 'fault.headers: "a" must have a string as its value.'],
    [{ ...status, headers: { a: "b\r\nc: d" } }, `fault.headers: "a" has ${notPrintable}`],
    [{ ...status, headers: { "Content-Length": "1" } }, `fault.headers: "Content-Length" ${ofConnection}`],
    [{ type: "drop", when: "during" }, "fault.when must be before or after."],
    [{ type: "rate-limit", retryAfterSeconds: 86_401 }, `fault.retryAfterSeconds ${aDay}`],
    [{ type: "drift", kind: "unknown" }, `fault.kind must be one of ${kinds}`],
  ])("is rejected: %o", (fault, message) => {
    const { faults } = setUp();
    // Callers without types can pass anything.
    expect(() => faults.inject("getPipe", fault as Fault)).toThrow(message);
    expect(faults.pending()).toEqual([]);
  });

  test.each<[options: unknown, message: string]>([
    [{ times: 0 }, "times must be an integer from 1 to 1000000."],
    [{ tenantId: "" }, "tenantId must be the id of an organization or team."],
    [{ tims: 2 }, "tims is not a known option. Did you mean times?"],
    [null, "options must be a plain object."],
  ])("is rejected as options: %j", (options, message) => {
    const inject = () => setUp().faults.inject("getPipe", teapot, options as FaultOptions);
    expect(inject).toThrow(message);
  });

  test("is rejected as an operation that does not exist", () => {
    const long = "a".repeat(100_000);
    expect(() => setUp().faults.inject(long, teapot)).toThrow(
      /^a{80}\.\.\. is not a known operation\. Known operations: (?:\w{1,70}, )*\w{1,70}\.$/,
    );
    expect(() => setUp().faults.inject("getPip", teapot)).toThrow(
      "getPip is not a known operation. Did you mean getPipe?",
    );
  });
});

/** The routes under /_platform. */
import { describe, expect, test } from "vitest";
import {
  type PlatformOptions,
  type PlatformRequest,
  type Store,
  StoreUnavailableError,
} from "../../../src/platform/index.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { demo } from "../../../src/testing.ts";
import { basic, bearer, dashboards, json, settings, start } from "../demo-platform.ts";

const yaml = { "content-type": "application/yaml" };
const teapot = { type: "status", status: 418 } as const;
const old = { seed: { teams: [{ id: "old" }] } };

/** Creates a platform, and a function that sends a request to a route, as in `GET /health`. */
function setUp(options: PlatformOptions = {}) {
  const errors: unknown[] = [];
  const onError = (error: unknown, requestId: string) => void errors.push([error, requestId]);
  const platform = start({ demo: false, onError, ...options });
  const send = async (line: string, request: Partial<PlatformRequest> = {}) => {
    const [method = "", path = ""] = line.split(" ");
    const response = await platform.handle({ method, target: `/_platform${path}`, ...request });
    return { ...response, json: () => JSON.parse(String(response.body)) };
  };
  const teamIds = async () => (await platform.export()).teams?.map(({ id }) => id);
  const listDashboards = () => platform.handle({ method: "GET", target: dashboards, headers: bearer });
  return { platform, send, errors, teamIds, listDashboards };
}

const createStore = (methods: Partial<Store>): Store => ({ ...createMemoryStore(), ...methods });

describe("every response", () => {
  test.each(["GET ", "GET /"])("to %j lists the routes", async (line) => {
    const { send } = setUp();
    const { routes } = (await send(line)).json();
    expect(routes).toContainEqual({ path: "/_platform/faults", methods: ["GET", "POST", "DELETE"] });
    for (const { path, methods } of routes) {
      const { status, headers } = await send(`OPTIONS ${path.replace("/_platform", "")}`);
      expect(status).toBe(204);
      expect(headers["allow"]?.split(", ")).toEqual(expect.arrayContaining([...methods, "OPTIONS"]));
    }
  });

  test.each(["nothing", "health/", "/health", "toString", "faults/", "faults/1/2", "faults/{id}"])(
    "is 404 for the unknown path %s, is not cached, and has a request id",
    async (path) => {
      const { status, headers, body } = await setUp().send(`GET /${path}`);
      expect([status, JSON.parse(String(body))]).toEqual([404, { message: expect.any(String) }]);
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
      });
    },
  );

  test.each([
    ["POST /health", "GET, HEAD, OPTIONS"],
    ["GET /reset", "POST, OPTIONS"],
    ["HEAD /seed", "POST, OPTIONS"],
    ["toString /faults", "GET, POST, DELETE, HEAD, OPTIONS"],
  ])("is 405 to %s, with the methods %s", async (line, allow) => {
    const { status, headers } = await setUp().send(line);
    expect([status, headers["allow"]]).toEqual([405, allow]);
  });

  test("to HEAD is the one to GET without its body", async () => {
    const { send } = setUp();
    const [get, head] = [await send("GET /export"), await send("HEAD /export")];
    const { "x-request-id": _, ...headers } = get.headers;
    expect(head).toMatchObject({ status: get.status, headers, body: null });
  });

  test.each(["POST /reset?x=1", "DELETE /faults?tenantId=a", "DELETE /faults?%E0"])(
    "is 400 to %s, whose parameter is unknown or malformed, and nothing is changed",
    async (line) => {
      const { platform, send } = setUp();
      platform.faults.inject("getPipe", teapot);
      expect((await send(line)).status).toBe(400);
      expect(platform.faults.pending()).toHaveLength(1);
    },
  );

  test("to an unexpected failure is 500 without details, and the failure is reported", async () => {
    const failure = new Error("s3cret");
    const { send, errors } = setUp({ store: createStore({ read: () => Promise.reject(failure) }) });
    const { status, headers, body } = await send("GET /export");
    expect([status, body]).toEqual([500, expect.not.stringContaining("s3cret")]);
    expect(errors).toEqual([[failure, headers["x-request-id"]]]);
  });
});

test("health and readiness are both 200 while the store responds", async () => {
  const { send } = setUp();
  expect((await send("GET /health")).json()).toEqual({ status: "ok" });
  expect((await send("GET /ready")).json()).toEqual({ status: "ready" });
});

test("only health is 200 if the store does not respond; routes that need it are 503", async () => {
  const ping = () => Promise.reject(new Error("connection refused"));
  const { send, errors } = setUp({ store: createStore({ ping }) });
  expect((await send("GET /health")).status).toBe(200);
  for (const line of ["GET /ready", "POST /reset"]) {
    const { status, headers, body } = await send(line);
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
    expect(body).not.toContain("connection refused");
    expect(errors.pop()).toEqual([expect.any(StoreUnavailableError), headers["x-request-id"]]);
  }
});

describe("a seed", () => {
  test.each([
    [yaml, "teams:\n  - id: team-1\n"],
    [{ "content-type": "text/yaml; charset=UTF-8" }, "teams: [{ id: team-1 }]"],
    [json, '{"teams":[{"id":"team-1"}]}'],
    [{ "content-type": 'Application/JSON; charset="utf-8"' }, '{"teams":[{"id":"team-1"}]}'],
  ])("with %j is added once, or replaces everything", async (headers, text) => {
    const { send, teamIds } = setUp(old);
    expect((await send("POST /seed", { headers, body: text })).status).toBe(204);
    expect(await teamIds()).toEqual(["old", "team-1"]);
    const body = new TextEncoder().encode(text);
    const again = await send("POST /seed", { headers, body });
    expect(again).toMatchObject({ status: 409, body: expect.stringContaining("team team-1 already exists") });
    expect((await send("POST /reset", { headers, body })).status).toBe(204);
    expect(await teamIds()).toEqual(["team-1"]);
    // Without a seed, a reset restores the initial one.
    expect((await send("POST /reset", { headers, body: "" })).status).toBe(204);
    expect(await teamIds()).toEqual(["old"]);
    expect((await send("POST /seed", { headers })).status).toBe(400);
  });

  test.each<[status: number, headers: Record<string, string>, body: string | Uint8Array]>([
    [415, {}, "{}"],
    [415, { "content-type": "text/plain" }, "{}"],
    [415, { "content-type": "application/json; charset=latin1" }, "{}"],
    [415, { ...json, "content-encoding": "gzip" }, "{}"],
    [400, json, '{"teams": [{"id": 5}]}'],
    [400, json, '"/etc/hosts"'],
    [400, yaml, "teams: ["],
    [400, json, new Uint8Array([0x22, 0xff, 0x22])],
  ])("is rejected with %i for %j and %j, and nothing is changed", async (status, headers, body) => {
    const { send, teamIds } = setUp(old);
    for (const line of ["POST /seed", "POST /reset"]) {
      const response = await send(line, { headers, body });
      expect(response).toMatchObject({ status, body: expect.stringContaining('{"message":') });
      if (status === 415) expect(response.headers["accept"]).toBe("application/yaml, application/json");
    }
    expect(await teamIds()).toEqual(["old"]);
  });

  test("with several issues is rejected with the position of each", async () => {
    const body = "teams:\n  - id: a\n    nam: A\n  - id: 5\n";
    const { message, issues } = (await setUp().send("POST /seed", { headers: yaml, body })).json();
    expect(message).toMatch(
      /^The body has 2 issues; nothing was loaded:\n3:5 \/teams\/0\/nam is not a.*\n4:9 \/teams\/1\/id /,
    );
    expect(issues).toMatchObject([
      { line: 3, column: 5, pointer: "/teams/0/nam" },
      { line: 4, column: 9, pointer: "/teams/1/id" },
    ]);
    const invalid = await setUp().send("POST /seed", { headers: json, body: '{"teams": [}' });
    expect(invalid.json()).toMatchObject({ issues: [{ line: 1, column: 12, pointer: null }] });
  });

  test("of more than 64 MiB is 413", async () => {
    const limits: number[] = [];
    const body = async (maxLength: number) => void limits.push(maxLength);
    expect((await setUp().send("POST /seed", { headers: json, body })).status).toBe(413);
    expect(limits).toEqual([64 * 1024 * 1024]);
  });
});

describe("an export", () => {
  test("restores the data by a reset, which clears faults and journal", async () => {
    const { platform, send } = setUp({ demo: true });
    const exported = async () => (await send("GET /export")).body;
    const initial = await exported();
    const update = { headers: { ...basic, ...json }, body: '{"engine_max_threads":7}' };
    expect(await platform.handle({ method: "PUT", target: settings, ...update })).toMatchObject({
      status: 200,
    });
    const changed = await exported();
    expect(changed).not.toBe(initial);
    platform.faults.inject("getPipe", teapot);
    expect((await send("POST /reset")).status).toBe(204);
    expect([platform.faults.all(), platform.journal.entries()]).toEqual([[], []]);
    expect(await exported()).toBe(initial);
    expect((await send("POST /reset", { headers: yaml, body: changed })).status).toBe(204);
    expect(await exported()).toBe(changed);
  });

  test.each([
    [undefined, "application/yaml"],
    ["application/*", "application/yaml"],
    ["text/html, */*;q=0.1", "application/yaml"],
    ["application/json", "application/json"],
    ["application/json, application/yaml;q=0.5", "application/json"],
    ["application/yaml;q=0, */*", "application/json"],
    ["text/html", undefined],
    ["*/*;q=0", undefined],
  ])("for Accept %j is %s", async (accept, type) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const response = await setUp(old).send("GET /export", { headers });
    if (type === undefined) return expect(response.status).toBe(406);
    expect(response.headers).toMatchObject({ "content-type": type, vary: "accept" });
    if (type === "application/json") expect(response.json()).toEqual(old.seed);
    else expect(response.body).toMatch(/^teams:\n +- id: old$/m);
  });

  const mebi = 1024 * 1024;
  const withMessage = (length: number) => ({
    seed: { teams: [{ id: "team-1", alerts: [{ id: "alert-1", message: "x".repeat(length) }] }] },
  });

  test("whose YAML would be too long to load is JSON, which is YAML as well", async () => {
    // JSON has fewer than 100 characters around the message, and YAML more.
    const length = 16 * mebi - 100;
    const { body, headers } = await setUp(withMessage(length)).send("GET /export");
    expect(headers).toMatchObject({ "content-type": "application/yaml" });
    const other = setUp();
    expect((await other.send("POST /reset", { headers: yaml, body })).status).toBe(204);
    const [alert] = (await other.platform.export()).teams?.[0]?.alerts ?? [];
    expect(alert?.message).toHaveLength(length);
  });

  test("of more than 64 MiB is 501, since it could not be loaded", async () => {
    const response = await setUp(withMessage(64 * mebi)).send("GET /export");
    expect(response.status).toBe(501);
    expect(response.json().message).toContain("Back up the SQLite file or the PostgreSQL database");
  });
});

test("metrics are in the text format of Prometheus, and fidelity is JSON", async () => {
  const { send } = setUp();
  const metrics = await send("GET /metrics?collect=all");
  expect(metrics.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(metrics.body).toMatch(/^# HELP /);
  expect((await send("GET /fidelity")).json()).toHaveProperty("getPipe");
});

describe("faults", () => {
  test("are injected, listed with how often they fired, and removed", async () => {
    const { send, listDashboards } = setUp({ demo: true });
    const injected = { operationId: "listDashboards", fault: teapot, times: 2, tenantId: "demo-team" };
    const created = await send("POST /faults", { headers: json, body: JSON.stringify(injected) });
    expect(created).toMatchObject({ status: 201, headers: { location: "/_platform/faults/1" } });
    expect(created.json()).toEqual({ id: "1", ...injected, fired: 0 });
    expect((await listDashboards()).status).toBe(418);
    expect((await send("GET /metrics")).body).toContain('dataplat_faults_total{fault="status"} 1\n');
    const listed = { id: "1", ...injected, fired: 1 };
    expect((await send("GET /faults")).json()).toEqual({ faults: [listed] });
    expect((await send("GET /faults/1")).json()).toEqual(listed);
    expect((await send("DELETE /faults/1")).status).toBe(204);
    expect((await send("DELETE /faults/1")).status).toBe(404);
    await send("POST /faults", { headers: json, body: JSON.stringify(injected) });
    expect((await send("DELETE /faults")).status).toBe(204);
    expect((await send("GET /faults")).json()).toEqual({ faults: [] });
  });

  test.each<[status: number, body: string, message: string, type?: string]>([
    [400, "", "The body is missing. Send { operationId, fault }."],
    [400, "[]", "The body must be an object: { operationId, fault }."],
    [
      400,
      JSON.stringify({ operationId: "getPipe", fault: teapot, time: 2 }),
      "time is not a known option. Did you mean times?",
    ],
    [400, '{"a":1,"a":1}', "two members"],
    [415, "{}", "must be application/json", "text/plain"],
  ])("are rejected with %i for %s", async (status, body, message, type = "application/json") => {
    const { platform, send } = setUp();
    const response = await send("POST /faults", { headers: { "content-type": type }, body });
    expect([response.status, response.json().message]).toEqual([status, expect.stringContaining(message)]);
    expect(platform.faults.all()).toEqual([]);
  });
});

describe("the journal", () => {
  test("is selected from by every filter, has no credentials or administration requests, and is cleared", async () => {
    const { platform, send, listDashboards } = setUp({ demo: true });
    await platform.handle({ method: "GET", target: "/v1/nothing" });
    await listDashboards();
    await platform.handle({ method: "GET", target: "/api/v2/alerts/x" });
    for (const [query, sequences] of [
      ["", [1, 2, 3]],
      ["?tenantId=demo-team", [2]],
      ["?status=404", [1]],
      ["?method=get&after=1&limit=1", [3]],
      ["?operationId=listDashboards", [2]],
    ] as const) {
      const response = await send(`GET /journal${query}`);
      const { entries, forgotten } = response.json();
      expect(entries.map(({ sequence }: { sequence: number }) => sequence)).toEqual(sequences);
      expect(forgotten).toBe(0);
      expect(response.body).not.toContain(demo.accessToken);
    }
    expect((await send("DELETE /journal")).status).toBe(204);
    expect(platform.journal.size).toBe(0);
  });

  test.each([
    ["status=ok", "status must be"],
    ["limit=-1", "limit must be"],
    ["limit=1e1", "limit must be"],
    ["after=3000000000", "after must be"],
    ["tenant=a", "tenant is not a known query parameter"],
    ["limit=1&limit=2", "limit must not be repeated"],
  ])("rejects the filter %s", async (query, problem) => {
    const { status, json } = await setUp().send(`GET /journal?${query}`);
    expect([status, json()]).toEqual([
      400,
      { message: expect.stringMatching(`^/parameters/${problem}.*[.?]$`) },
    ]);
  });
});

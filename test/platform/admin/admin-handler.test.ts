/** The routes under /_platform. */
import { describe, expect, test } from "vitest";
import { PlatformConfigError } from "../../../src/platform/config-error.ts";

import { StoreConflictError, StoreUnavailableError } from "../../../src/platform/store/store.ts";
import { ask, newTarget, parsed } from "./admin-deps.ts";

const yaml = { "content-type": "application/yaml" };
const json = { "content-type": "application/json" };
const seed = { teams: [{ id: "team-1", name: "A" }] };

describe("every response", () => {
  test("is not cached, and has a request id", async () => {
    const { target } = newTarget();
    for (const line of ["GET /_platform/health", "GET /_platform/nothing", "POST /_platform/reset"]) {
      const { headers } = await ask(target, line);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test.each(["GET /_platform", "GET /_platform/"])("to %s lists the routes", async (line) => {
    const { target } = newTarget();
    type Index = { routes: { path: string; methods: string[] }[] };
    const { routes } = parsed<Index>(await ask(target, line)) ?? expect.unreachable();
    expect(routes).toContainEqual({ path: "/_platform/faults", methods: ["GET", "POST", "DELETE"] });
    for (const { path, methods } of routes) {
      const answer = await ask(target, `OPTIONS ${path}`);
      expect(answer.status).toBe(204);
      expect(answer.headers["allow"]?.split(", ")).toEqual(expect.arrayContaining([...methods, "OPTIONS"]));
    }
  });

  test.each([
    "/_platform/nothing",
    "/_platform/health/",
    "/_platform//health",
    "/_platform/toString",
    "/_platform/faults/",
    "/_platform/faults/1/2",
    "/_platform/faults/{id}",
  ])("to %s is 404", async (path) => {
    const response = await ask(newTarget().target, `GET ${path}`);
    expect(response.status).toBe(404);
    expect(parsed(response)).toEqual({ message: expect.any(String) });
  });

  test.each([
    ["POST /_platform/health", "GET, HEAD, OPTIONS"],
    ["GET /_platform/reset", "POST, OPTIONS"],
    ["HEAD /_platform/seed", "POST, OPTIONS"],
    ["PUT /_platform/faults", "GET, POST, DELETE, HEAD, OPTIONS"],
    ["toString /_platform/faults", "GET, POST, DELETE, HEAD, OPTIONS"],
  ])("to %s is 405 with the allowed methods", async (line, allow) => {
    const { status, headers } = await ask(newTarget().target, line);
    expect([status, headers["allow"]]).toEqual([405, allow]);
  });

  test("to HEAD is the one to GET without its body", async () => {
    const { target } = newTarget();
    const [get, head] = [
      await ask(target, "GET /_platform/export"),
      await ask(target, "HEAD /_platform/export"),
    ];
    const unnamed = { "x-request-id": "" };
    expect(head.body).toBeNull();
    expect([head.status, { ...head.headers, ...unnamed }]).toEqual([
      get.status,
      { ...get.headers, ...unnamed },
    ]);
  });

  test("to an unknown or malformed parameter is 400", async () => {
    const { target, told } = newTarget();
    for (const line of [
      "POST /_platform/reset?x=1",
      "DELETE /_platform/faults?tenantId=a",
      "GET /_platform/journal?%E0",
    ]) {
      expect((await ask(target, line)).status).toBe(400);
    }
    expect(told).toEqual([]);
  });

  test("to an unexpected failure is 500 without details, and the failure is reported", async () => {
    const failure = new Error("s3cret");
    const { target, told } = newTarget({
      metrics: () => {
        throw failure;
      },
    });
    const response = await ask(target, "GET /_platform/metrics");
    expect(response.status).toBe(500);
    expect(response.body).not.toContain("s3cret");
    expect(told).toEqual([["error", failure, response.headers["x-request-id"]]]);
  });
});

describe("health and readiness", () => {
  const silent = { ping: () => Promise.reject(new Error("connection refused")) };

  test("are both 200 while the store responds", async () => {
    const { target } = newTarget();
    expect(parsed(await ask(target, "GET /_platform/health"))).toEqual({ status: "ok" });
    expect(parsed(await ask(target, "GET /_platform/ready"))).toEqual({ status: "ready" });
  });

  test("differ if it does not", async () => {
    const { target, told } = newTarget(silent);
    expect((await ask(target, "GET /_platform/health")).status).toBe(200);
    const response = await ask(target, "GET /_platform/ready");
    expect([response.status, response.headers["retry-after"]]).toEqual([503, "1"]);
    expect(response.body).not.toContain("connection refused");
    expect(told).toEqual([["error", expect.any(StoreUnavailableError), response.headers["x-request-id"]]]);
  });

  test.each(["POST /_platform/reset", "GET /_platform/export"])("%s is 503 if it does not", async (line) => {
    expect((await ask(newTarget(silent).target, line)).status).toBe(503);
  });
});

describe("seeds", () => {
  test.each([
    [yaml, "teams:\n  - id: team-1\n    name: A\n"],
    [{ "content-type": "text/yaml; charset=UTF-8" }, "teams: [{ id: team-1, name: A }]"],
    [json, JSON.stringify(seed)],
    [{ "content-type": 'Application/JSON; charset="utf-8"' }, JSON.stringify(seed)],
  ])("with %j are added, or replace everything", async (headers, text) => {
    const { target, told } = newTarget();
    for (const body of [text, new TextEncoder().encode(text)]) {
      expect((await ask(target, "POST /_platform/seed", { headers, body })).status).toBe(204);
      expect((await ask(target, "POST /_platform/reset", { headers, body })).status).toBe(204);
    }
    expect(told).toEqual([
      ["seed", seed],
      ["reset", seed],
      ["seed", seed],
      ["reset", seed],
    ]);
  });

  test("are optional for a reset, and required to add data", async () => {
    const { target, told } = newTarget();
    expect((await ask(target, "POST /_platform/reset", { headers: json, body: "" })).status).toBe(204);
    expect((await ask(target, "POST /_platform/seed", { headers: json })).status).toBe(400);
    expect(told).toEqual([["reset", undefined]]);
  });

  test.each([
    {},
    { "content-type": "text/plain" },
    { "content-type": "toString" },
    { "content-type": "application/json; charset=latin1" },
    { ...json, "content-encoding": "gzip" },
  ])("with %j are 415", async (headers) => {
    const { target, told } = newTarget();
    for (const path of ["seed", "reset"]) {
      const response = await ask(target, `POST /_platform/${path}`, { headers, body: "{}" });
      expect([response.status, response.headers["accept"]]).toEqual([
        415,
        "application/yaml, application/json",
      ]);
    }
    expect(told).toEqual([]);
  });

  test.each([
    ["a mistake", json, '{"teams": [{"id": 5}]}'],
    ["a path in the place of a seed", json, '"/etc/hosts"'],
    ["text that is no JSON", json, "teams: []"],
    ["text that is no YAML", yaml, "teams: ["],
    ["two members of one name", json, '{"teams": [], "teams": []}'],
    ["bytes that are not UTF-8", json, new Uint8Array([0x22, 0xff, 0x22])],
  ])("with %s are 400, and nothing is changed", async (_, headers, body) => {
    const { target, told } = newTarget();
    for (const path of ["seed", "reset"]) {
      const response = await ask(target, `POST /_platform/${path}`, { headers, body });
      expect(response.status).toBe(400);
      expect(parsed(response)).toMatchObject({ message: expect.any(String) });
    }
    expect(told).toEqual([]);
  });

  test("with an issue are rejected with its position", async () => {
    const body = "teams:\n  - id: a\n    nam: A\n";
    const response = await ask(newTarget().target, "POST /_platform/seed", { headers: yaml, body });
    expect(parsed(response)).toMatchObject({ message: expect.stringContaining("3:5 /teams/0/nam is not a") });
  });

  test("with several issues are rejected with each of them", async () => {
    const issues = [{ line: 3, column: 5, pointer: "/teams/0/nam", message: "is not known" }];
    const seed = () => Promise.reject(new PlatformConfigError("One mistake.", { issues }));
    const request = { headers: yaml, body: "teams: []" };
    const response = await ask(newTarget({ seed }).target, "POST /_platform/seed", request);
    expect([response.status, parsed(response)]).toEqual([400, { message: "One mistake.", issues }]);
  });

  test("that are too long are 413", async () => {
    const body = new Uint8Array(64 * 1024 * 1024 + 1);
    const response = await ask(newTarget().target, "POST /_platform/seed", { headers: json, body });
    expect(response.status).toBe(413);
  });

  test.each([
    [new StoreConflictError("team team-1"), 409, "team team-1 is there already. Nothing was added."],
    [new PlatformConfigError("team-1 is wrong."), 400, "team-1 is wrong."],
    [new StoreUnavailableError("gone", true, undefined), 503, "The store does not respond."],
  ])("that the platform rejects are answered with the reason: %s", async (error, status, message) => {
    const { target } = newTarget({ seed: () => Promise.reject(error) });
    const response = await ask(target, "POST /_platform/seed", { headers: json, body: JSON.stringify(seed) });
    expect([response.status, parsed(response)]).toEqual([status, { message }]);
  });
});

describe("an export", () => {
  test.each([undefined, "", "*/*", "application/yaml", "application/*", "text/html, */*;q=0.1"])(
    "is YAML for Accept %j",
    async (accept) => {
      const headers = accept === undefined ? {} : { accept };
      const response = await ask(newTarget().target, "GET /_platform/export", { headers });
      expect(response.headers).toMatchObject({ "content-type": "application/yaml", vary: "accept" });
      expect(response.body).toContain("teams:\n");
    },
  );

  test.each(["application/json", "application/json, application/yaml;q=0.5", "application/yaml;q=0, */*"])(
    "is JSON for Accept %j",
    async (accept) => {
      const response = await ask(newTarget().target, "GET /_platform/export", { headers: { accept } });
      expect(response.headers["content-type"]).toBe("application/json");
      expect(parsed(response)).toEqual({ teams: [{ id: "team-1" }] });
    },
  );

  test.each(["text/html", "*/*;q=0"])("is 406 for Accept %j", async (accept) => {
    const response = await ask(newTarget().target, "GET /_platform/export", { headers: { accept } });
    expect(response.status).toBe(406);
  });
});

test("metrics are in the text format of Prometheus, and fidelity is JSON", async () => {
  const { target } = newTarget();
  const metrics = await ask(target, "GET /_platform/metrics?collect=all");
  expect(metrics.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(metrics.body).toBe("# metrics\n");
  expect(parsed(await ask(target, "GET /_platform/fidelity"))).toEqual({ getPipe: "exact" });
});

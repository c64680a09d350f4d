/** Which operation a path and method lead to. */
import { describe, expect, test, vi } from "vitest";
import type { Operation } from "../../../src/contract/operation.ts";
import { defineApi } from "../../../src/platform/apis/api.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { createRouter, matchRoute, type RouteMatch } from "../../../src/platform/pipeline/router.ts";

const router = createRouter(apis);

test.each(
  apis.flatMap((api) =>
    Object.values(api.operations).map((operation) => ({ api, operation, name: operation.operationId })),
  ),
)("$name is found by its own path, with a handler", ({ api, operation }) => {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, "$1%2F%20x");
  const match = router.find(path);
  const route = match?.routes.get(operation.method);
  expect(route?.operation).toBe(operation);
  expect(route?.handler).toBeTypeOf("function");
  expect(route?.pathNames).toEqual(names);
  expect(match?.values).toEqual(names.map((name) => `${name}/ x`));
  expect(router.findApi(path)).toBe(api);
});

test.each([
  "/",
  "/v1",
  "/v1/organizations",
  "/v1/organizations//services",
  "/v1/organizations/a/services/",
  "/V1/organizations/a/services",
  "//v1/organizations/a/services",
  "/v1/organizations/a/services/b/pipes/c/settings/d",
  "/v1/organizations/a%2Fservices",
])("%s is not found", (path) => {
  expect(router.find(path)).toBeUndefined();
});

test("literal segments may be percent-encoded, which changes nothing (RFC 3986 section 6.2.2.2)", () => {
  expect(router.find("/v1/organ%69zations/a/services")?.values).toEqual(["a"]);
});

describe("paths that share templates", () => {
  const operation = (operationId: string, path: string, method = "GET"): Operation => ({
    operationId,
    method,
    path,
    parameters: [],
    requestBody: null,
    authentication: "basic",
    success: { status: 200, payload: "data", type: "object" },
    safe: method === "GET",
    idempotent: true,
    beta: false,
    deprecated: false,
  });
  const make = (...operations: ReturnType<typeof operation>[]) => {
    const byId = Object.fromEntries(operations.map((one) => [one.operationId, one]));
    return createRouter([
      defineApi({
        name: "things",
        operations: byId,
        requests: Object.fromEntries(operations.map(({ operationId }) => [operationId, {}])),
        loadResponses: async () => ({}),
        handlers: {},
        wrap: (payload) => payload,
        errorBody: () => ({}),
        fieldRateLimit: { requests: 1, perMs: 1 },
      }),
    ]);
  };

  test("prefer a literal to a parameter, and go back when it leads nowhere", () => {
    const found = make(
      operation("getMine", "/things/mine"),
      operation("getPart", "/things/{id}/parts/{part}"),
    );
    expect(found.find("/things/mine")?.routes.get("GET")?.operation.operationId).toBe("getMine");
    expect(found.find("/things/mine/parts/1")?.values).toEqual(["mine", "1"]);
    expect(found.find("/things/other")).toBeUndefined();
  });

  test("an operation without a handler is found without one", () => {
    expect(make(operation("getMine", "/things/mine")).find("/things/mine")?.routes.get("GET")).toMatchObject({
      handler: undefined,
    });
  });

  test("two operations with one method and path stop the start", () => {
    expect(() => make(operation("getA", "/a/{x}"), operation("getB", "/a/{y}"))).toThrowError(/getB/);
    expect(() => make(operation("getA", "/a/{x}"), operation("putB", "/a/{y}", "PUT"))).not.toThrow();
  });
});

describe("a route match", () => {
  const organizationId = "11111111-1111-4111-8111-111111111111";

  function match(id: string, query: string, onValid: (match: RouteMatch) => void = () => {}): RouteMatch {
    const found = router.find(`/v1/organizations/${id}/services`);
    const route = found?.routes.get("GET");
    if (!found || !route) throw new Error("The path has no route.");
    return matchRoute(route, found.values, query, onValid);
  }

  test("has the parameters of path and query, which are read once, are reported as valid once, and are frozen", () => {
    const onValid = vi.fn();
    const valid = match(organizationId, "filter=tag:a&filter=tag:b%3Dc+d", onValid);
    expect(valid.pathParameters).toEqual({ organizationId });
    expect(onValid).not.toHaveBeenCalled();
    const parameters = valid.readParameters() as { organizationId: string; filter: string[] };
    expect(parameters).toEqual({ organizationId, filter: ["tag:a", "tag:b=c d"] });
    expect(valid.readParameters()).toBe(parameters);
    expect(onValid.mock.calls).toEqual([[valid]]);
    expect([valid.pathParameters, parameters, parameters.filter].map(Object.isFrozen)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("rejects invalid parameters each time, and never reports them as valid", () => {
    const onValid = vi.fn();
    const invalid = match("none", "", onValid);
    expect(invalid.pathParameters).toEqual({ organizationId: "none" });
    for (let time = 0; time < 2; time += 1) {
      expect(() => invalid.readParameters()).toThrowError(expect.objectContaining({ status: 400 }));
    }
    expect(onValid).not.toHaveBeenCalled();
  });
});

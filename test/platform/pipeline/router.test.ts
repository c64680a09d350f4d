/** Which operation a path and method lead to. */
import { describe, expect, test } from "vitest";
import type { Operation } from "../../../src/contract/operation.ts";
import { defineApi } from "../../../src/platform/apis/api.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { createRouter } from "../../../src/platform/pipeline/router.ts";

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
  expect(router.apiOf(path)).toBe(api);
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
])("%s leads nowhere", (path) => {
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
        describeError: () => ({}),
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

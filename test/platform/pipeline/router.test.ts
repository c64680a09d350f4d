/** Router: paths that today's APIs do not have, and the parameters that requests share. */
import { expect, test, vi } from "vitest";
import { apis } from "../../../src/platform/apis/index.ts";
import { createRouter, matchRoute } from "../../../src/platform/pipeline/router.ts";

/** Creates a router of one API with these operations, each given as operationId, method and path. */
function createTestRouter(...lines: readonly string[]) {
  const [api = expect.unreachable()] = apis;
  const [template = expect.unreachable()] = Object.values(api.operations);
  const operations = lines.map((line) => {
    const [operationId = "", method = "", path = ""] = line.split(" ");
    return [operationId, { ...template, operationId, method, path }] as const;
  });
  const requests = Object.fromEntries(operations.map(([operationId]) => [operationId, {}]));
  return createRouter([{ ...api, operations: Object.fromEntries(operations), requests }]);
}

test("a literal segment is preferred to a parameter, unless no path continues there", () => {
  const router = createTestRouter("getMine GET /things/mine", "getPart GET /things/{id}/parts/{part}");
  expect(router.find("/things/mine")?.routes.get("GET")?.operation.operationId).toBe("getMine");
  expect(router.find("/things/mine/parts/1")?.values).toEqual(["mine", "1"]);
  expect(router.find("/things/other")).toBeUndefined();
});

test("two operations with one method and path are rejected", () => {
  expect(() => createTestRouter("getA GET /a/{x}", "getB GET /a/{y}")).toThrowError(/getB/);
  expect(() => createTestRouter("getA GET /a/{x}", "putB PUT /a/{y}")).not.toThrow();
});

test("parameters are read once, reported as valid once, and frozen; invalid ones are rejected each time", () => {
  const organizationId = "11111111-1111-4111-8111-111111111111";
  const route = createRouter(apis).find("/v1/organizations/x/services")?.routes.get("GET");
  const onValid = vi.fn();
  const match = (id: string) =>
    matchRoute(route ?? expect.unreachable(), [id], "filter=tag:a&filter=tag:b%3Dc+d", onValid);
  const invalid = match("none");
  for (let count = 0; count < 2; count += 1) {
    expect(() => invalid.readParameters()).toThrowError(expect.objectContaining({ status: 400 }));
  }
  expect(onValid).not.toHaveBeenCalled();
  const valid = match(organizationId);
  const parameters = valid.readParameters() as { filter: string[] };
  expect(parameters).toEqual({ organizationId, filter: ["tag:a", "tag:b=c d"] });
  expect(valid.readParameters()).toBe(parameters);
  expect(onValid.mock.calls).toEqual([[valid]]);
  expect([valid.pathParameters, parameters, parameters.filter].every(Object.isFrozen)).toBe(true);
});

/** Router: paths that today's APIs do not have. */
import { expect, test } from "vitest";
import { apis } from "../../../src/platform/apis/index.ts";
import { createRouter } from "../../../src/platform/pipeline/router.ts";

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

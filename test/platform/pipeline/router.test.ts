/** Router: paths that today's APIs do not have. */
import { describe, expect, test, vi } from "vitest";
import type { Operation } from "../../../src/contract/operation.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { matchRoute } from "../../../src/platform/pipeline/match-route.ts";
import { createRouter } from "../../../src/platform/pipeline/router.ts";

/** Creates a router of one API with these operations, each given as operationId, method and path. */
function createTestRouter(...lines: readonly string[]) {
  return createRouterOf(
    lines.map((line) => {
      const [operationId = "", method = "", path = ""] = line.split(" ");
      const names = [...path.matchAll(/\{(.*?)\}/g)].map(([, name = ""]) => name);
      const style = { in: "path", required: true, style: "simple", explode: false, kind: "value" } as const;
      return { operationId, method, path, parameters: names.map((name) => ({ ...style, name })) };
    }),
  );
}

type Line = Pick<Operation, "operationId" | "method" | "path" | "parameters">;

function createRouterOf(lines: readonly Line[]) {
  const [api = expect.unreachable()] = apis;
  const [template = expect.unreachable()] = Object.values(api.operations);
  const operations = lines.map((line) => [line.operationId, { ...template, ...line }] as const);
  const requests = Object.fromEntries(lines.map(({ operationId }) => [operationId, {}]));
  return createRouter([{ ...api, basePath: "", operations: Object.fromEntries(operations), requests }]);
}

const router = createTestRouter(
  ...["getMine GET /things/mine", "getPart GET /things/{id}/parts/{part}", "getThing GET /things/{id}"],
  ...["stopThing GET /things/{id[0]}:stop", "stopVersion GET /things/v1-{thing-id}:stop"],
  ...["getFile GET /files/{name}.{format}", "stopName GET /names/{+name}:stop", "getName GET /names/{name}"],
  ...["getThings GET /things", "getBeta GET /things?beta=true", "onlyBeta GET /beta?beta=true"],
  // If two operations have one method and path, the first answers.
  ...["getA GET /a/{x}", "getB GET /a/{y}", "putB PUT /a/{y}"],
);

test.each<[target: string, operationId: string | undefined, values?: readonly string[], method?: string]>([
  // A literal segment is preferred, unless no path continues there.
  ["/things/mine", "getMine", []],
  ["/things/mine/parts/1", "getPart", ["mine", "1"]],
  ["/things/a", "getThing", ["a"]],
  ["/things/a/parts", undefined],
  // Among those with other text in a segment, the most specific one answers.
  ["/things/a:stop", "stopThing", ["a"]],
  ["/things/a%3Astop", "getThing", ["a%3Astop"]],
  ["/things/:stop", "getThing", [":stop"]],
  ["/things/v1-a:stop", "stopVersion", ["a"]],
  ["/things/v1-:stop", "stopThing", ["v1-"]],
  ["/things/a:stop/parts/b", "getPart", ["a:stop", "b"]],
  ["/files/a.b.txt", "getFile", ["a", "b.txt"]],
  ["/files/a.", undefined],
  ["/names/a/b/c:stop", "stopName", ["a/b/c"]],
  ["/names/a", "getName", ["a"]],
  ["/things?beta=true&x=1", "getBeta", []],
  ["/things?x=1", "getThings", []],
  ["/beta?beta=false", undefined],
  ["/a/1", "getA", ["1"]],
  ["/a/1", "putB", ["1"], "PUT"],
])("%s is of %s", (target, operationId, values, method = "GET") => {
  const [path = "", query] = target.split("?");
  const found = router.find(path, query);
  expect(found?.routes.get(method)?.operation.operationId).toBe(operationId);
  expect(found?.values).toEqual(values);
});

test("a parameter without a description is rejected", () => {
  const operation = { operationId: "getA", method: "GET", path: "/a/{id}", parameters: [] };
  expect(() => createRouterOf([operation])).toThrowError("getA: its path parameter id is not described.");
});

describe("parameters", () => {
  const simple = { required: false, style: "simple", explode: false } as const;
  const form = { in: "query", required: false, style: "form" } as const;
  const nested = { "[sizes][]": "integer", "[size][gte]": "integer" } as const;
  const pageMembers = { size: "integer", "sort[by]": "string" } as const;
  const getItem: Line = {
    ...{ operationId: "getItem", method: "GET", path: "/items/{item-id}" },
    parameters: [
      { ...simple, name: "item-id", in: "path", kind: "value", type: "integer", required: true },
      { ...simple, name: "X-Tags", in: "header", kind: "list", type: "number" },
      { ...form, name: "dry", explode: true, kind: "value", type: "boolean" },
      { ...form, name: "ids", explode: true, kind: "list", type: "integer" },
      { ...form, name: "page", style: "deepObject", explode: true, kind: "object", members: pageMembers },
      { ...form, name: "session", in: "cookie", explode: true, kind: "value", type: "integer" },
      { ...form, name: "idQuery", key: "id", explode: true, kind: "any", type: "integer" },
      { ...form, name: "filter", style: "deepObject", explode: true, kind: "object", isOpen: true, nested },
      { ...form, name: "json", explode: true, kind: "json" },
      { ...form, name: "range", explode: false, kind: "object", members: { from: "number" } },
    ],
  };

  function read(target: string, headers: Readonly<Record<string, string>> = {}, onValid = () => {}) {
    const [path = "", query = ""] = target.split("?");
    const { routes, values } = createRouterOf([getItem]).find(path) ?? expect.unreachable(path);
    const route = routes.get("GET") ?? expect.unreachable();
    return matchRoute(route, values, query, onValid).readParameters(headers);
  }

  test("have the types of the document, and lists and objects are frozen", () => {
    const query =
      "dry=true&ids=1&ids=2&page%5Bsize%5D=3&page[sort%5Bby%5D]=a+b&range=from,1.5&id=1&filter[a][0]=b&filter[sizes][0]=1&filter[size][gte]=x&json=[1]";
    const parameters = read(`/items/7?${query}`, { "x-tags": "1,\t2", cookie: "a=b; session=3" });
    expect(parameters).toEqual({
      ...{ "item-id": 7, "X-Tags": [1, 2], dry: true, ids: [1, 2] },
      ...{ session: 3, idQuery: 1, filter: { a: ["b"], sizes: [1], size: { gte: "x" } }, json: [1] },
      ...{ page: { size: 3, "sort[by]": "a b" }, range: { from: 1.5 } },
    });
    for (const value of Object.values(Object(parameters))) expect(value).toSatisfy(Object.isFrozen);
  });

  test("keep a text that is not of their type, for the validator", () => {
    expect(read("/items/01?dry=yes&range=from")).toEqual({ "item-id": "01", dry: "yes", range: "from" });
  });

  test.each([
    ["dry=true&dry=true", "/parameters/dry must not be repeated."],
    ["page[size]=1&page[size]=1", "/parameters/page/size must not be repeated."],
    ["range=from,1&range=from,1", "/parameters/range must not be repeated."],
    ["range=from,1,from,2", "/parameters/range must not repeat a member."],
    ["page[sort[by]]=%ff", "/parameters/page/sort[by] is not percent-encoded UTF-8."],
    [
      "page=1",
      "/parameters/page is not a known query parameter. Known query parameters: dry, ids, page[size]",
    ],
    ["json=[", "/parameters/json is not JSON."],
    ["filter[a]=1&filter[a]=1", "/parameters/filter/a must not be repeated."],
    ["filter[a]=1&filter[a][b]=1", "/parameters/filter/a/b must not be repeated."],
    ["page[toString]=1", "is not a known query parameter"],
  ])("of the query %s are rejected", (query, message) => {
    expect(() => read(`/items/7?${query}`)).toThrowError(message);
  });

  test("in headers are read for each request", () => {
    const { routes, values } = createRouterOf([getItem]).find("/items/7") ?? expect.unreachable();
    const onValid = vi.fn();
    const match = matchRoute(routes.get("GET") ?? expect.unreachable(), values, "", onValid);
    expect(match.readParameters({ "x-tags": "1" })).toEqual({ "item-id": 7, "X-Tags": [1] });
    expect(match.readParameters({})).toEqual({ "item-id": 7 });
    expect(onValid).not.toHaveBeenCalled();
  });
});

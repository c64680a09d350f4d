/** Parameters that the documents of today's APIs do not have: headers, objects, and names with hyphens and brackets. */
import { expect, test, vi } from "vitest";
import { bearer } from "../../src/client/credentials.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { writeStyled } from "../../src/contract/styled-parameter.ts";
import type { ClientOptions } from "../../src/index.ts";
import { operations } from "../../src/observability.ts";
import { curlSample } from "../../src/samples/curl-sample.ts";
import type { SampleValues } from "../../src/samples/sample-values.ts";
import { createStubs, getError } from "./calls.ts";

const simple = { required: false, style: "simple", explode: false } as const;
const cookie = { in: "cookie", required: false, style: "form", explode: true } as const;
const page = { name: "page", in: "query", required: false } as const;
const listItems: Operation = {
  ...operations.listDashboards,
  operationId: "listItems",
  path: "/v1/{item-id}:list",
  parameters: [
    { ...simple, name: "item-id", in: "path", kind: "value", type: "integer", required: true },
    {
      ...{ ...page, style: "deepObject", explode: true, kind: "object" },
      members: { size: "integer", "sort[by]": "string" },
    },
    { ...simple, name: "X-Tag", in: "header", kind: "list", type: "string" },
    { ...simple, name: "Dry-Run", in: "header", kind: "value", type: "boolean" },
    { ...cookie, name: "item-id-cookie", key: "item-id", kind: "value", type: "string" },
    { ...cookie, name: "session", kind: "value", type: "string" },
  ],
};
/** Has a parameter of the same name in another style. */
const listPages: Operation = {
  ...operations.listDashboards,
  operationId: "listPages",
  path: "/v1/pages",
  parameters: [{ ...page, style: "form", explode: false, kind: "list", type: "integer" }],
};

function createStub(options: ClientOptions = {}) {
  const api = { operations: { listPages, listItems }, schemes: [bearer], writeValue: writeStyled };
  const { call, ...stubs } = createStubs(api, { accessToken: "demo-token", ...options });
  return { ...stubs, call: call("listItems") };
}

const second = { size: 2, "sort[by]": "a&b" };
const cookies = { "item-id-cookie": "a b", session: "s" };
const parameters = { "item-id": 7, page: second, "X-Tag": ["a b", "c"], "Dry-Run": false, ...cookies };
const address = "https://api.example.com/v1/7:list?page%5Bsize%5D=2&page%5Bsort%5Bby%5D%5D=a%26b";
const headers = { "x-tag": "a b,c", "dry-run": "false", cookie: "item-id=a%20b; session=s" };

test("a call sends its parameters in path, query and headers", async () => {
  const { call, sent } = createStub();
  await call(parameters);
  expect(sent[0]).toMatchObject({ url: address, init: { headers } });
  await call({ "item-id": 7, "X-Tag": [] });
  expect(sent[1]?.init.headers).not.toHaveProperty("x-tag");
});

test("a call reads each member of an object parameter once, so that it sends what it validates", async () => {
  const { call, sent } = createStub();
  const get = vi.fn(() => 1);
  await call({ "item-id": 7, page: Object.defineProperty({}, "size", { get, enumerable: true }) });
  expect(sent[0]?.url).toBe("https://api.example.com/v1/7:list?page%5Bsize%5D=1");
  expect(get).toHaveBeenCalledOnce();
});

test("a call rejects a parameter that cannot be written", async () => {
  const { call, sent } = createStub();
  const issues = [{ pointer: "/parameters/Dry-Run", message: "must be visible ASCII" }];
  const error = await getError(call({ ...parameters, "Dry-Run": "a\r\nb: c" }));
  expect(error).toMatchObject({ kind: "invalid-request", issues });
  expect(sent).toEqual([]);
});

test.each<[string, ClientOptions, object]>([
  ["X-Tag", {}, { headers: { "x-tag": "a" } }],
  ["X-Tag", { headers: { "X-TAG": "a" } }, {}],
  ["cookie", {}, { headers: { Cookie: "a=b" } }],
])("a call rejects the parameter %s among the headers of the options", async (name, options, callOptions) => {
  const { call, sent } = createStub(options);
  const message = expect.stringContaining(`headers: "${name}" is a parameter.`);
  expect(await getError(call({ "item-id": 7 }, callOptions))).toMatchObject({ kind: "config", message });
  expect(sent).toEqual([]);
});

test("the client by path sends the same, each operation in its own styles", async () => {
  const { byPath, sent } = createStub();
  const { "item-id": id, page, "item-id-cookie": own, session, ...header } = parameters;
  const params = { path: { "item-id": id }, query: { page }, header, cookie: { "item-id": own, session } };
  await byPath.GET("/v1/{item-id}:list", { params });
  await byPath.request("get", "/v1/{item-id}:list", { params });
  expect(sent).toHaveLength(2);
  for (const request of sent) expect(request).toMatchObject({ url: address, init: { headers } });
  await byPath.GET("/v1/pages", { params: { query: { page: [1, 2] } } });
  expect(sent[2]?.url).toBe("https://api.example.com/v1/pages?page=1,2");
  const error = await getError(byPath.GET("/v1/pages", { params: { header: { "X-Tag": "a\nb" } } }));
  const message = expect.stringContaining('"X-Tag" is not valid text');
  expect(error).toMatchObject({ kind: "config", message });
});

test("a sample leaves out what a parameter cannot carry", () => {
  const values = { api: "a", baseUrl: "https://api.example.com" };
  const sample = (parameters: SampleValues["parameters"]) => curlSample(listItems, { ...values, parameters });
  expect(sample({ page: { size: [{}] }, session: "s" })).toContain(".com/v1/{item-id}:list'");
  expect(sample({ page: { size: 1 } })).toContain("?page%5Bsize%5D=1'");
});

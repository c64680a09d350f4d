/** Checks of the sandbox page before a request. */
import { expect, test } from "vitest";
import type { Operation } from "../../../src/contract/operation.ts";
import { checkBody, normalizeAddress } from "../../../src/docs/sandbox/page/check-texts.ts";
import { type FormContent, readValue } from "../../../src/docs/sandbox/page/operation-form.ts";
import { checkContent, createRequest } from "../../../src/docs/sandbox/page/request.ts";
import { readBody } from "../../../src/docs/sandbox/page/response.ts";

/** An operation of an API that does not exist. */
const operation: Operation = {
  operationId: "replaceReport",
  method: "PUT",
  path: "/v3/reports/{reportId}",
  parameters: [
    { name: "reportId", in: "path", required: true, style: "simple", explode: false, kind: "value" },
    { name: "format", in: "query", required: false, style: "form", explode: true, kind: "value" },
    { name: "tag", in: "query", required: false, style: "form", explode: true, kind: "list" },
  ],
  requestBody: { mediaType: "application/json", kind: "json", required: true },
  security: [{ scheme: "basic" }],
  success: { 200: { kind: "json", mediaType: "application/json", payload: "data", type: "object" } },
  safe: false,
  idempotent: true,
  beta: false,
  deprecated: false,
};

const content: FormContent = {
  api: "usage-reports",
  operation,
  basePath: "",
  server: "https://reports.example.com",
  address: "",
  parameters: { reportId: "1", tag: ["a", "b"] },
  body: "{}",
  credentials: { keyId: "key", keySecret: "se:cret é" },
  isDemo: false,
};

/** Half of a surrogate pair, which `encodeURIComponent` rejects and a request body replaces. */
const half = "\ud83d";

test("a complete form has no issue, also with any characters in a secret", () => {
  expect(checkContent(content)).toEqual([]);
  const request = createRequest(content, "https://reports.example.com/base/");
  expect(request.url).toBe("https://reports.example.com/base/v3/reports/1?tag=a&tag=b");
  const [, encoded = ""] = (request.headers.get("authorization") ?? "").split(" ");
  expect(Buffer.from(encoded, "base64").toString()).toBe("key:se:cret é");
});

test.each<[string, string, Partial<FormContent>]>([
  ["a parameter with half of a character", "/parameters/reportId", { parameters: { reportId: half } }],
  ["an empty path parameter", "/parameters/reportId", { parameters: { reportId: "" } }],
  ["a path parameter of two dots", "/parameters/reportId", { parameters: { reportId: ".." } }],
  ["a value of a repeated parameter", "/parameters/tag", { parameters: { reportId: "1", tag: ["a", half] } }],
  ["a body with half of a character", "/body", { body: `"${half}"` }],
  ["a key id with a colon", "/credentials/keyId", { credentials: { keyId: "a:b", keySecret: "c" } }],
  [
    "a secret with half of a character",
    "/credentials/keySecret",
    { credentials: { keyId: "a", keySecret: half } },
  ],
  ["a token outside ASCII", "/credentials/accessToken", { credentials: { accessToken: "日本" } }],
  ["a token with a space", "/credentials/accessToken", { credentials: { accessToken: "a b" } }],
])("%s is reported at its field", (_, pointer, change) => {
  expect(checkContent({ ...content, ...change })).toEqual([{ pointer, message: expect.any(String) }]);
});

test("credentials are sent together, in the query as well; a cookie is reported, since no page can send it", () => {
  const parts = [
    { kind: "header", name: "Authorization", option: "first" },
    { kind: "query", name: "the key", option: "second" },
  ] as const;
  const cookie = { kind: "cookie", name: "session", option: "third" } as const;
  const security = [
    { scheme: "first+second", parts },
    { scheme: "third", parts: [cookie] },
  ];
  const composed = { ...content, operation: { ...operation, security } };
  const filled = { ...composed, credentials: { first: "Token a", second: "b&c" } };
  expect(checkContent(filled)).toEqual([]);
  const request = createRequest(filled, "https://reports.example.com");
  expect(request.url).toBe("https://reports.example.com/v3/reports/1?tag=a&tag=b&the%20key=b%26c");
  expect(request.headers.get("authorization")).toBe("Token a");
  expect(checkContent({ ...composed, credentials: { third: "d" } })).toMatchObject([
    { pointer: "/credentials/third" },
  ]);
});

test.each<[string, Partial<FormContent>]>([
  [
    "dots in a query, and beside other characters of a path",
    { parameters: { reportId: "..a", format: ".." } },
  ],
  ["whole surrogate pairs and visible ASCII", { body: '"😀"', credentials: { accessToken: "a!~:" } }],
])("%s are accepted", (_, change) => {
  expect(checkContent({ ...content, ...change })).toEqual([]);
});

test.each([
  ["https://api.example.com", "https://api.example.com/"],
  ["HTTP://127.0.0.1:4000/base/", "http://127.0.0.1:4000/base/"],
  ["http:///127.0.0.1/a/../b", "http://127.0.0.1/b"],
])("the address %s is used as %s", (address, expected) => {
  expect(checkContent({ ...content, address })).toEqual([]);
  expect(normalizeAddress(address)).toBe(expected);
});

test.each([
  ...["api.example.com", "ftp://api.example.com", "http:127.0.0.1", "https:api.example.com", "https://"],
  ...["https://key:secret@api.example.com", "http://api.example.com/?", "http://api.example.com/?a=1"],
  "http://api.example.com/#",
])("the address %s is rejected", (address) => {
  expect(checkContent({ ...content, address })).toMatchObject([{ pointer: "/address" }]);
  expect(() => normalizeAddress(address)).toThrow(TypeError);
});

test.each([
  [undefined, 0],
  ["[1]", 0],
  ["{", 1],
])("the body %s has %i issues", (body, count) => {
  expect(checkBody({ ...content, body })).toHaveLength(count);
});

test("fields are read by the type of their parameter, and sent in path, query and headers", () => {
  const style = { required: false, style: "simple", explode: false } as const;
  const tags = { ...style, name: "X-Tags", in: "header", kind: "list", type: "string" } as const;
  const members = { size: "integer", sort: "string" } as const;
  const page = {
    ...({ ...style, name: "page", in: "query", kind: "object", members } as const),
    ...({ style: "deepObject", explode: true } as const),
  };
  expect(readValue({ ...tags, kind: "value", type: "integer" }, "7")).toBe(7);
  const parameters = { "X-Tags": readValue(tags, "a\n\nb c"), page: readValue(page, "size=2\nsort=a=b") };
  expect(parameters).toEqual({ "X-Tags": ["a", "b c"], page: { size: 2, sort: "a=b" } });
  const report = { ...operation, path: "/v3/reports", parameters: [tags, page] };
  const changed = { ...content, operation: report, parameters };
  expect(checkContent(changed)).toEqual([]);
  const request = createRequest(changed, "https://reports.example.com");
  expect(request.url).toBe("https://reports.example.com/v3/reports?page%5Bsize%5D=2&page%5Bsort%5D=a%3Db");
  expect(request.headers.get("x-tags")).toBe("a,b c");
  expect(checkContent({ ...changed, parameters: { "X-Tags": ["é"] } })).toEqual([
    { pointer: "/parameters/X-Tags", message: "Remove characters outside ASCII." },
  ]);
});

test("a request has the media types, the body and the credentials of its operation", async () => {
  const security = [{ scheme: "key", header: "X-Key" }, { scheme: "basic" }] as const;
  const changed: FormContent = {
    ...content,
    operation: {
      ...{ ...operation, security, requestBody: { mediaType: "image/png", kind: "binary", required: true } },
      success: { 200: { kind: "text", mediaType: "text/csv" }, 204: { kind: "none" } },
    },
    body: new File([new Uint8Array([0xff])], "a.png"),
  };
  expect([...checkContent(changed), ...checkBody(changed)]).toEqual([]);
  const { headers } = createRequest(changed, "https://reports.example.com");
  expect(headers.get("accept")).toBe("text/csv, application/json");
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("authorization")).toMatch(/^Basic /);
  const keyed = createRequest({ ...changed, credentials: { apiKey: "k" } }, "https://reports.example.com");
  expect(keyed.headers.get("x-key")).toBe("k");
  expect(keyed.headers.has("authorization")).toBe(false);
  expect(new Uint8Array(await keyed.arrayBuffer())).toEqual(new Uint8Array([0xff]));
});

test("a text is not checked as JSON, and an operation without credentials sends none", () => {
  const changed: FormContent = {
    ...content,
    operation: {
      ...{ ...operation, security: [] },
      requestBody: { mediaType: "text/plain", kind: "text", required: false },
    },
    body: "{",
  };
  expect(checkBody(changed)).toEqual([]);
  const { headers } = createRequest(changed, "https://reports.example.com");
  expect([headers.get("content-type"), headers.get("authorization")]).toEqual(["text/plain", null]);
});

test.each([
  ["text/csv", "a,b", "a,b"],
  ["application/problem+json", "{}", "{}"],
  ["image/png", new Uint8Array([0xff, 0]), "image/png, 2 bytes"],
  [undefined, null, ""],
])("a response of %s is shown as text if it is one", async (type, body, expected) => {
  const init = type === undefined ? {} : { headers: { "content-type": type } };
  expect(await readBody(new Response(body, init))).toBe(expected);
});

test("a form has its text and its files, in parts or form-encoded", async () => {
  const fields = [{ name: "pages", kind: "list", isFile: true, contentType: "text/csv" }] as const;
  const multipart = { kind: "form", mediaType: "multipart/form-data", required: true, fields } as const;
  const file = new File(["a"], "a.txt");
  const form: FormContent = {
    ...{ ...content, body: '{"title":"Emma"}', files: { pages: [file] } },
    operation: { ...operation, requestBody: multipart },
  };
  const request = createRequest(form, "https://reports.example.com");
  expect(request.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  const data = await request.formData();
  expect([...data.keys()]).toEqual(["title", "pages"]);
  expect(data.get("pages")).toMatchObject({ name: "a.txt", type: "text/csv" });
  const encoded = { ...multipart, mediaType: "application/x-www-form-urlencoded" };
  const text = { ...form, files: {}, operation: { ...operation, requestBody: encoded } };
  expect(await createRequest(text, "https://reports.example.com").text()).toBe("title=Emma");
});

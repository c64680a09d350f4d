/** Entries of bodies in the operation table: media types, forms, streams and statuses; and what is ignored with a warning. */
import { expect, test } from "vitest";
import { normalizeSchema } from "../../scripts/pipeline/generate/normalize-schema.ts";
import { readBundle } from "../../src/contract/read-document.ts";
import { documentWith, jsonContent } from "../scripts/pipeline/minimal-document.ts";

const read = (members: object) => readBundle(documentWith((operation) => Object.assign(operation, members)));
const entryOf = (members: object) => {
  const { operations, problems } = read(members);
  expect(problems).toEqual([]);
  return operations[0]?.entry;
};
const bodyOf = (content: object) => entryOf({ requestBody: { content } })?.requestBody;
const types = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]));
const json = { kind: "json", mediaType: "application/json" };
const ok = { description: "" };

test.each<[mediaType: string, request: string | undefined, response: string]>([
  ["application/json; charset=utf-8", "json", "json"],
  ["application/problem+json", "json", "json"],
  ["text/json", "json", "json"],
  ["text/csv", "text", "text"],
  ["application/x-yaml", "text", "text"],
  ["application/soap+xml", "text", "text"],
  ["application/cbor", "binary", "binary"],
  ["image/*", "binary", "binary"],
  ["text/event-stream", "text", "stream"],
  ["application/x-ndjson", "text", "stream"],
  ["application/json-seq", "text", "stream"],
  ["application/x-www-form-urlencoded", "form", "text"],
  ["multipart/form-data", "form", "binary"],
  ["multipart/mixed", undefined, "binary"],
])("bodies of %s are %s in requests and %s in responses", (mediaType, request, response) => {
  const content = types(mediaType);
  if (request) expect(bodyOf(content)).toEqual({ kind: request, mediaType, required: false });
  expect(entryOf({ responses: { 200: { content } } })?.success[200]).toEqual({ kind: response, mediaType });
});

test("JSON is the first of several media types, then they are in the document's order", () => {
  const content = types("text/xml", "text/csv", "*/*", "application/hal+json", "application/json");
  const others = [
    { kind: "json", mediaType: "application/hal+json" },
    { kind: "text", mediaType: "text/xml" },
    { kind: "text", mediaType: "text/csv" },
  ];
  expect(bodyOf(content)).toEqual({ ...json, required: false, others });
  expect(entryOf({ responses: { 200: { content } } })?.success).toEqual({ 200: { ...json, others } });
});

test("without a documented success, any 2xx is one without content", () => {
  const { operations, warnings } = read({ responses: { 404: { content: types("application/json") } } });
  expect(operations[0]?.entry.success).toEqual({ default: { kind: "none", isStatusInferred: true } });
  expect(warnings).toMatchObject([{ message: expect.stringContaining("No success is documented.") }]);
});

test("a range is JSON, plain text, or bytes if it is a file", () => {
  const file = { schema: { type: "string", format: "binary" } };
  expect([types("*/*"), types("application/*"), types("text/*"), { "*/*": file }].map(bodyOf)).toEqual([
    { ...json, required: false },
    { ...json, required: false },
    { kind: "text", mediaType: "text/plain", required: false },
    { kind: "binary", mediaType: "*/*", required: false },
  ]);
});

test.each<[keywords: object, isFile: boolean]>([
  [{ format: "binary" }, true],
  [{ contentMediaType: "application/octet-stream" }, true],
  [{ contentMediaType: "text/csv" }, false],
  [{ contentMediaType: "application/problem+json; charset=utf-8" }, false],
  [{ contentMediaType: "image/png", contentEncoding: "base64" }, false],
  [{ contentMediaType: "image/png", format: "uri" }, false],
])("%j is a file: %s, also in the normal form", (keywords, isFile) => {
  const given = { type: "string", ...keywords };
  for (const file of [given, normalizeSchema(given)]) {
    const form = { "multipart/form-data": { schema: { type: "object", properties: { file } } } };
    expect(bodyOf(form)?.fields).toEqual(isFile ? [{ name: "file", kind: "value", isFile }] : undefined);
    expect(bodyOf({ "*/*": { schema: file } })?.kind).toBe(isFile ? "binary" : "json");
    const responses = { 200: { content: { "image/png": { schema: file } } } };
    if (isFile) expect(read({ responses }).warnings).toEqual([]);
  }
  expect("format" in normalizeSchema(given)).toBe(isFile || "format" in keywords);
});

test("a form has its fields that are not a text of one part", () => {
  const text = { type: "string" };
  const binary = { type: "string", format: "binary" };
  const properties = {
    ...{ name: text, size: { type: "integer" }, photo: binary, any: {}, note: text },
    maybe: { anyOf: [{ type: "string", contentMediaType: "image/png" }, { type: "null" }] },
    nested: { anyOf: [{ oneOf: [binary] }, { type: "null" }] },
    pages: { type: "array", items: binary },
    scans: { type: "array", items: { anyOf: [binary, { type: "null" }] } },
    tags: { type: "array", items: text },
    meta: { type: "object", properties: { on: { type: "boolean" } } },
  };
  const encoding = {
    tags: { style: "pipeDelimited", explode: false },
    meta: { style: "deepObject" },
    note: { contentType: "text/markdown", headers: { "X-A": { schema: text } } },
  };
  const content = { schema: { type: "object", properties }, encoding };
  const { operations, warnings } = read({ requestBody: { content: { "multipart/form-data": content } } });
  expect(operations[0]?.entry.requestBody?.fields).toEqual([
    { name: "size", kind: "value", type: "integer" },
    { name: "photo", kind: "value", isFile: true },
    { name: "any", kind: "value" },
    { name: "note", kind: "value", type: "string", contentType: "text/markdown" },
    { name: "maybe", kind: "value", isFile: true },
    { name: "nested", kind: "value", isFile: true },
    { name: "pages", kind: "list", isFile: true },
    { name: "scans", kind: "list", isFile: true },
    { name: "tags", kind: "list", type: "string", style: "pipeDelimited", explode: false },
    { name: "meta", kind: "object", members: { on: "boolean" }, style: "deepObject", explode: true },
  ]);
  const message = "`FormData` cannot send the header X-A of a part. It is optional, and left out.";
  expect(warnings).toMatchObject([{ message }]);
});

const none = { kind: "none" };
const inferred = { isStatusInferred: true };
test.each<[responses: object, success: object]>([
  [
    { "2XX": ok, 201: ok, default: ok },
    { 201: none, "2XX": { ...none, ...inferred } },
  ],
  [{ default: { content: jsonContent({}) }, 404: ok }, { default: { ...json, ...inferred } }],
  [{ 302: ok, 404: ok, default: ok }, { 302: none }],
  [{ 200: ok, 302: ok, 304: ok }, { 200: none }],
])("of the responses %j the successes are %j", (responses, success) => {
  expect(entryOf({ responses })?.success).toEqual(success);
});

test("the headers of a response have no effect on the table", () => {
  const headers = { "Content-Type": {}, "X A": { style: "form" }, "x a": { content: jsonContent({}) } };
  const [operation] = read({ responses: { 200: { headers } } }).operations;
  expect(operation?.responses[0]?.headers.map(([name]) => name)).toEqual(["X A", "x a"]);
});

const limited = { content: { "text/plain": { schema: { type: "string", maxLength: 5 } } } };
test.each<[message: string, members: object]>([
  ["with 204 has no body", { responses: { 204: { content: jsonContent({}) } } }],
  ["ok is not a status", { responses: { 200: ok, ok } }],
  ["multipart/mixed is not supported.", { requestBody: { content: types("multipart/mixed", "text/plain") } }],
  ["`maxLength` of a body of text is not validated.", { responses: { 200: limited } }],
])("warns: %s", (message, members) => {
  const { operations, warnings } = read(members);
  expect(operations).toHaveLength(1);
  expect(warnings.map((each) => each.message).join()).toContain(message);
});

test("the optional body of GET is left out with a warning", () => {
  const get = { requestBody: { content: jsonContent({}) }, responses: { 204: ok } };
  const { operations, warnings } = readBundle({ ...documentWith(), paths: { "/a": { get } } });
  expect(operations.map(({ entry }) => entry.requestBody)).toEqual([null]);
  const message = "`fetch` cannot send a body with GET. The body is optional, and left out.";
  expect(warnings).toMatchObject([{ message }]);
});

/** The reader of documents: entries of the operation table, and one refused document for each thing that is not supported. */
import { describe, expect, test } from "vitest";
import { listOperations, readBundle } from "../../src/contract/read-document.ts";
import { bodyOf, documentWith, jsonContent, successOf } from "../scripts/pipeline/minimal-document.ts";

type Edit = (operation: Record<string, unknown>) => void;

const entryOf = (change?: Edit, schemas?: object) => listOperations(documentWith(change, schemas))[0]?.entry;

const setTo =
  (members: object): Edit =>
  (operation) =>
    void Object.assign(operation, members);

const add =
  (parameter: object): Edit =>
  (operation) =>
    void Object(operation)["parameters"].push({ in: "query", name: "x", schema: text, ...parameter });

const respond = (responses: object): Edit => setTo({ responses });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const json = { content: jsonContent(text) };

test("success responses are by status, with kind, media type and payload", () => {
  const content = (mediaType: string) => ({ content: { [mediaType]: { schema: text } } });
  const responses = {
    200: {
      content: jsonContent({ allOf: [ref("Page"), { type: "object", properties: { data: ref("List") } }] }),
    },
    201: content("application/vnd.thing+json"),
    202: content("text/csv"),
    203: content("application/xml"),
    204: { description: "Nothing" },
    206: content("image/png"),
    409: content("application/problem+json"),
    "5XX": content("text/html"),
    default: json,
  };
  const schemas = {
    Page: { type: "object", required: ["data"], "x-payload": "data" },
    List: { type: "array", items: {} },
  };
  expect(entryOf(respond(responses), schemas)?.success).toEqual({
    200: { kind: "json", mediaType: "application/json", payload: "data", type: "array" },
    201: { kind: "json", mediaType: "application/vnd.thing+json" },
    202: { kind: "text", mediaType: "text/csv" },
    203: { kind: "text", mediaType: "application/xml" },
    204: { kind: "none" },
    206: { kind: "binary", mediaType: "image/png" },
  });
});

const integers = { type: "array", items: { type: "integer" } };

test("parameters are in the document's order, with a style and a kind; references are followed", () => {
  const page = { type: "object", properties: { size: { type: "integer" } }, additionalProperties: false };
  const parameters = [
    { name: "id", in: "path", required: true, schema: ref("Id") },
    { name: "ids", in: "query", style: "pipeDelimited", explode: false, schema: integers },
    { name: "page[x]", in: "query", style: "deepObject", schema: page },
    { name: "X-Trace", in: "header", schema: { type: "boolean" } },
  ];
  const simple = { style: "simple", explode: false, kind: "value" };
  const query = { in: "query", required: false };
  expect(entryOf(setTo({ parameters }), { Id: { type: "integer" } })?.parameters).toEqual([
    { name: "id", in: "path", required: true, ...simple, type: "integer" },
    { name: "ids", ...query, style: "pipeDelimited", explode: false, kind: "list", type: "integer" },
    {
      name: "page[x]",
      ...query,
      style: "deepObject",
      explode: true,
      kind: "object",
      members: { size: "integer" },
    },
    { name: "X-Trace", in: "header", required: false, ...simple, type: "boolean" },
  ]);
});

test("schemas that refer to each other in many ways are read to a limit", () => {
  const names = Array.from({ length: 30 }, (_, index) => `Wide${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, ref(name)]));
  const wide = { type: "object", properties: { ...properties, size: { type: "integer" } } };
  const parameters = [{ name: "a", in: "query", style: "deepObject", schema: wide }];
  const schemas = Object.fromEntries(names.map((name) => [name, wide]));
  const { nested = {} } = entryOf(setTo({ parameters }), schemas)?.parameters[0] ?? {};
  expect(nested).toMatchObject({ "[Wide29][size]": "integer", "[Wide0][Wide29][size]": "integer" });
  expect(Object.keys(nested).length).toBeLessThan(2000);
});

describe("security", () => {
  const read = (schemes: object, security?: object[]) => {
    const parameters = [
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "X-Tag", in: "header", schema: { type: "string" } },
      { name: "at", in: "query", schema: { type: "string" } },
    ];
    const document = documentWith(setTo({ parameters, ...(security && { security }) }));
    Object.assign(document.components ?? {}, {
      securitySchemes: { key: { type: "http", scheme: "Basic" }, ...schemes },
    });
    return readBundle(document);
  };
  const key = (name: string, place = "header") => ({ type: "apiKey", in: place, name });
  const part = (kind: string, name: string, option = "apiKey") => ({ kind, name, option });
  const none = { scheme: "none", parts: [] };
  const keys = { "Client-ID": key("X-Id"), secretKEY: key("X-Secret"), url: key("v", "query") };
  const together = [part("header", "X-Id", "clientId"), part("header", "X-Secret", "secretKey")];
  const url = { scheme: "urlCredential", parts: [part("query", "v", "urlCredential")] };
  const bearer = [{ scheme: "bearer" }];
  const [oauth2, openIdConnect] = [{ type: "oauth2" }, { type: "openIdConnect" }];
  const sameKey = { scheme: "key", header: "x" };
  const inPlace = (place: string) => [{ scheme: "apiKey", parts: [part(place, "k")] }];
  const numbered = [{ scheme: "aB2", parts: [part("header", "X-B", "aB2")] }];

  const pairs = [{ "Client-ID": [], secretKEY: [] }, { url: [] }];
  const both = [...bearer, { scheme: "key", header: "X" }];
  test.each<[what: string, schemes: object, security: object[] | undefined, expected: object[]]>([
    ["that of the document", {}, undefined, [{ scheme: "basic" }]],
    ["a list of alternatives in order", { a: oauth2, b: key("X") }, [{ a: ["read"] }, { b: [] }], both],
    ["empty without credentials", {}, [], []],
    ["empty with an empty alternative", {}, [{}], []],
    ["optional with an empty alternative, which is last", {}, [{}, { key: [] }], [{ scheme: "basic" }, none]],
    ["a key in the query", { a: key("k", "query") }, [{ a: [] }], inPlace("query")],
    ["a key in a cookie", { a: key("k", "cookie") }, [{ a: [] }], inPlace("cookie")],
    ["one token", { a: oauth2, b: openIdConnect }, [{ a: [] }, { b: [], a: [] }], bearer],
    ["keys with names of their own", keys, pairs, [{ scheme: "clientId+secretKey", parts: together }, url]],
    ["one key by name and place", { a: key("X"), b: key("x") }, [{ a: [] }, { b: [] }], [sameKey]],
    ["a key with a number", { "a-b": key("X-A"), a_b: key("X-B") }, [{ a_b: [] }], numbered],
  ])("is %s", (_, schemes, security, expected) => {
    const { operations, problems, warnings } = read(schemes, security);
    expect([problems, warnings]).toEqual([[], []]);
    expect(operations[0]?.entry.security).toEqual(expected);
  });

  const alone = (scheme: object) => [{ a: scheme }, [{ a: [] }]] as const;
  test.each<[what: string, schemes: object, security: readonly object[], message: string]>([
    ["digest", ...alone({ type: "http", scheme: "digest" }), "scheme digest is not supported. Use http"],
    ["mutual TLS", ...alone({ type: "mutualTLS" }), "type mutualTLS is not supported. Use http"],
    ["a key in Host", ...alone(key("Host")), "cannot be sent in the header Host"],
    ["a key elsewhere", ...alone(key("X-Key", "body")), "header, query or cookie"],
    ["a scheme that is missing", {}, [{ a: [] }], "has no security scheme a."],
    ["two in one header", { a: oauth2 }, [{ a: [], key: [] }], "a and key are sent in one header"],
  ])("refuses %s; left out beside another alternative", (_, schemes, security, message) => {
    const texts = (list: Iterable<{ readonly message: string }>) => [...list].map((each) => each.message);
    const alone = read(schemes, [...security]);
    expect(texts(alone.problems)).toEqual([expect.stringContaining(message)]);
    const beside = read({ ...schemes, ok: key("X-Ok") }, [...security, { ok: [] }]);
    expect(texts(beside.problems)).toEqual([]);
    const [reason = ""] = message.split(" Use http");
    expect(texts(beside.warnings)).toEqual([expect.stringContaining(reason)]);
    expect(beside.operations[0]?.entry.security).toHaveLength(1);
  });

  test.each([
    ["X-tag", "header"],
    ["at", "query"],
  ])("leaves out the parameter %s, which a key in the %s has", (name, place) => {
    const { operations, problems, warnings } = read({ a: key(name, place) }, [{ a: [] }, {}]);
    expect(problems).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining("as a credential")]);
    expect(operations[0]?.entry.parameters).toHaveLength(2);
  });
});

describe("servers", () => {
  const [api, files] = ["https://api.test/v1", "https://files.test"];
  const url = (...urls: string[]) => ({ servers: urls.map((each) => ({ url: each })) });
  const region = { default: "eu", description: "Region." };
  const byRegion = { servers: [{ url: "https://{region}.test/", variables: { region } }] };
  test.each<
    [what: string, document: object, path: object, operation: object, address: string, server?: string]
  >([
    ["none", {}, {}, {}, "/"],
    ["the document's, without a slash at the end", url(`${api}/`), {}, {}, api],
    ["a variable's default", byRegion, {}, {}, "https://eu.test"],
    ["a relative address", url("/v2"), {}, {}, "/v2"],
    ["that of a path", url(api), url(files, api), url(files), api, files],
    ["that of an operation, not of its path", url(api), url(files), url("/v2"), api, "/v2"],
    ["the same again", url(api, files), url(api), {}, api],
    ["the document's among others", url(api), {}, url(files, `${api}/`), api],
    ["that of each operation, which the document does not state", {}, url(files), url(files), files],
    ["different ones, of which the first is the document's", {}, url(api), url(files), api, files],
  ])("are read: %s", (_, ofDocument, ofPath, ofOperation, address, server) => {
    const get = { responses: { 200: { description: "Nothing." } } };
    const paths = {
      "/a": { ...ofPath, get: { ...get, ...(server ? {} : ofOperation) } },
      "/b": { ...ofPath, get: { ...get, ...ofOperation } },
    };
    const reading = readBundle({ ...documentWith(undefined), servers: undefined, ...ofDocument, paths });
    expect([reading.problems, reading.address]).toEqual([[], address]);
    expect(reading.operations.at(-1)?.entry.server).toBe(server);
  });
});

const list = { type: "array", items: text };
const open = { type: "object", properties: { a: text } };
const tagged = { oneOf: [ref("Thing")], discriminator: { propertyName: "kind" } };
const send = (content: object): Edit => setTo({ requestBody: { content } });
const formOf = (field: object, encoding: object = {}) => {
  return { schema: { type: "object", properties: { a: field } }, encoding: { a: encoding } };
};
const urlEncoded = "application/x-www-form-urlencoded; charset=utf-8";
const partHeader = formOf({}, { headers: { "X-A": { required: true } } });
const addTwice: Edit = (operation) => {
  for (const name of ["X-A", "x-a"]) add({ in: "header", name })(operation);
};

test.each<[message: string, place: RegExp, change: Edit]>([
  ["is in path, query, header or cookie", /parameters\/2\/in$/, add({ in: "body" })],
  ["sets the header Host itself", /\/name$/, add({ in: "header", name: "Host", required: true })],
  ["`parameters` must be a list", /\/put\/parameters$/, setTo({ parameters: {} })],
  ["X[a] is not a name of a header", /\/name$/, add({ in: "header", name: "X[a]" })],
  ["must be simple", /\/style$/, add({ in: "header", style: "form", schema: list })],
  ["written as text/xml", /\/content$/, add({ content: { "text/xml": { schema: open } } })],
  ["sent as tag", /\/put\/parameters$/, add({ name: "y", schema: { ...open, properties: { tag: text } } })],
  ["sent as x-a", /parameters$/, addTwice],
  ["`fetch` sends multipart/form-data alone.", /\/content$/, send({ "multipart/mixed": {} })],
  ["A form is an object", /\/schema$/, send({ "multipart/form-data": { schema: list } })],
  [
    "a is a file.",
    /charset=utf-8\/schema$/,
    send({ [urlEncoded]: formOf({ type: "string", format: "binary" }) }),
  ],
  ["the header X-A of a part.", /\/encoding\/a\/headers$/, send({ "multipart/form-data": partHeader })],
  ["not a type and a subtype", /\/content$/, respond({ 200: { content: { json: {} } } })],
  ["x-payload names data", /\/x-payload$/, successOf({ ...open, "x-payload": "data" })],
  ["payload a is optional", /\/x-payload$/, successOf({ ...open, "x-payload": "a" })],
  ["named __proto__", /\/properties$/, bodyOf({ properties: JSON.parse('{"__proto__":{}}') })],
  ["named hasOwnProperty", /\/properties$/, bodyOf({ properties: { hasOwnProperty: {} } })],
  ["named valueOf", /\/properties$/, bodyOf({ properties: { constructor: {}, toString: {}, valueOf: {} } })],
  [
    "read the pattern (?i)a.",
    /\/patternProperties$/,
    bodyOf({ patternProperties: { "(?i)a": {}, "^b": {} } }),
  ],
  ["contains itself", /\/Loop$/, bodyOf(ref("Loop"))],
  ["contains itself", /\/Loop$/, add({ schema: ref("Loop") })],
])("refuses an operation, with the place: %s", (message, place, change) => {
  const { problems } = readBundle(
    documentWith(change, { Thing: open, Loop: { anyOf: [ref("Loop"), text] } }),
  );
  expect(problems).toContainEqual({
    place: expect.stringMatching(place),
    message: expect.stringContaining(message),
  });
});

const get = { operationId: "getA", responses: { 204: {} } };
const getTagged = { ...get, parameters: [{ name: "tag", in: "query", schema: text }] };

test.each<[message: string, paths: object]>([
  ["Its name, getA, is also that of GET /b.", { "/a": { get }, "/b": { get } }],
  ["cannot send TRACE", { "/a": { trace: {} } }],
  ["cannot send a body with GET", { "/a": { get: { ...get, requestBody: { ...json, required: true } } } }],
  ["has characters that a URL does not have", { "/a b": { get } }],
  ["must start with a slash", { "@example.com/a": { get } }],
  ["Two parameters are sent as tag", { "/a?tag=b": { get: getTagged } }],
  ["`parameters` must be a list", { "/a": { parameters: {}, get } }],
  ["a dot segment, which URLs resolve", { "/a/../b": { get } }],
  ["`$ref` replaces get", { "/a": { $ref: "#/components/pathItems/A", get: {} } }],
])("refuses a path: %s", (message, paths) => {
  const { problems } = readBundle({ ...documentWith(), paths, components: { pathItems: { A: {} } } });
  expect(problems.map((problem) => problem.message).join()).toContain(message);
});

const nullable = { anyOf: [{ type: "integer" }, { type: "null" }] };

const reserved = { allowReserved: true, allowEmptyValue: true };

const objectOf = (properties: object) => ({ type: "object", properties });
const deep = objectOf({
  a: objectOf({ b: { type: "integer" }, c: { type: "string" } }),
  list: { type: "array", items: objectOf({ ok: { type: "boolean" } }) },
});
const range = objectOf({ from: { type: "number" }, to: {} });

test.each<[entry: object, parameter: object]>([
  [{ kind: "value", type: "integer" }, { schema: nullable }],
  [{ kind: "value" }, { schema: { type: ["string", "integer"] } }],
  [{ kind: "value", type: "string" }, { schema: { enum: ["a", "b"] } }],
  [{ kind: "any", type: "integer" }, { schema: { oneOf: [{ type: "integer" }, integers] } }],
  [{ kind: "any" }, { schema: {} }],
  [{ kind: "list", type: "integer" }, { schema: { anyOf: [integers, { type: "null" }] } }],
  [{ kind: "list" }, { schema: { type: "array", items: open } }],
  [{ kind: "object", members: { a: "string" }, isOpen: true }, { schema: open }],
  [
    { kind: "object", members: { a: "string" }, lists: { ids: "integer", list: "string" } },
    { schema: objectOf({ a: text, ids: integers, list: { type: "array" } }) },
  ],
  [
    { kind: "list", style: "deepObject", explode: true },
    { schema: integers, style: "deepObject" },
  ],
  [
    { kind: "object", nested: { "[a][b]": "integer", "[list][][ok]": "boolean" } },
    { schema: deep, style: "deepObject" },
  ],
  [
    { kind: "any", type: "string", nested: { "[from]": "number" } },
    { schema: { anyOf: [range, { type: "string" }] }, style: "deepObject" },
  ],
  [
    { style: "spaceDelimited", explode: true },
    { schema: integers, style: "spaceDelimited", explode: true },
  ],
  [{ kind: "value", style: "form" }, { style: "pipeDelimited" }],
  [{ kind: "json" }, { schema: undefined, content: jsonContent(open) }],
  [
    { kind: "value", type: "string" },
    { schema: undefined, content: { "text/plain": { schema: text } } },
  ],
  [reserved, { schema: integers, ...reserved }],
  [
    { in: "cookie", style: "form", required: true },
    { in: "cookie", required: true },
  ],
  [
    { name: "idCookie", key: "id" },
    { in: "cookie", name: "id" },
  ],
  [
    { name: "pet_id", in: "header" },
    { name: "pet_id", in: "header" },
  ],
  [{ name: "hasOwnPropertyQuery", key: "hasOwnProperty" }, { name: "hasOwnProperty" }],
  [{ name: "__proto___query", key: "__proto__" }, { name: "__proto__" }],
  [{ name: "$filter" }, { name: "$filter" }],
])("%j is the entry of the parameter %j", (entry, parameter) => {
  const { operations, problems } = readBundle(documentWith(add(parameter)));
  expect(problems).toEqual([]);
  expect(operations[0]?.parameters.at(-1)?.entry).toMatchObject(entry);
});

const ignored = [{ name: "Accept" }, { name: "authorization", required: true }];

test.each<[path: string, parameters: object[], entries: object[]]>([
  ["/a/{b}.{c}", [], [{ name: "b", required: true, type: "string" }, { name: "c" }]],
  [
    "/a/{+b}:stop",
    [{ in: "path", name: "b" }],
    [{ name: "b", key: "+b", required: true, allowReserved: true }],
  ],
  ["/as/{a-b[c]}:stop", [{ in: "path", name: "a-b[c]", required: true }], [{ name: "a-b[c]" }]],
  ["/a/{b}/{b}?beta=true", [{ in: "path", name: "b", style: "matrix" }], [{ name: "b", style: "matrix" }]],
  ["/a", ignored.map((each) => ({ in: "header", ...each })), []],
])("the path %s has parameters", (path, given, entries) => {
  const parameters = given.map((each) => ({ schema: text, ...each }));
  const paths = { [path]: { get: { parameters, responses: { 204: {} } } } };
  const { operations, problems } = readBundle({ ...documentWith(), paths });
  expect(problems).toEqual([]);
  expect(operations[0]?.parameters.map(({ entry }) => entry)).toMatchObject(entries);
});

const kind = (value: object) => ({ type: "object", required: ["kind"], properties: { kind: value } });

test.each<[message: string, change: Edit]>([
  ["has no {x}", add({ in: "path", required: true })],
  ["is left out", add({ in: "header", name: "Host" })],
  ["must be simple", add({ in: "header", style: "form" })],
  ["needs `oneOf`", bodyOf({ ...open, discriminator: { propertyName: "a" } })],
  ["is not a `$ref`", bodyOf({ ...tagged, oneOf: [open] })],
  ["does not state `type: object`", bodyOf({ ...tagged, oneOf: [ref("Name")] })],
  ["does not require kind", bodyOf({ ...tagged, oneOf: [ref("Open")] })],
  ["is not a string", bodyOf({ ...tagged, oneOf: [ref("Numbered")] })],
  ["each of one", bodyOf({ ...tagged, oneOf: [ref("Fixed"), ref("Other")] })],
  ["another part", bodyOf({ ...tagged, allOf: [tagged] })],
  ["null is not valid", bodyOf({ type: ["string", "null"], enum: ["a"] })],
  ["no effect together", bodyOf({ readOnly: true, writeOnly: true })],
  ["properties only", bodyOf({ type: "array", items: { readOnly: true } })],
  ["not a list of strings", bodyOf({ "x-extensible-enum": [1] })],
  ["JavaScript cannot read it", bodyOf({ type: "string", pattern: "(?i)a" })],
])("warns: %s", (message, change) => {
  const schemas = {
    ...{ Name: { type: "string" }, Open: { ...kind({}), required: [] }, Numbered: kind({ type: "integer" }) },
    ...{ Thing: open, Fixed: kind({ const: "fixed" }), Other: kind({ enum: ["fixed", "other"] }) },
  };
  const { problems, warnings } = readBundle(documentWith(change, schemas));
  expect(problems).toEqual([]);
  expect(warnings.map((each) => each.message).join()).toContain(message);
});

test("two schemas of one type refuse the operation that uses both", () => {
  const schemas = { "big-thing": {}, BigThing: {} };
  const read = (...names: string[]) => {
    const { problems, warnings } = readBundle(documentWith(bodyOf({ anyOf: names.map(ref) }), schemas));
    return [...problems, ...warnings].map(({ message }) => message);
  };
  expect(read("BigThing")).toEqual([]);
  expect(read("big-thing", "BigThing")).toEqual([
    "The schemas big-thing and BigThing have one type, BigThing. Rename one of them.",
  ]);
});

test("metadata is accepted", () => {
  const externalDocs = { url: "https://example.com" };
  const document = documentWith(setTo({ externalDocs, callbacks: {}, "x-other": 1 }));
  const info = { ...document.info, contact: { name: "a" }, termsOfService: "https://example.com" };
  const others = { webhooks: {}, externalDocs, tags: [{ name: "a", "x-a": 1 }], info };
  expect(readBundle({ ...document, ...others })).toMatchObject({ problems: [], warnings: [] });
});

test.each<[operationId: string | undefined, path: string, name: string]>([
  ["getPart", "/a", "getPart"],
  ["get-stations", "/a", "getStations"],
  ["emails/list", "/a", "emailsList"],
  ["list_1", "/a", "list1"],
  ["ListAPIKeys", "/a", "listAPIKeys"],
  ["APIKeys", "/a", "apiKeys"],
  ["read_item_items__item_id__get", "/a", "readItemItemsItemIdGet"],
  ["delete", "/a", "deleteOperation"],
  ["then", "/a", "thenOperation"],
  ["toJSON", "/a", "toJSONOperation"],
  ["2fa", "/a", "get2fa"],
  ["\u540d", "/a", "getA"],
  [undefined, "/v1/files/{id}", "getV1FilesById"],
  [undefined, "/", "get"],
])("the function of operationId %s of GET %s is %s", (operationId, path, name) => {
  const paths = { [path]: { get: { operationId, responses: { 204: {} } } } };
  const [operation] = listOperations({ ...documentWith(), paths });
  expect(operation?.entry.operationId).toBe(name);
});

test("a problem refuses the operations that have it, each with its problems; the others are carried", () => {
  const get = (name: string) => ({ responses: { 200: { content: jsonContent(ref(name)) } } });
  const paths = { "/a": { get: get("List") }, "/b": { get: get("Good") }, "/c": { trace: get("Good") } };
  const schemas = {
    ...{ Loop: { allOf: [ref("Loop")] }, List: { type: "array", items: ref("Loop") } },
    ...{ Good: { type: "string" }, Unused: { anyOf: [ref("Unused")] } },
  };
  const document = { ...documentWith(undefined, schemas), paths };
  const { operations, refused, problems } = readBundle(document);
  expect(operations.map(({ entry }) => entry.path)).toEqual(["/b"]);
  expect(refused.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /a", "TRACE /c"]);
  expect(refused[0]?.problems).toEqual([problems[0]]);
  expect(problems.map(({ place }) => place)).toEqual(["/components/schemas/Loop", "/paths/~1c/trace"]);
  expect(listOperations(document, "skip")).toHaveLength(1);
  expect(() => listOperations(document)).toThrow("#/components/schemas/Loop: The schema contains itself");
  const key = { type: "mutualTLS" };
  const whole = { ...document, components: { schemas, securitySchemes: { key } } };
  expect(listOperations(whole, "skip")).toEqual([]);
});

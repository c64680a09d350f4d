/** The reader of documents: entries of the operation table, and one refused document for each thing that is not supported. */
import { describe, expect, test } from "vitest";
import { listOperations, readBundle } from "../../src/contract/read-document.ts";
import { bodyOf, documentWith, jsonContent, successOf } from "../scripts/pipeline/minimal-document.ts";

type Edit = (operation: Record<string, unknown>) => void;

const entryOf = (change?: Edit, schemas?: object) => listOperations(documentWith(change, schemas))[0]?.entry;

const setTo = (members: object): Edit => {
  return (operation) => Object.assign(operation, members);
};

const add = (parameter: object): Edit => {
  return (operation) => {
    const others = Object(operation)["parameters"];
    operation["parameters"] = [
      ...others,
      { in: "query", name: "x", schema: { type: "string" }, ...parameter },
    ];
  };
};

const respond = (responses: object): Edit => setTo({ responses });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = { content: jsonContent({ type: "string" }) };

test("success responses are by status, with kind, media type and payload", () => {
  const content = (mediaType: string) => ({ content: { [mediaType]: { schema: { type: "string" } } } });
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

test("parameters have a style, a kind and types; those of an operation override those of its path", () => {
  const list = { type: "array", items: { type: "integer" } };
  const page = { type: "object", properties: { size: { type: "integer" } }, additionalProperties: false };
  const change = setTo({
    parameters: [
      { name: "id", in: "path", required: true, schema: ref("Id") },
      { name: "ids", in: "query", style: "pipeDelimited", explode: false, schema: list },
      { name: "page[x]", in: "query", style: "deepObject", schema: page },
      { name: "X-Trace", in: "header", schema: { type: "boolean" } },
    ],
  });
  const schemas = { Id: { type: "integer" } };
  expect(entryOf(change, schemas)?.parameters).toEqual([
    {
      name: "id",
      in: "path",
      required: true,
      style: "simple",
      explode: false,
      kind: "value",
      type: "integer",
    },
    {
      name: "ids",
      in: "query",
      required: false,
      style: "pipeDelimited",
      explode: false,
      kind: "list",
      type: "integer",
    },
    {
      name: "page[x]",
      in: "query",
      required: false,
      style: "deepObject",
      explode: true,
      kind: "object",
      members: { size: "integer" },
    },
    {
      name: "X-Trace",
      in: "header",
      required: false,
      style: "simple",
      explode: false,
      kind: "value",
      type: "boolean",
    },
  ]);
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
  const inPlace = (place: string) => [{ scheme: "apiKey", parts: [part(place, "k")] }];
  const numbered = [{ scheme: "aB2", parts: [part("header", "X-B", "aB2")] }];

  test.each<[what: string, schemes: object, security: object[] | undefined, expected: object[]]>([
    ["that of the document", {}, undefined, [{ scheme: "basic" }]],
    [
      "a list of alternatives in order",
      { a: oauth2, b: key("X") },
      [{ a: ["read"] }, { b: [] }],
      [...bearer, { scheme: "key", header: "X" }],
    ],
    ["empty without credentials", {}, [], []],
    ["empty with an empty alternative", {}, [{}], []],
    ["optional with an empty alternative, which is last", {}, [{}, { key: [] }], [{ scheme: "basic" }, none]],
    ["a key in the query", { a: key("k", "query") }, [{ a: [] }], inPlace("query")],
    ["a key in a cookie", { a: key("k", "cookie") }, [{ a: [] }], inPlace("cookie")],
    ["one token", { a: oauth2, b: openIdConnect }, [{ a: [] }, { b: [], a: [] }], bearer],
    [
      "keys with names of their own",
      keys,
      [{ "Client-ID": [], secretKEY: [] }, { url: [] }],
      [{ scheme: "clientId+secretKey", parts: together }, url],
    ],
    [
      "one key by name and place",
      { a: key("X"), b: key("x") },
      [{ a: [] }, { b: [] }],
      [{ scheme: "key", header: "x" }],
    ],
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

const formOf = (mediaType: string, field: object, encoding: object = {}): Edit =>
  setTo({
    requestBody: {
      content: {
        [mediaType]: { schema: { type: "object", properties: { a: field } }, encoding: { a: encoding } },
      },
    },
  });
const text = { type: "string" };
const list = { type: "array", items: text };
const tag = { name: "tag", in: "query", schema: text };

const open = { type: "object", properties: { a: { type: "string" } } };
const tagged = { oneOf: [ref("Thing")], discriminator: { propertyName: "kind" } };

test.each<[what: string, change: Edit, place: RegExp, message: string]>([
  [
    "a parameter of no place",
    add({ in: "body" }),
    /parameters\/2\/in$/,
    "is in path, query, header or cookie",
  ],
  [
    "a required header of the connection",
    add({ in: "header", name: "Host", required: true }),
    /\/name$/,
    "Host itself",
  ],
  [
    "a header with brackets",
    add({ in: "header", name: "X[a]" }),
    /\/name$/,
    "X[a] is not a name of a header",
  ],
  [
    "a list in a style of another place",
    add({ in: "header", style: "form", schema: list }),
    /\/style$/,
    "must be simple",
  ],
  [
    "content of another type",
    add({ content: { "text/xml": { schema: open } } }),
    /\/content$/,
    "written as text/xml",
  ],
  [
    "colliding members",
    add({ name: "y", schema: { ...open, properties: { tag: text } } }),
    /\/put\/parameters$/,
    "sent as tag",
  ],
  [
    "headers of one name",
    (each) => {
      for (const name of ["X-A", "x-a"]) add({ in: "header", name })(each);
    },
    /parameters$/,
    "as x-a",
  ],
  [
    "a body of several parts",
    setTo({ requestBody: { content: { "multipart/mixed": {} } } }),
    /\/content$/,
    "`fetch` sends multipart/form-data alone.",
  ],
  [
    "a form that is a list",
    setTo({ requestBody: { content: { "multipart/form-data": { schema: { type: "array" } } } } }),
    /\/schema$/,
    "A form is an object",
  ],
  [
    "a file in a form-encoded body",
    formOf("application/x-www-form-urlencoded; charset=utf-8", { type: "string", format: "binary" }),
    /urlencoded; charset=utf-8\/schema$/,
    "The field a is a file. Use multipart/form-data.",
  ],
  [
    "a required header of a part",
    formOf("multipart/form-data", {}, { headers: { "X-A": { required: true } } }),
    /\/encoding\/a\/headers$/,
    "`FormData` cannot send the header X-A of a part. Use a field.",
  ],
  ["no media type", respond({ 200: { content: { json: {} } } }), /\/content$/, "not a type and a subtype"],
  ["an unknown payload", successOf({ ...open, "x-payload": "data" }), /\/x-payload$/, "names data"],
  ["an optional payload", successOf({ ...open, "x-payload": "a" }), /\/x-payload$/, "payload a is optional"],
  ["__proto__", bodyOf({ properties: JSON.parse('{"__proto__":{}}') }), /\/properties$/, "__proto__"],
  ["hasOwnProperty", bodyOf({ properties: { hasOwnProperty: {} } }), /\/properties$/, "hasOwnProperty"],
  ["an endless schema", bodyOf(ref("Loop")), /\/Loop$/, "contains itself"],
])("refuses %s, with its place", (_, change, place, message) => {
  const schemas = { Thing: open, Loop: { allOf: [ref("Loop")] } };
  const { problems } = readBundle(documentWith(change, schemas));
  expect(problems).toContainEqual({
    place: expect.stringMatching(place),
    message: expect.stringContaining(message),
  });
});

test.each<[what: string, members: object, message: string]>([
  [
    "two equal operationIds",
    {
      paths: Object.fromEntries(
        ["/a", "/b"].map((path) => [path, { get: { operationId: "getA", responses: { 204: {} } } }]),
      ),
    },
    "Its name, getA, is also that of GET /b.",
  ],
  ["TRACE", { paths: { "/a": { trace: {} } } }, "cannot send TRACE"],
  [
    "a body of GET",
    { paths: { "/a": { get: { requestBody: { ...json, required: true }, responses: { 204: {} } } } } },
    "cannot send a body with GET",
  ],
  [
    "a path with spaces",
    { paths: { "/a b": { get: { operationId: "getA", responses: { 204: {} } } } } },
    "has characters that a URL does not have",
  ],
  [
    "a query twice",
    { paths: { "/a?tag=b": { get: { operationId: "getA", parameters: [tag], responses: { 204: {} } } } } },
    "Two parameters are sent as tag",
  ],
  [
    "a dot segment",
    { paths: { "/a/../b": { get: { operationId: "getA", responses: { 204: {} } } } } },
    "a dot segment, which URLs resolve",
  ],
  [
    "an operation beside a reference",
    { paths: { "/a": { $ref: "#/components/pathItems/A", get: {} } }, components: { pathItems: { A: {} } } },
    "`$ref` replaces get",
  ],
])("refuses %s", (_, members, message) => {
  const { problems } = readBundle({ ...documentWith(), ...members });
  expect(problems.map((problem) => problem.message).join()).toContain(message);
});

test("a parameter may stand beside other text, and its name may have hyphens and brackets", () => {
  const get = {
    operationId: "stopA",
    parameters: [{ name: "a-b[c]", in: "path", required: true, schema: { type: "string" } }],
    responses: { 204: { description: "" } },
  };
  expect(readBundle({ ...documentWith(), paths: { "/as/{a-b[c]}:stop": { get } } }).problems).toEqual([]);
});

const integers = { type: "array", items: { type: "integer" } };
const nullable = { anyOf: [{ type: "integer" }, { type: "null" }] };

test.each<[parameter: object, entry: object]>([
  [{ schema: nullable }, { kind: "value", type: "integer" }],
  [{ schema: { type: ["string", "integer"] } }, { kind: "value" }],
  [{ schema: { enum: ["a", "b"] } }, { kind: "value", type: "string" }],
  [{ schema: { oneOf: [{ type: "integer" }, integers] } }, { kind: "any", type: "integer" }],
  [{ schema: {} }, { kind: "any" }],
  [{ schema: { anyOf: [integers, { type: "null" }] } }, { kind: "list", type: "integer" }],
  [{ schema: { type: "array", items: open } }, { kind: "list" }],
  [{ schema: open }, { kind: "object", members: { a: "string" }, isOpen: true }],
  [
    { schema: integers, style: "deepObject" },
    { kind: "list", style: "deepObject", explode: true },
  ],
  [
    { schema: integers, style: "spaceDelimited", explode: true },
    { style: "spaceDelimited", explode: true },
  ],
  [{ style: "pipeDelimited" }, { kind: "value", style: "form" }],
  [{ schema: undefined, content: jsonContent(open) }, { kind: "json" }],
  [
    { schema: undefined, content: { "text/plain": { schema: text } } },
    { kind: "value", type: "string" },
  ],
  [
    { schema: integers, allowReserved: true, allowEmptyValue: true },
    { allowReserved: true, allowEmptyValue: true },
  ],
  [
    { in: "cookie", required: true },
    { in: "cookie", style: "form", required: true },
  ],
  [
    { in: "cookie", name: "id" },
    { name: "idCookie", key: "id" },
  ],
  [
    { name: "pet_id", in: "header" },
    { name: "pet_id", in: "header" },
  ],
  [{ name: "hasOwnProperty" }, { name: "hasOwnPropertyQuery", key: "hasOwnProperty" }],
  [{ name: "__proto__" }, { name: "__proto___query", key: "__proto__" }],
  [{ name: "$filter" }, { name: "$filter" }],
])("the parameter %j is carried as %j", (parameter, entry) => {
  const { operations, problems } = readBundle(documentWith(add(parameter)));
  expect(problems).toEqual([]);
  expect(operations[0]?.parameters.at(-1)?.entry).toMatchObject(entry);
});

test.each<[path: string, parameters: object[], entries: object[]]>([
  ["/a/{b}.{c}", [], [{ name: "b", required: true, type: "string" }, { name: "c" }]],
  [
    "/a/{+b}:stop",
    [{ in: "path", name: "b" }],
    [{ name: "b", key: "+b", required: true, allowReserved: true }],
  ],
  ["/a/{b}/{b}?beta=true", [{ in: "path", name: "b", style: "matrix" }], [{ name: "b", style: "matrix" }]],
  [
    "/a",
    [
      { in: "header", name: "Accept" },
      { in: "header", name: "authorization", required: true },
    ],
    [],
  ],
])("the path %s has parameters", (path, parameters, entries) => {
  const get = { parameters: parameters.map((each) => ({ schema: text, ...each })), responses: { 204: {} } };
  const { operations, problems } = readBundle({ ...documentWith(), paths: { [path]: { get } } });
  expect(problems).toEqual([]);
  expect(operations[0]?.parameters.map(({ entry }) => entry)).toMatchObject(entries);
});

test.each<[what: string, parameter: object, message: string]>([
  ["a path parameter that the path does not have", { in: "path", required: true }, "has no {x}"],
  ["a header of the connection", { in: "header", name: "Host" }, "is left out"],
  ["a style that has no effect", { in: "header", style: "form" }, "must be simple"],
])("warns of %s", (_, parameter, message) => {
  const { problems, warnings } = readBundle(documentWith(add(parameter)));
  expect(problems).toEqual([]);
  expect(warnings.map((each) => each.message).join()).toContain(message);
});

test.each<[what: string, schema: object, message: string]>([
  ["a discriminator alone", { ...open, discriminator: { propertyName: "a" } }, "needs `oneOf`"],
  ["an alternative in place", { ...tagged, oneOf: [open] }, "is not a `$ref`"],
  ["an alternative without a type", { ...tagged, oneOf: [ref("Name")] }, "does not state `type: object`"],
  ["a tag that may be absent", { ...tagged, oneOf: [ref("Open")] }, "does not require kind"],
  ["a tag that is not a string", { ...tagged, oneOf: [ref("Numbered")] }, "is not a string"],
  ["a tag of two alternatives", { ...tagged, oneOf: [ref("Fixed"), ref("Other")] }, "each of one"],
  ["two discriminators", { ...tagged, allOf: [tagged] }, "another part"],
  ["null of the type alone", { type: ["string", "null"], enum: ["a"] }, "null is not valid"],
  ["a member of no direction", { readOnly: true, writeOnly: true }, "no effect together"],
  ["elements of a direction", { type: "array", items: { readOnly: true } }, "properties only"],
  ["known values that are not strings", { "x-extensible-enum": [1] }, "not a list of strings"],
  ["a pattern of another language", { type: "string", pattern: "(?i)a" }, "JavaScript cannot read it"],
])("warns of %s", (_, schema, message) => {
  const kind = (value: object) => ({ type: "object", required: ["kind"], properties: { kind: value } });
  const schemas = {
    ...{ Name: { type: "string" }, Open: { ...kind({}), required: [] }, Numbered: kind({ type: "integer" }) },
    ...{ Thing: open, Fixed: kind({ const: "fixed" }), Other: kind({ enum: ["fixed", "other"] }) },
  };
  const { problems, warnings } = readBundle(documentWith(bodyOf(schema), schemas));
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
  const document = documentWith((operation) => {
    Object.assign(operation, { externalDocs: { url: "https://example.com" }, callbacks: {}, "x-other": 1 });
  });
  const links = {
    webhooks: {},
    externalDocs: { url: "https://example.com" },
    tags: [{ name: "a", "x-a": 1 }],
  };
  const info = { ...document.info, contact: { name: "a" }, termsOfService: "https://example.com" };
  expect(readBundle({ ...document, ...links, info })).toMatchObject({ problems: [], warnings: [] });
});

test.each<[operationId: string | undefined, path: string, name: string]>([
  ["getPipe", "/a", "getPipe"],
  ["get-stations", "/a", "getStations"],
  ["emails/list", "/a", "emailsList"],
  ["list_1", "/a", "list1"],
  ["ListAPIKeys", "/a", "listAPIKeys"],
  ["APIKeys", "/a", "apiKeys"],
  ["read_item_items__item_id__get", "/a", "readItemItemsItemIdGet"],
  ["delete", "/a", "deleteOperation"],
  ["then", "/a", "thenOperation"],
  ["2fa", "/a", "get2fa"],
  ["\u540d", "/a", "getA"],
  [undefined, "/v1/files/{id}", "getV1FilesById"],
  [undefined, "/", "get"],
])("the function of operationId %s of GET %s is %s", (operationId, path, name) => {
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const get = { operationId, parameters: path.includes("{") ? [id] : [], responses: { 204: {} } };
  const [operation] = listOperations({ ...documentWith(), paths: { [path]: { get } } });
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

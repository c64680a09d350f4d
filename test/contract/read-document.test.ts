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
  const three = [part("header", "X-Id", "clientId"), part("header", "X-Secret", "secretKey")];

  test.each<[what: string, schemes: object, security: object[] | undefined, expected: object[]]>([
    ["that of the document", {}, undefined, [{ scheme: "basic" }]],
    [
      "alternatives in order",
      { a: key("X-Key"), b: { type: "oauth2" } },
      [{ b: ["read"] }, { a: [] }],
      [{ scheme: "bearer" }, { scheme: "key", header: "X-Key" }],
    ],
    ["no credentials", {}, [], []],
    ["no credentials, as an empty alternative", {}, [{}], []],
    ["optional credentials, the empty alternative last", {}, [{}, { key: [] }], [{ scheme: "basic" }, none]],
    [
      "a key in the query",
      { a: key("k", "query") },
      [{ a: [] }],
      [{ scheme: "apiKey", parts: [part("query", "k")] }],
    ],
    [
      "a key in a cookie",
      { a: key("k", "cookie") },
      [{ a: [] }],
      [{ scheme: "apiKey", parts: [part("cookie", "k")] }],
    ],
    [
      "bearer schemes as one",
      { a: { type: "oauth2" }, b: { type: "openIdConnect" } },
      [{ a: [] }, { b: [], a: [] }],
      [{ scheme: "bearer" }],
    ],
    [
      "keys together, named after their schemes, without names of other options",
      keys,
      [{ "Client-ID": [], secretKEY: [] }, { url: [] }],
      [
        { scheme: "clientId+secretKey", parts: three },
        { scheme: "urlCredential", parts: [part("query", "v", "urlCredential")] },
      ],
    ],
    [
      "keys of one name and place as one",
      { a: key("X-Key"), b: key("x-key") },
      [{ a: [] }, { b: [] }],
      [{ scheme: "key", header: "x-key" }],
    ],
    [
      "keys with the same words by number",
      { "a-b": key("X-A"), a_b: key("X-B") },
      [{ a_b: [] }],
      [{ scheme: "aB2", parts: [part("header", "X-B", "aB2")] }],
    ],
  ])("is %s", (_, schemes, security, expected) => {
    const { operations, problems, warnings } = read(schemes, security);
    expect([problems, warnings]).toEqual([[], []]);
    expect(operations[0]?.entry.security).toEqual(expected);
  });

  const alone = (scheme: object) => [{ a: scheme }, [{ a: [] }]] as const;
  test.each<[what: string, schemes: object, security: readonly object[], message: string]>([
    [
      "digest",
      ...alone({ type: "http", scheme: "digest" }),
      "The HTTP scheme digest is not supported. Use http",
    ],
    ["mutual TLS", ...alone({ type: "mutualTLS" }), "type mutualTLS is not supported. Use http"],
    ["a key in Host", ...alone(key("Host")), "cannot be sent in the header Host"],
    ["a key elsewhere", ...alone(key("X-Key", "body")), "header, query or cookie"],
    ["a scheme that is missing", {}, [{ a: [] }], "has no security scheme a"],
    [
      "two credentials in one header",
      { a: { type: "oauth2" } },
      [{ a: [], key: [] }],
      "a and key are sent in one header",
    ],
  ])(
    "refuses %s; beside another alternative, it is left out with a warning",
    (_, schemes, security, message) => {
      const texts = (list: Iterable<{ readonly message: string }>) => [...list].map((each) => each.message);
      const alone = read(schemes, [...security]);
      expect(texts(alone.problems)).toEqual([expect.stringContaining(message)]);
      const beside = read({ ...schemes, ok: key("X-Ok") }, [...security, { ok: [] }]);
      expect(texts(beside.problems)).toEqual([]);
      const [reason = ""] = message.split(" Use http");
      expect(texts(beside.warnings)).toEqual([expect.stringContaining(reason)]);
      expect(beside.operations[0]?.entry.security).toHaveLength(1);
    },
  );

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

const formOf = (mediaType: string, field: object, encoding: object = {}): Edit =>
  setTo({
    requestBody: {
      content: {
        [mediaType]: { schema: { type: "object", properties: { a: field } }, encoding: { a: encoding } },
      },
    },
  });

const open = { type: "object", properties: { a: { type: "string" } } };
const tagged = { oneOf: [ref("Thing")], discriminator: { propertyName: "kind" } };

test.each<[what: string, change: Edit, place: RegExp, message: string]>([
  ["a cookie", add({ in: "cookie" }), /parameters\/2\/in$/, "Use a query parameter or a header."],
  ["a matrix path", add({ in: "path", style: "matrix" }), /\/style$/, "must be simple"],
  ["a label path", add({ in: "path", style: "label" }), /\/style$/, "must be simple"],
  ["reserved characters", add({ allowReserved: true }), /\/allowReserved$/, "are percent-encoded"],
  ["an empty value", add({ allowEmptyValue: true }), /\/allowEmptyValue$/, "Use a boolean parameter."],
  ["content", add({ schema: undefined, content: jsonContent({}) }), /\/content$/, "Use `schema`"],
  [
    "a flag of every command",
    add({ name: "dryRun" }),
    /parameters\/2$/,
    "--dry-run belongs to every command",
  ],
  ["an argument of tools", add({ name: "nulls" }), /parameters\/2$/, "--nulls belongs to tools for agents"],
  ["a header of the client", add({ in: "header", name: "Accept" }), /\/name$/, "header Accept itself"],
  [
    "a header with brackets",
    add({ in: "header", name: "X[a]" }),
    /\/name$/,
    "X[a] is not a name of a header",
  ],
  [
    "a delimiter in a member of a header",
    add({
      in: "header",
      schema: { ...open, properties: { "a=b": { type: "string" } }, additionalProperties: false },
    }),
    /\/schema$/,
    "cannot send the member a=b",
  ],
  ["two parameters of one name", add({ name: "id" }), /\/put\/parameters$/, "Two parameters are named id"],
  [
    "colliding members",
    add({
      name: "y",
      schema: { ...open, properties: { tag: { type: "string" } }, additionalProperties: false },
    }),
    /\/put\/parameters$/,
    "sent as tag",
  ],
  [
    "a parameter and a member with one flag",
    (operation) => {
      add({ name: "max-size" })(operation);
      bodyOf({ ...open, properties: { max_size: { type: "integer" } } })(operation);
    },
    /\/properties\/max_size$/,
    "--max-size belongs to the parameter max-size and to the member max_size. Give one of them another flag with `x-flag: other-name`.",
  ],
  [
    "two members with one flag, in an object",
    bodyOf({ ...open, properties: { a: { ...open, properties: { maxSize: {}, max_size: {} } } } }),
    /\/max_size$/,
    "--a.max-size belongs to the member a.maxSize and to the member a.max_size.",
  ],
  [
    "the flag of every command",
    bodyOf({ ...open, properties: { baseUrl: { type: "string" } } }),
    /\/properties\/baseUrl$/,
    "--base-url belongs to every command and to the member baseUrl.",
  ],
  [
    "a flag that x-flag gives to two members",
    bodyOf({
      ...open,
      properties: { one: { type: "string", "x-flag": "other" }, other: { type: "string" } },
    }),
    /\/properties\/other$/,
    "--other belongs to the member one and to the member other.",
  ],
  ["a flag that is not in kebab case", add({ "x-flag": "otherName" }), /\/x-flag$/, "not in kebab case"],
  [
    "a name that cannot be a flag",
    bodyOf({ ...open, properties: { größe: { type: "integer" } } }),
    /größe$/,
    "größe cannot be the name of a flag. Add `x-flag: other-name`.",
  ],
  ["an open object", add({ schema: open }), /\/schema$/, "cannot be sent"],
  ["a list of objects", add({ schema: { type: "array", items: open } }), /\/schema$/, "cannot be sent"],
  ["a value that may be null", add({ schema: { type: ["string", "null"] } }), /\/schema$/, "cannot be sent"],
  ["a delimited value", add({ style: "pipeDelimited" }), /\/style$/, "for lists and objects"],
  [
    "an exploded delimited list",
    add({ style: "spaceDelimited", explode: true, schema: { type: "array", items: { type: "string" } } }),
    /\/explode$/,
    "explode: false",
  ],
  [
    "a deep list",
    add({ style: "deepObject", schema: { type: "array", items: { type: "string" } } }),
    /\/style$/,
    "for objects",
  ],
  ["a name that every object has", add({ name: "constructor" }), /\/name$/, "named constructor"],
  ["a path parameter that may be absent", add({ in: "path" }), /\/required$/, "always sent"],
  [
    "a direction of a parameter",
    add({ schema: { type: "string", readOnly: true } }),
    /\/schema$/,
    "do not apply to parameters",
  ],
  [
    "a required list that may be empty",
    add({ required: true, schema: { type: "array", items: { type: "string" } } }),
    /\/required$/,
    "minItems: 1",
  ],
  ["no path parameter", setTo({ parameters: [] }), /\/put$/, "no path parameter of this name"],
  ["an unused path parameter", add({ in: "path" }), /\/name$/, "has no {x}"],
  ["a server of an operation", setTo({ servers: [] }), /\/servers$/, "root document only"],
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
    formOf("application/x-www-form-urlencoded", { type: "string", format: "binary" }),
    /urlencoded\/schema$/,
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
    "two parameters in a segment",
    { paths: { "/a/{b}.{c}": { get: { operationId: "getA", responses: { 204: {} } } } } },
    "more than one parameter in the segment {b}.{c}",
  ],
  [
    "a path with a query",
    { paths: { "/a?b": { get: { operationId: "getA", responses: { 204: {} } } } } },
    "has characters that a URL would encode",
  ],
  [
    "a dot segment",
    { paths: { "/a/../b": { get: { operationId: "getA", responses: { 204: {} } } } } },
    "the segment .., which URLs resolve",
  ],
  [
    "an operation beside a reference",
    { paths: { "/a": { $ref: "#/components/pathItems/A", get: {} } }, components: { pathItems: { A: {} } } },
    "`$ref` replaces get",
  ],
  [
    "a parameter twice in a path",
    { paths: { "/a/{b}/{b}": { get: { operationId: "getA", responses: { 204: {} } } } } },
    "has {b} twice",
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

test("members that share no flag are accepted: with x-flag, only in responses, and of several alternatives", () => {
  const text = { type: "string" };
  const alternative = {
    type: "object",
    properties: { kind: text, inner: { type: "object", properties: { a: text } } },
  };
  const properties = {
    id: { ...text, readOnly: true },
    max_size: { ...text, "x-flag": "max" },
    maxSize: text,
    either: { oneOf: [alternative, structuredClone(alternative)] },
    tree: ref("Tree"),
  };
  const schemas = { Tree: { type: "object", properties: { tree: ref("Tree") } } };
  expect(readBundle(documentWith(bodyOf({ type: "object", properties }), schemas)).problems).toEqual([]);
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

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
    ];
    const document = documentWith(setTo({ parameters, ...(security && { security }) }));
    Object.assign(document.components ?? {}, {
      securitySchemes: { key: { type: "http", scheme: "Basic" }, ...schemes },
    });
    return readBundle(document);
  };
  const apiKey = { type: "apiKey", in: "header", name: "X-Key" };

  test("is a list of alternatives in the document's order, that of the operation before that of the document", () => {
    const security = (...args: Parameters<typeof read>) => read(...args).operations[0]?.entry.security;
    expect(security({})).toEqual([{ scheme: "basic" }]);
    expect(security({ a: apiKey, b: { type: "oauth2" } }, [{ b: ["read"] }, { a: [] }])).toEqual([
      { scheme: "bearer" },
      { scheme: "key", header: "X-Key" },
    ]);
    expect([security({}, []), security({}, [{}])]).toEqual([[], []]);
  });

  test.each<[what: string, schemes: object, security: object[] | undefined, message: string]>([
    ["digest", { key: { type: "http", scheme: "digest" } }, undefined, "The HTTP scheme digest"],
    ["a key in a URL", { a: { ...apiKey, in: "query" } }, undefined, "Use a header."],
    ["a key in Host", { a: { ...apiKey, name: "Host" } }, undefined, "cannot be sent in the header Host"],
    ["mutual TLS", { a: { type: "mutualTLS" } }, undefined, "type mutualTLS"],
    ["two schemes of one kind", { a: { type: "http", scheme: "basic" } }, undefined, "are of one kind"],
    ["combined schemes", { a: apiKey }, [{ a: [], key: [] }], "combines a and key"],
    ["optional credentials", {}, [{}, { key: [] }], "Optional credentials"],
    [
      "a parameter in the header of the key",
      { a: { ...apiKey, name: "x-TAG" } },
      [{ a: [] }],
      "carries the key",
    ],
  ])("refuses %s", (_, schemes, security, message) => {
    expect(
      read(schemes, security)
        .problems.map((problem) => problem.message)
        .join(),
    ).toContain(message);
  });
});

const textOf = (schema: object) => ({ content: { "text/plain": { schema } } });
const withHeaders = (...names: string[]): Edit => {
  const headers = Object.fromEntries(names.map((name) => [name, { schema: { type: "string" } }]));
  return respond({ 200: { headers } });
};

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
  ["no operationId", setTo({ operationId: undefined }), /\/put$/, "has no operationId"],
  [
    "an operationId that is not a name",
    setTo({ operationId: "a-b" }),
    /\/operationId$/,
    "name of a function",
  ],
  ["a callback", setTo({ callbacks: {} }), /\/callbacks$/, "receive no requests"],
  ["a server of an operation", setTo({ servers: [] }), /\/servers$/, "root document only"],
  [
    "a multipart body",
    setTo({ requestBody: { content: { "multipart/form-data": {} } } }),
    /\/content$/,
    "Send JSON",
  ],
  [
    "a form",
    setTo({ requestBody: { content: { "application/x-www-form-urlencoded": {} } } }),
    /\/content$/,
    "Send JSON",
  ],
  [
    "two media types",
    respond({ 200: { content: { ...jsonContent({}), "text/csv": {} } } }),
    /\/content$/,
    "keep one",
  ],
  ["any media type", respond({ 200: { content: { "*/*": {} } } }), /\/content$/, "State one media type"],
  ["events", respond({ 200: { content: { "text/event-stream": {} } } }), /\/content$/, "does not end"],
  [
    "an unknown media type",
    respond({ 200: { content: { "application/cbor": {} } } }),
    /\/content$/,
    "application/cbor",
  ],
  [
    "text that is not a string",
    respond({ 200: textOf({ type: "integer" }) }),
    /\/schema\/type$/,
    "is a string",
  ],
  [
    "a limit of text",
    respond({ 200: textOf({ type: "string", maxLength: 5 }) }),
    /\/maxLength$/,
    "not validated",
  ],
  ["a header with a space", withHeaders("X A"), /\/headers$/, "X A is not a name of a header"],
  ["Content-Type as a header", withHeaders("Content-Type"), /\/headers$/, "State it in `content`"],
  ["two headers of one name", withHeaders("X-A", "x-a"), /\/headers$/, "Two headers are named x-a"],
  [
    "a style of a header",
    respond({ 200: { headers: { A: { style: "form", schema: { type: "string" } } } } }),
    /\/A\/style$/,
    "must be simple",
  ],
  ["a range of successes", respond({ "2XX": json }), /\/responses$/, "The status 2XX"],
  ["no success", respond({ default: json }), /\/responses$/, "no success status"],
  ["a body with 204", respond({ 204: json }), /\/204\/content$/, "has no body"],
  ["a link", respond({ 200: { ...json, links: {} } }), /\/links$/, "do not follow links"],
  ["an unknown payload", successOf({ ...open, "x-payload": "data" }), /\/x-payload$/, "names data"],
  ["an optional payload", successOf({ ...open, "x-payload": "a" }), /\/x-payload$/, "payload a is optional"],
  [
    "a discriminator alone",
    bodyOf({ ...open, discriminator: { propertyName: "a" } }),
    /\/discriminator$/,
    "needs `oneOf`",
  ],
  [
    "properties beside a map",
    bodyOf({ ...open, additionalProperties: { type: "integer" } }),
    /\/additionalProperties$/,
    "beside a map",
  ],
  ["a part of a schema", bodyOf(ref("Thing/properties/a")), /\/\$ref$/, "a file of its own"],
  [
    "a map beside parts",
    bodyOf({ ...open, unevaluatedProperties: {} }),
    /\/unevaluatedProperties$/,
    "beside other parts",
  ],
  [
    "a closed part",
    bodyOf({ allOf: [{ ...open, additionalProperties: false }, { properties: { b: {} } }] }),
    /\/additionalProperties$/,
    "other parts",
  ],
  ["__proto__", bodyOf({ properties: JSON.parse('{"__proto__":{}}') }), /\/properties$/, "__proto__"],
  ["hasOwnProperty", bodyOf({ properties: { hasOwnProperty: {} } }), /\/properties$/, "hasOwnProperty"],
  ["a list in enum", bodyOf({ enum: [[1]] }), /\/enum$/, "not compared"],
  ["an object in const", bodyOf({ const: {} }), /\/const$/, "not compared"],
  ["null of the type alone", bodyOf({ type: ["string", "null"], enum: ["a"] }), /\/enum$/, "Add null"],
  ["unique objects", bodyOf({ type: "array", uniqueItems: true, items: open }), /\/uniqueItems$/, "scalars"],
  ["a member of no direction", bodyOf({ readOnly: true, writeOnly: true }), /\/readOnly$/, "Remove one"],
  [
    "elements of a direction",
    bodyOf({ type: "array", items: { type: "string", readOnly: true } }),
    /\/items$/,
    "apply to properties only",
  ],
  [
    "a tag that is not a string",
    bodyOf({ oneOf: [ref("Numbered")], discriminator: { propertyName: "kind" } }),
    /\/kind\/type$/,
    "must be a string",
  ],
  ["an alternative in place", bodyOf({ ...tagged, oneOf: [open] }), /\/oneOf\/0$/, "must be a `$ref`"],
  [
    "an alternative that is not an object",
    bodyOf({ ...tagged, oneOf: [ref("Name")] }),
    /\/oneOf\/0\/\$ref$/,
    "must be an object",
  ],
  [
    "a tag of no alternative",
    bodyOf({ ...tagged, discriminator: { propertyName: "a", mapping: { x: "Other" } } }),
    /\/discriminator$/,
    "mapping of x",
  ],
  [
    "a tag that its property excludes",
    bodyOf({ oneOf: [ref("Fixed")], discriminator: { propertyName: "kind" } }),
    /\/oneOf\/0\/\$ref$/,
    "Fixed is not a value",
  ],
  ["two discriminators", bodyOf({ ...tagged, allOf: [{ ...tagged }] }), /\/discriminator$/, "Keep one"],
  [
    "a closed allOf",
    bodyOf({ allOf: [open], additionalProperties: false }),
    /\/additionalProperties$/,
    "unevaluatedProperties",
  ],
  ["nullable", bodyOf({ ...open, nullable: true }), /\/nullable$/, "Add null to `type`"],
  [
    "a pattern of names",
    bodyOf({ type: "object", patternProperties: {} }),
    /\/patternProperties$/,
    "no type",
  ],
  ["a tuple", bodyOf({ type: "array", prefixItems: [] }), /\/prefixItems$/, "one type of element"],
  ["a condition", bodyOf({ ...open, if: {} }), /\/if$/, "oneOf"],
  [
    "a schema that accepts nothing",
    bodyOf({ type: "object", properties: { a: false } }),
    /\/properties$/,
    "accepts no value",
  ],
  [
    "a name of another form",
    bodyOf({ allOf: [ref("Marked"), ref("MarkedInput")] }),
    /\/allOf\/0\/\$ref$/,
    "named MarkedInput",
  ],
  [
    "known values that are not strings",
    bodyOf({ "x-extensible-enum": [1] }),
    /\/x-extensible-enum$/,
    "list of strings",
  ],
  ["a schema without PascalCase", bodyOf(ref("thing")), /\/\$ref$/, "PascalCase"],
  ["a schema of TypeScript's", bodyOf(ref("Record")), /\/\$ref$/, "type Record of its own"],
  ["an endless schema", bodyOf(ref("Loop")), /\/Loop$/, "contains itself"],
])("refuses %s, with its place", (_, change, place, message) => {
  const schemas = {
    thing: open,
    Thing: open,
    Record: open,
    Loop: { allOf: [ref("Loop")] },
    Tagged: tagged,
    Name: { type: "string" },
    Marked: { type: "object", properties: { id: { type: "string", readOnly: true } } },
    MarkedInput: open,
    Numbered: { type: "object", properties: { kind: { type: "integer" } } },
    Fixed: { type: "object", properties: { kind: { const: "fixed" } } },
  };
  const { problems } = readBundle(documentWith(change, schemas));
  expect(problems).toContainEqual({
    place: expect.stringMatching(place),
    message: expect.stringContaining(message),
  });
});

test.each<[what: string, members: object, message: string]>([
  ["webhooks", { webhooks: {} }, "receive no requests"],
  [
    "two equal operationIds",
    {
      paths: Object.fromEntries(
        ["/a", "/b"].map((path) => [path, { get: { operationId: "getA", responses: { 204: {} } } }]),
      ),
    },
    "has the operationId getA too",
  ],
  ["TRACE", { paths: { "/a": { trace: {} } } }, "cannot send TRACE"],
  [
    "a body of GET",
    { paths: { "/a": { get: { operationId: "getA", requestBody: json, responses: { 204: {} } } } } },
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
  ["a path without operations", { paths: { "/a": { parameters: [] } } }, "has no operation"],
  [
    "an operation beside a reference",
    { paths: { "/a": { $ref: "#/components/pathItems/A", get: {} } }, components: { pathItems: { A: {} } } },
    "`$ref` replaces get",
  ],
  ["a title that ends a comment", { info: { title: "a */ b", version: "1" } }, "without */"],
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

test("all problems are reported at once, each once", () => {
  const { problems } = readBundle(documentWith(setTo({ callbacks: {}, servers: [], externalDocs: {} })));
  expect(problems).toHaveLength(3);
  expect(() => listOperations({ ...documentWith(), webhooks: {} })).toThrow(
    "#/webhooks: `webhooks` of the document is not supported. The clients receive no requests.",
  );
});

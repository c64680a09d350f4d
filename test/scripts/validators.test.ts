/** Compiled validators report exactly what Ajv reports for the document's own schemas; a response's also what is beyond its contract. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formats } from "../../scripts/generate/formats.ts";
import { generateRequests, generateResponses, parametersSchema } from "../../scripts/generate/validators.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import { bundleApi, type OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { listOperations } from "../../scripts/lib/document.ts";
import type { Validator } from "../../src/contract/validator.ts";
import { bodyOf, documentWith, successOf } from "./document.ts";

/** Result of a validator that is compared: Ajv adds a message, and a reference changes the path in the schema. */
function verdict(validate: Validator, value: unknown) {
  const accepted = validate(value);
  const errors = (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
    instancePath,
    keyword,
    params,
  }));
  return { accepted, errors: accepted ? [] : errors };
}

/** Ajv without code generation to a file, messages or redefined keywords. */
function plainAjv() {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    ownProperties: true,
    formats,
  });
  ajv.addVocabulary(["x-extensible-enum", "x-inferred", "x-sensitive", "components"]);
  return ajv;
}

/** Imports generated JavaScript. */
async function load(javascript: string) {
  return import(`data:text/javascript,${encodeURIComponent(javascript)}`);
}

/** The compiled validator of a request body. */
async function compileBody(schema: unknown, schemas?: object): Promise<Validator> {
  const { javascript } = generateRequests(documentWith(bodyOf(schema), schemas));
  return (await load(javascript)).requests.updateThing.body;
}

/** The compiled validator of a success response. */
async function compileResponse(schema: unknown, schemas?: object): Promise<Validator> {
  const { javascript } = generateResponses(documentWith(successOf(schema), schemas));
  return (await load(javascript)).responses.updateThing;
}

/** Errors of a value as `pointer keyword`; empty if it is valid. */
function errorsOf(validate: Validator, value: unknown): readonly string[] {
  return verdict(validate, value).errors.map(({ instancePath, keyword, params }) =>
    [instancePath, keyword, ...Object.values(params).map((param) => JSON.stringify(param))].join(" "),
  );
}

const object = (properties: object) => ({ type: "object", properties });
const text = { type: "string" };

/** Anything, and often what is nearly right: numbers at the edges, texts that look like ids, the members of the schema. */
function valuesFor(schema: object): fc.Arbitrary<unknown> {
  const members = [...JSON.stringify(schema).matchAll(/"(\w+)":\{/g)].map(([, name]) => name ?? "");
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      false,
      "",
      "above",
      "tile",
      "2026-01-15T09:30",
      "2026-01-15T09:30:00.000Z",
    ),
    fc.constantFrom(
      -1,
      0,
      0.5,
      1,
      2,
      3,
      16,
      17,
      32,
      33,
      35,
      36,
      64,
      65,
      100,
      499,
      500,
      60_000,
      60_001,
      Number.NaN,
    ),
    fc.integer(),
    fc.double(),
    fc.uuid(),
    fc.string(),
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      leaf,
      fc.dictionary(members.length > 0 ? fc.constantFrom(...members, "unknown") : fc.string(), tie("value")),
      fc.array(tie("value"), { maxLength: 3 }),
    ),
  }));
  return value;
}

const { apis, config } = await readRegister();

describe.each(apis)("the validators of $name", (api) => {
  const importGenerated = (name: string) => import(pathToFileURL(path.join(api.generated, name)).href);

  test("agree with Ajv on requests", async () => {
    const document = await bundleApi(api, config);
    const { requests } = await importGenerated("requests.js");
    const components = { schemas: document.components?.schemas ?? {} };
    const pairs = listOperations(document).flatMap(({ operationId, parameters, requestBody }) => {
      const { parameters: ofParameters, body: ofBody } = requests[operationId];
      const [body] = requestBody?.content ?? [];
      return [
        ...(parameters.length > 0 ? [[ofParameters, parametersSchema(parameters)] as const] : []),
        ...(body ? [[ofBody, body.schema] as const] : []),
      ];
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const [compiled, schema] of pairs) {
      const plain = plainAjv().compile({ ...schema, components });
      fc.assert(
        fc.property(valuesFor({ schema, components }), (value) => {
          expect(verdict(compiled, value)).toEqual(verdict(plain, value));
        }),
        { numRuns: 300 },
      );
    }
  });

  test("agree with Ajv on responses, apart from what closing adds", async () => {
    const document = await bundleApi(api, config);
    const { responses } = await importGenerated("responses.js");
    const components = { schemas: document.components?.schemas ?? {} };
    const operations = listOperations(document);
    expect(Object.keys(responses)).toEqual(operations.map(({ operationId }) => operationId));
    for (const { operationId, responses: documented } of operations) {
      const schema = documented["200"]?.[0]?.schema;
      if (!schema) throw new Error(`${operationId} has no response 200.`);
      const plain = plainAjv().compile({ ...schema, components });
      fc.assert(
        fc.property(valuesFor({ schema, components }), (value) => {
          const { errors } = verdict(responses[operationId], value);
          const ofContract = errors.filter(
            ({ keyword }) => keyword !== "additionalProperties" && keyword !== "x-extensible-enum",
          );
          expect(ofContract).toEqual(verdict(plain, value).errors);
        }),
        { numRuns: 300 },
      );
    }
  });
});

/** Objects that take no further members, in every place where they may stand, with members of every kind. */
const inner = {
  type: "object",
  properties: { low: { type: "integer", minimum: 0, maximum: 0 }, text: { type: "string", minLength: 2 } },
  required: ["low"],
  additionalProperties: false,
};
const closedObjects: Readonly<Record<string, object>> = {
  "one within another": {
    type: "object",
    properties: { inner, again: inner, list: { type: "array", items: inner } },
    required: ["inner"],
    additionalProperties: false,
  },
  "a member that may be anything": { ...inner, properties: { ...inner.properties, unknown: {} } },
  "one within one that is open": { type: "object", properties: { inner } },
  "names that are no plain words": {
    type: "object",
    properties: { "a-b": { type: "string" }, __proto: { type: "number", exclusiveMinimum: -1 } },
    additionalProperties: false,
  },
  "no members at all": { type: "object", properties: {}, additionalProperties: false },
  "one that may be null": { ...inner, type: ["object", "null"] },
  "equal limits and others": {
    type: "object",
    properties: {
      low: { type: "number", minimum: 1, maximum: 3 },
      text: { type: "number", minimum: 3, maximum: 3 },
      unknown: { type: "number", maximum: 1.5e300 },
    },
    additionalProperties: false,
  },
};

test.each(Object.entries(closedObjects))("agree with Ajv on closed objects: %s", async (_, schema) => {
  const compiled = await compileBody(schema);
  const plain = plainAjv().compile(schema);
  fc.assert(
    fc.property(valuesFor({ schema }), (value) => {
      expect(verdict(compiled, value)).toEqual(verdict(plain, value));
    }),
    { numRuns: 300 },
  );
});

/** Names that code, JSON or JSON Pointer could mistake for something else. */
const awkwardNames = [
  ...["toString", "constructor", "hasOwnProperty", "valueOf", "class", "data", "errors", "undefined"],
  ...["a-b", "a.b", "a b", "a/b~c", "~1", "", "0", "'", '"', "`$", "\\", "*/", "\n", "\u2028", "é", "😀"],
];

describe.each([
  ["request bodies", compileBody],
  ["responses", compileResponse],
])("awkward names in %s", (_, compile) => {
  // Nine properties or more make Ajv look names up in the schema instead of comparing each.
  test.each([
    ["one by one", awkwardNames.map((name) => [name])],
    ["all together", [awkwardNames]],
  ])("are validated like any other, %s", async (_, groups) => {
    for (const names of groups) {
      const properties = Object.fromEntries(names.map((name) => [name, text]));
      const schema = { ...object(properties), additionalProperties: false };
      const plain = plainAjv().compile(schema);
      const compiled = await compile(compile === compileBody ? schema : object(properties));
      for (const name of [...awkwardNames, "__proto__", "other"]) {
        for (const value of ["x", 1, null, {}]) {
          // JSON.parse, unlike an object literal, gives an own member for `__proto__`.
          const parsed: unknown = JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);
          expect(verdict(compiled, parsed), name).toEqual(verdict(plain, parsed));
        }
      }
      expect(compiled({})).toBe(true);
    }
  });

  test("inherited members are neither values nor required ones", async () => {
    const compiled = await compile({
      ...object({ toString: text, size: text }),
      required: ["toString", "size"],
    });
    const inherits = Object.create({ size: "x", unknown: 1 });
    expect(errorsOf(compiled, inherits).toSorted()).toEqual([' required "size"', ' required "toString"']);
    expect(compiled(Object.assign(inherits, { size: "x", toString: "y" }))).toBe(true);
  });

  test("a property named __proto__ is refused, since Ajv would not validate it", async () => {
    const properties = JSON.parse('{"__proto__":{"type":"string"}}');
    await expect(compile(object(properties))).rejects.toThrow("__proto__ cannot be validated");
  });
});

test.each(["", "a", "ab", "abc", "😀", "😀😀", "😀a", "\ud83d", "\ude00\ud83d", "e\u0301"])(
  "count code points as Ajv does: %j",
  async (value) => {
    const schema = { type: "string", minLength: 1, maxLength: 2 };
    const [compiled, plain] = [await compileBody(schema), plainAjv().compile(schema)];
    expect(verdict(compiled, value)).toEqual(verdict(plain, value));
  },
);

describe("request validators", () => {
  test("stand alone: neither imports nor eval", () => {
    for (const { javascript } of [generateRequests(documentWith()), generateResponses(documentWith())]) {
      expect(javascript).not.toMatch(/\bimport\b|\brequire\(|\beval\b|new Function/);
    }
  });

  test("of one schema that two operations share are one function", async () => {
    const document = documentWith();
    const [shared] = Object.values(document.paths ?? {});
    // The operation of documentWith, under another name.
    const { put: first } = shared as unknown as { put: object };
    const put = { ...first, operationId: "replaceThing" };
    const paths = { ...document.paths, "/others/{id}": { put } } as unknown as NonNullable<
      OpenApiDocument["paths"]
    >;
    const { requests } = await load(generateRequests({ ...document, paths }).javascript);
    const { updateThing, replaceThing } = requests;
    expect(replaceThing.body).toBe(updateThing.body);
    expect([updateThing.body({ size: 1 }), updateThing.body({ size: "1" })]).toEqual([true, false]);
  });

  test("validate what a reference leads to, itself included", async () => {
    const tree = { ...object({ parts: { type: "array", items: { $ref: "#/components/schemas/Tree" } } }) };
    const compiled = await compileBody({ $ref: "#/components/schemas/Tree" }, { Tree: tree });
    expect(errorsOf(compiled, { parts: [{ parts: [{}, 1] }] })).toEqual(['/parts/0/parts/1 type "object"']);
  });

  test("keep a property that is named like an annotation", async () => {
    const compiled = await compileBody(
      object({ description: { type: "integer" }, "x-y": { type: "integer" } }),
    );
    expect(errorsOf(compiled, { description: "1", "x-y": "1" })).toEqual([
      '/description type "integer"',
      '/x-y type "integer"',
    ]);
  });

  test("leave out annotations, and accept any value of an open value list", async () => {
    const schema = { type: "string", description: "Said of it.", "x-extensible-enum": ["a"] };
    const { javascript } = generateRequests(documentWith(bodyOf(schema)));
    expect(javascript).not.toMatch(/Said of it|extensible/);
    expect((await compileBody(schema))("b")).toBe(true);
  });

  test.each([
    ["an unknown keyword", { type: "string", maxLenght: 3 }, "maxLenght"],
    ["an unknown format", { type: "string", format: "ipv4" }, "ipv4"],
    ["a pattern that is not a regular expression", { type: "string", pattern: "(" }, "("],
    ["a pattern that is invalid with the u flag", { type: "string", pattern: "\\-" }, "\\-"],
    [
      "a keyword that needs Ajv at run time",
      { type: "array", items: {}, uniqueItems: true },
      "would import ajv/dist/runtime/equal at run time",
    ],
    ["a reference to nowhere", { $ref: "#/components/schemas/Nothing" }, "Nothing"],
  ])("refuse %s", (_, schema, message) => {
    expect(() => generateRequests(documentWith(bodyOf(schema)))).toThrow(message);
  });

  test("name the document of a schema that they refuse, and what to do", () => {
    const document = documentWith(bodyOf({ type: "string", format: "ipv4" }));
    expect(() => generateRequests(document)).toThrow(/^Things: .*ipv4.*formats\.ts\.$/);
  });
});

describe("response validators", () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  test("report unknown members at any depth, through references, arrays and null", async () => {
    const compiled = await compileResponse(
      object({ list: { type: "array", items: ref("Part") }, part: ref("Part") }),
      {
        Part: { type: ["object", "null"], properties: { inner: object({ size: { type: "integer" } }) } },
      },
    );
    const part = { inner: { size: 1, "a/b~c": 1 }, more: {} };
    expect(errorsOf(compiled, { list: [null, part], part, top: null }).toSorted()).toEqual([
      ' additionalProperties "top"',
      '/list/1 additionalProperties "more"',
      '/list/1/inner additionalProperties "a/b~c"',
      '/part additionalProperties "more"',
      '/part/inner additionalProperties "a/b~c"',
    ]);
    expect(compiled({ list: [null, { inner: { size: 1 } }], part: null })).toBe(true);
  });

  test("leave an object open that has no properties, and a schema that says nothing", async () => {
    const compiled = await compileResponse(object({ map: { type: "object" }, any: {}, yes: true }));
    expect(compiled({ map: { x: 1 }, any: { x: 1 }, yes: [] })).toBe(true);
    expect(errorsOf(compiled, { map: [] })).toEqual(['/map type "object"']);
  });

  test("refuse a schema that contains itself, but not one that is used twice", async () => {
    const tree = object({ parts: { type: "array", items: ref("Tree") } });
    await expect(compileResponse(ref("Tree"), { Tree: tree })).rejects.toThrow(
      /Tree\.parts\[\].*contains itself/,
    );
    const pair = object({ one: ref("Leaf"), other: ref("Leaf") });
    const compiled = await compileResponse(ref("Pair"), {
      Pair: pair,
      Leaf: object({ size: { type: "number" } }),
    });
    expect(errorsOf(compiled, { one: { x: 1 }, other: { y: 1 } })).toEqual([
      '/one additionalProperties "x"',
      '/other additionalProperties "y"',
    ]);
  });

  test("report a value beyond an open value list by its own keyword, and another type only once", async () => {
    const known = { type: ["string", "null"], "x-extensible-enum": ["a", "b"] };
    const compiled = await compileResponse(object({ known, list: { type: "array", items: known } }));
    expect(errorsOf(compiled, { known: "c", list: ["a", "", null, 1] })).toEqual([
      '/known x-extensible-enum ["a","b"]',
      '/list/1 x-extensible-enum ["a","b"]',
      '/list/3 type ["string","null"]',
    ]);
    expect(compiled({ known: null, list: ["b"] })).toBe(true);
  });

  test("check enum, const, format, pattern and required as Ajv does", async () => {
    const compiled = await compileResponse({
      ...object({
        enum: { type: ["string", "null", "integer"], enum: ["x", null, 1] },
        const: { const: "x" },
        id: { type: "string", format: "uuid" },
        day: { type: "string", pattern: "^\\d+$" },
      }),
      required: ["id"],
    });
    expect(errorsOf(compiled, { enum: "y", const: "y", day: "x" })).toEqual([
      ' required "id"',
      '/enum enum ["x",null,1]',
      '/const const "x"',
      '/day pattern "^\\\\d+$"',
    ]);
    expect(errorsOf(compiled, { id: "x" })).toEqual(['/id format "uuid"']);
  });

  test.each([
    ["a limit", { type: "integer", minimum: 0 }, "minimum"],
    ["a length", { type: "string", maxLength: 1 }, "maxLength"],
    ["a composition", { allOf: [{ type: "object" }] }, "allOf"],
    ["a choice", { oneOf: [text, { type: "integer" }] }, "oneOf"],
    [
      "an object with further members of a schema",
      { type: "object", additionalProperties: text },
      "additionalProperties",
    ],
    [
      "an object that is closed already",
      { type: "object", additionalProperties: false },
      "additionalProperties",
    ],
    ["members by pattern", { type: "object", patternProperties: { x: text } }, "patternProperties"],
    ["a keyword beside a reference", { ...ref("Part"), type: "object" }, "$ref beside other keywords"],
    ["a schema that nothing fits", false, "the schema false"],
    ["an unknown keyword", { type: "string", maxLenght: 1 }, "maxLenght"],
  ])("refuse %s, with where it is", (_, schema, what) => {
    const inner = { Part: object({ list: { type: "array", items: schema } }) };
    const generate = (response: unknown) => generateResponses(documentWith(successOf(response), inner));
    expect(() => generate(object({ part: ref("Part") }))).toThrow(
      `Things: the validators cannot be compiled: Part.list[]: ${what} is not supported in a response schema`,
    );
    expect(() => generate(object({ part: object({ x: schema }) }))).toThrow(
      `updateThing.part.x: ${what} is not supported`,
    );
    // Only responses are closed.
    expect(() => generate(object({}))).not.toThrow();
  });

  test.each([
    ["properties without the type object", { properties: {} }, "strict mode"],
    ["a reference to nowhere", ref("Nothing"), "#/components/schemas/Nothing points nowhere"],
    ["an open value list without a type", { "x-extensible-enum": ["a"] }, "strict mode"],
    ["an unknown format", { type: "string", format: "ipv4" }, "formats.ts"],
  ])("refuse %s", (_, schema, message) => {
    expect(() => generateResponses(documentWith(successOf(object({ x: schema }))))).toThrow(message);
  });
});

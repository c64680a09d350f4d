/** Compiled validators report what Ajv reports for the document's own schemas; a response's also what is beyond its contract. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { FormatName } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formats } from "../../scripts/generate/formats.ts";
import { generateRequests, generateResponses, parametersSchema } from "../../scripts/generate/validators.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { Schema } from "../../scripts/lib/bundle.ts";
import { type OpenApiDocument, readBundle } from "../../scripts/lib/bundle.ts";
import { listOperations } from "../../src/contract/read-document.ts";
import type { Validator } from "../../src/contract/validator.ts";
import { bodyOf, documentWith, successOf } from "./minimal-document.ts";

/** Errors of a value, as `pointer keyword params`; empty if it is valid. */
function errorsOf(validate: Validator, value: unknown): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    [instancePath, keyword, ...Object.values(params).map((param) => JSON.stringify(param))].join(" "),
  );
}

/** A validator that Ajv compiles at run time, with its own keywords. */
function compileWithAjv(schema: object): Validator {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, ownProperties: true, formats });
  ajv.addVocabulary([
    "x-extensible-enum",
    "x-inferred",
    "x-inferred-members",
    "x-not-documented",
    "x-payload",
    "x-sensitive",
    "components",
  ]);
  return ajv.compile(schema);
}

/** Imports generated JavaScript. */
const load = (javascript: string) => import(`data:text/javascript,${encodeURIComponent(javascript)}`);

async function compileBody(schema: unknown, schemas?: object): Promise<Validator> {
  const { javascript } = generateRequests(documentWith(bodyOf(schema), schemas));
  return (await load(javascript)).requests.updateThing.body;
}

async function compileResponse(schema: unknown, schemas?: object): Promise<Validator> {
  const { javascript } = generateResponses(documentWith(successOf(schema), schemas));
  return (await load(javascript)).responses.updateThing[200];
}

const object = (properties: object) => ({ type: "object", properties });
const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A value of each format that passes, and one that is refused. */
const formatValues: Readonly<Record<FormatName, readonly [valid: unknown, invalid: unknown]>> = {
  date: ["2026-02-28", "2026-13-01"],
  time: ["09:30:00.5+02:00", "09:30:00"],
  "date-time": ["2026-01-15T09:30:00Z", "2026-01-32T09:30:00Z"],
  "iso-time": ["09:30:00", "24:30:00"],
  "iso-date-time": ["2026-01-15 09:30:00", "2026-01-15"],
  duration: ["P1DT2H", "P"],
  uri: ["https://example.com/a?b#c", "/a b"],
  "uri-reference": ["../a?b#c", "a b"],
  "uri-template": ["/pipes/{id}{?page*}", "/pipes/{id"],
  url: ["https://example.com/a", "https://example"],
  email: ["someone+x@example.com", "someone@"],
  hostname: ["db-1.example.com", "-db.example.com"],
  ipv4: ["192.0.2.255", "192.0.2.256"],
  ipv6: ["2001:db8::1", "2001:db8:::1"],
  regex: ["^[a-z]+$", "("],
  uuid: ["11111111-1111-4111-8111-111111111111", "urn:uuid:11111111-1111-4111-8111-111111111111"],
  "json-pointer": ["/a/~1b", "a/b"],
  "json-pointer-uri-fragment": ["#/a", "/a"],
  "relative-json-pointer": ["1/a", "/a"],
  byte: ["YWI=", "YWI"],
  int32: [2 ** 31 - 1, 2 ** 31],
  int64: [2 ** 31, "1"],
  float: [0.5, "0.5"],
  double: [0.5, "0.5"],
  password: ["secret", 1],
  binary: ["\u0000", 1],
};

/** Any value, often one with the schema's members, with numbers at its bounds or with strings of its formats and enums. */
function valuesFor(schema: object): fc.Arbitrary<unknown> {
  const json = JSON.stringify(schema);
  const members = [...json.matchAll(/"(\w+)":\{/g)].map(([, name]) => name ?? "");
  const bounds = [...json.matchAll(/"(?:min|max)imum":(\d+)/g)].map(([, bound]) => Number(bound));
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(null, true, "", "above", "tile", "2026-01-15T09:30:00.000Z", Number.NaN),
    fc.constantFrom(0, ...bounds.flatMap((bound) => [bound - 1, bound, bound + 1])),
    ...[fc.integer(), fc.double(), fc.uuid(), fc.string()],
  );
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      leaf,
      fc.dictionary(fc.constantFrom(...members, "unknown"), tie("value")),
      fc.array(tie("value"), { maxLength: 3 }),
    ),
  })).value;
}

const { apis } = await readRegister();

test.each(apis)(
  "the validators of $name agree with Ajv, apart from what closing a response adds",
  async (api) => {
    const document = await readBundle(api);
    const components = { schemas: document.components?.schemas ?? {} };
    const importTable = (name: string) => import(pathToFileURL(path.join(api.generated, `${name}.js`)).href);
    const [{ requests }, { responses }] = [await importTable("requests"), await importTable("responses")];
    const expectAgreement = (compiled: Validator, schema: Schema | undefined, added?: RegExp) => {
      const plain = compileWithAjv({ ...schema, components });
      const check = (value: unknown) => {
        const errors = errorsOf(compiled, value).filter((error) => !added?.test(error));
        expect(errors).toEqual(errorsOf(plain, value));
      };
      fc.assert(fc.property(valuesFor({ schema, components }), check), { numRuns: 200 });
    };
    for (const { entry, parameters, requestBody, responses: documented } of listOperations(document)) {
      const { operationId } = entry;
      const body = requestBody?.content?.schema?.object;
      const success = documented.find(({ status }) => status === "200")?.content?.schema?.object;
      const { [operationId]: request } = requests;
      if (parameters.length > 0) expectAgreement(request.parameters, parametersSchema(parameters));
      if (body) expectAgreement(request.body, body);
      expectAgreement(responses[operationId][200], success, / (?:additionalProperties|x-extensible-enum) /);
    }
  },
);

describe.each([
  ["request bodies", compileBody],
  ["responses", compileResponse],
])("in %s", (_, compile) => {
  test("inherited members are neither values nor required ones", async () => {
    const schema = { ...object({ toString: text, size: text }), required: ["toString", "size"] };
    const compiled = await compile(schema);
    const inherits = Object.create({ size: "x", unknown: 1 });
    expect(errorsOf(compiled, inherits).toSorted()).toEqual([' required "size"', ' required "toString"']);
    expect(compiled(Object.assign(inherits, { size: "x", toString: "y" }))).toBe(true);
  });

  test("a property named __proto__ is refused, since Ajv would not validate it", async () => {
    const properties = JSON.parse('{"__proto__":{"type":"string"}}');
    await expect(compile(object(properties))).rejects.toThrow("__proto__ cannot be validated");
  });
});

test("lengths are counted in code points, as Ajv does", async () => {
  const schema = { type: "string", minLength: 1, maxLength: 2 };
  const [compiled, plain] = [await compileBody(schema), compileWithAjv(schema)];
  for (const value of ["", "a", "ab", "abc", "😀", "😀😀", "😀ab", "\ud83d", "\ude00\ud83d", "e\u0301"]) {
    expect(errorsOf(compiled, value)).toEqual(errorsOf(plain, value));
  }
});

test.each(Object.entries(formatValues))(
  "the format %s is checked in requests and responses, without an import",
  async (format, [valid, invalid]) => {
    const schema = { type: typeof valid, format };
    for (const compiled of [
      await compileBody(object({ x: schema })),
      await compileResponse(object({ x: schema })),
    ]) {
      expect(errorsOf(compiled, { x: valid })).toEqual([]);
      const keyword = typeof valid === typeof invalid ? "format" : "type";
      expect(errorsOf(compiled, { x: invalid })).toEqual([
        `/x ${keyword} "${keyword === "type" ? schema.type : format}"`,
      ]);
    }
    const { javascript } = generateRequests(documentWith(bodyOf(schema)));
    expect(javascript).not.toMatch(/\bimport\b|\brequire\(/);
  },
);

describe("request validators", () => {
  test("of one schema that two operations share are one function", async () => {
    const document = documentWith();
    const [shared] = Object.values(document.paths ?? {});
    // The operation of documentWith, under another name.
    const { put: first } = shared as unknown as { put: object };
    const others = { put: { ...first, operationId: "replaceThing" } };
    const paths = { ...document.paths, "/others/{id}": others };
    const changed = { ...document, paths } as unknown as OpenApiDocument;
    const { updateThing, replaceThing } = (await load(generateRequests(changed).javascript)).requests;
    expect(replaceThing.body).toBe(updateThing.body);
    expect([updateThing.body({ size: 1 }), updateThing.body({ size: "1" })]).toEqual([true, false]);
  });

  test("validate what a reference leads to, itself included", async () => {
    const Tree = object({ parts: { type: "array", items: ref("Tree") } });
    const compiled = await compileBody(ref("Tree"), { Tree });
    expect(errorsOf(compiled, { parts: [{ parts: [{}, 1] }] })).toEqual(['/parts/0/parts/1 type "object"']);
  });

  test("keep a property that is named like an annotation, and leave out annotations", async () => {
    const integer = { type: "integer", description: "Text." };
    const schema = object({ description: integer, "x-y": integer });
    const types = ['/description type "integer"', '/x-y type "integer"'];
    expect(errorsOf(await compileBody(schema), { description: "1", "x-y": "1" })).toEqual(types);
    const { javascript } = generateRequests(documentWith(bodyOf(schema)));
    expect(javascript).not.toMatch(/Text|\bimport\b|\brequire\(|\beval\b|new Function/);
    expect((await compileBody({ ...text, "x-extensible-enum": ["a"] }))("b")).toBe(true);
  });

  test.each([
    ["an unknown keyword", { ...text, maxLenght: 3 }, "maxLenght"],
    [
      "an unknown format, with what to do",
      { ...text, format: "idn-email" },
      /^Things: .*"idn-email".*Use one of .*\bemail\b.*, or `pattern`\.$/,
    ],
    ["a pattern that is not a regular expression", { ...text, pattern: "(" }, "("],
    ["a pattern that is invalid with the u flag", { ...text, pattern: "\\-" }, "\\-"],
    ["a keyword that needs Ajv", { type: "array", items: {}, uniqueItems: true }, "would import ajv/dist"],
    ["a reference to nowhere", ref("Nothing"), "Nothing"],
  ])("refuse %s", (_, schema, message) => {
    expect(() => generateRequests(documentWith(bodyOf(schema)))).toThrow(message);
  });
});

describe("response validators", () => {
  test("report unknown members at any depth, through references, arrays and null", async () => {
    const inner = object({ size: { type: "integer" } });
    const Part = { ...object({ inner }), type: ["object", "null"] };
    const compiled = await compileResponse(
      object({ list: { type: "array", items: ref("Part") }, part: ref("Part") }),
      { Part },
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

  test("leave an object open that has no properties, and a schema without keywords", async () => {
    const compiled = await compileResponse(object({ map: { type: "object" }, any: {}, yes: true }));
    expect(compiled({ map: { x: 1 }, any: { x: 1 }, yes: [] })).toBe(true);
    expect(errorsOf(compiled, { map: [] })).toEqual(['/map type "object"']);
  });

  test("refuse a list that contains itself", async () => {
    const Tree = object({ parts: { type: "array", items: ref("Tree") } });
    await expect(compileResponse(ref("Tree"), { Tree })).rejects.toThrow(/Tree\.parts\[\].*contains itself/);
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
    const members = {
      enum: { type: ["string", "null", "integer"], enum: ["x", null, 1] },
      const: { const: "x" },
      id: { type: "string", format: "uuid" },
      day: { type: "string", pattern: "^\\d+$" },
    };
    const compiled = await compileResponse({ ...object(members), required: ["id"] });
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
    ["a length", { ...text, maxLength: 1 }, "maxLength"],
    ["a composition", { allOf: [{ type: "object" }] }, "allOf"],
    ["a map", { type: "object", additionalProperties: text }, "additionalProperties"],
    ["a closed object", { type: "object", additionalProperties: false }, "additionalProperties"],
    ["a keyword beside a reference", { ...ref("Part"), type: "object" }, "$ref beside other keywords"],
    ["an unknown keyword", { ...text, maxLenght: 1 }, "maxLenght"],
  ])("refuse %s, with its location", (_, schema, what) => {
    const schemas = { Part: object({ list: { type: "array", items: schema } }) };
    const generate = (response: unknown) => generateResponses(documentWith(successOf(response), schemas));
    expect(() => generate(object({ part: ref("Part") }))).toThrow(
      `Things: the validators cannot be compiled: Part.list[]: ${what} is not supported in a response schema`,
    );
    expect(() => generate(object({ part: object({ x: schema }) }))).toThrow(
      `updateThing.part.x: ${what} is not`,
    );
    // Only responses are closed.
    expect(() => generate(object({}))).not.toThrow();
  });

  test.each([
    ["properties without the type object", { properties: {} }, "strict mode"],
    ["a reference to nowhere", ref("Nothing"), "#/components/schemas/Nothing"],
    ["an open value list without a type", { "x-extensible-enum": ["a"] }, "strict mode"],
    ["an unknown format", { ...text, format: "idn-email" }, "idn-email"],
  ])("refuse %s", (_, schema, message) => {
    expect(() => generateResponses(documentWith(successOf(object({ x: schema }))))).toThrow(message);
  });
});

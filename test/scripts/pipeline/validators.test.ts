/** Compiled validators report what Ajv reports for the document's own schemas; responses are also compared with what is known. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { type OpenApiDocument, readBundle, type Schema } from "../../../scripts/lib/bundle.ts";
import { importClient } from "../../../scripts/lib/import-client.ts";
import { formats } from "../../../scripts/pipeline/generate/formats.ts";
import { describeWithExamples } from "../../../scripts/pipeline/generate/made-examples.ts";
import { createSchemaFacts } from "../../../scripts/pipeline/generate/schema-facts.ts";
import {
  generateRequests,
  generateResponses,
  parametersSchema,
} from "../../../scripts/pipeline/generate/validators.ts";
import { listDriftIssues } from "../../../src/client/drift.ts";
import { describeIssue } from "../../../src/contract/issue.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import type { ResponseSchema, Validator } from "../../../src/contract/validator.ts";
import { bodyOf, documentWith, successOf } from "./minimal-document.ts";

/** Errors of a value, as `pointer keyword params`; empty if it is valid. */
function errorsOf(validate: Validator, value: unknown): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
    // Requests say in words what is expected.
    const { limit, missingProperty, additionalProperty = missingProperty ?? limit } = params;
    const { member = additionalProperty } = params;
    return [instancePath, keyword, JSON.stringify(member) ?? []].flat().join(" ");
  });
}

/** A validator that Ajv compiles at run time, with its own keywords. */
function compileWithAjv(schema: object): Validator {
  const options = { allErrors: true, allowUnionTypes: true, ownProperties: true, formats };
  // The generator has validated the schema. NaN is no number, as in the generated code.
  const strictness = { strict: false, strictNumbers: true };
  const ajv = new Ajv2020({ ...options, ...strictness, meta: false, validateSchema: false });
  return ajv.compile(schema);
}

const load = (javascript: string) => import(`data:text/javascript,${encodeURIComponent(javascript)}`);

async function compileBody(schema: unknown, schemas?: object): Promise<Validator> {
  const { javascript } = generateRequests(documentWith(bodyOf(schema), schemas));
  return (await load(javascript)).requests.updateThing.body;
}

async function compileSchema(schema: unknown, schemas?: object): Promise<ResponseSchema> {
  const { javascript } = generateResponses(documentWith(successOf(schema), schemas));
  return (await load(javascript)).responses.updateThing[200];
}

const compileResponse = async (schema: unknown, schemas?: object) =>
  (await compileSchema(schema, schemas)).validate;

/** Differences of a body from its schema, as `pointer difference expected`. */
function differencesOf(schema: ResponseSchema, body: unknown): readonly string[] {
  return listDriftIssues(schema, body, 100).map(({ pointer, difference, expected }) =>
    `${pointer} ${difference} ${expected}`.replace(/(member) $/, "$1"),
  );
}

const object = (properties: object) => ({ type: "object", properties });
const closed = (properties: object) => ({ ...object(properties), additionalProperties: false });
const text = { type: "string" };
const integer = { type: "integer" };
const none = { type: "null" };
const list = (items: unknown) => ({ type: "array", items });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

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

test.each(apis)("the validators of $name agree with Ajv", async (api) => {
  const { split: document } = await describeWithExamples(api, await readBundle(api));
  const components = { schemas: document.components?.schemas ?? {} };
  const importTable = (name: string) => import(pathToFileURL(path.join(api.generated, `${name}.js`)).href);
  const [{ requests }, { responses }] = [await importTable("requests"), await importTable("responses")];
  // Ajv reports other keywords than the normal form of a document that was brought, and every alternative of a discriminator.
  const sameErrors = api.unsupported === "stop" && !JSON.stringify(document).includes('"discriminator":');
  const expectAgreement = (compiled: Validator, schema: Schema | undefined) => {
    const plain = compileWithAjv({ ...schema, components });
    const check = (value: unknown) => {
      expect(compiled(value)).toBe(plain(value));
      if (sameErrors) expect(errorsOf(compiled, value)).toEqual(errorsOf(plain, value));
    };
    fc.assert(fc.property(valuesFor({ schema, components }), check), { numRuns: 200 });
  };
  const { operations } = await importClient(api);
  for (const { entry, parameters, requestBody, responses: documented } of listOperations(document)) {
    const { operationId } = entry;
    const body = requestBody?.content?.schema?.object;
    const { [operationId]: request } = requests;
    if (parameters.length > 0)
      expectAgreement(request.parameters, parametersSchema(createSchemaFacts(document), parameters));
    if (body && requestBody.entry.kind !== "text") expectAgreement(request.body, body);
    for (const [status, { kind }] of Object.entries(operations[operationId]?.success ?? {})) {
      if (kind !== "json") continue;
      const schema = documented.find((response) => response.status === status)?.content?.schema?.object;
      expectAgreement(responses[operationId][status].validate, schema);
    }
  }
});

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

test("formats are checked in requests and responses, without an import", async () => {
  const schema = object({ id: { ...text, format: "uuid" }, size: { type: "integer", format: "int32" } });
  for (const compiled of [await compileBody(schema), await compileResponse(schema)]) {
    expect(errorsOf(compiled, { id: "11111111-1111-4111-8111-111111111111", size: 1 })).toEqual([]);
    expect(errorsOf(compiled, { id: "b", size: 2 ** 31 })).toEqual(["/id format", "/size format"]);
  }
  const all = Object.keys(formats).map((format) => [format, { type: ["string", "number"], format }]);
  const { javascript } = generateRequests(documentWith(bodyOf(object(Object.fromEntries(all)))));
  expect(javascript).not.toMatch(/\bimport\b|\brequire\(/);
});

/** Alternatives that a tag chooses: `email` by mapping, `Slack` by its name. */
const channels = {
  Email: { ...closed({ kind: text, to: { ...text, minLength: 3 } }), required: ["to"] },
  Slack: closed({ kind: text, room: text }),
  Channel: {
    oneOf: [ref("Email"), ref("Slack")],
    discriminator: { propertyName: "kind", mapping: { email: "#/components/schemas/Email" } },
  },
  Base: object({ id: text, kind: text }),
  More: object({ size: integer }),
};
const payment = {
  anyOf: [
    { ...object({ object: { const: "card" }, number: text, cvc: integer }), required: ["number", "cvc"] },
    { ...object({ object: { enum: ["bank"] }, number: text }), required: ["object", "number"] },
  ],
};
const message = {
  oneOf: [
    { ...object({ role: { const: "user" }, text }), required: ["role"] },
    { type: "object", allOf: [object({ role: { enum: ["tool"] }, id: text })], required: ["role"] },
  ],
  unevaluatedProperties: false,
};
const composed = { type: "object", allOf: [ref("Base"), ref("More")], unevaluatedProperties: false };

describe("the issues of a request", () => {
  test.each<[what: string, schema: unknown, value: unknown, ...issues: string[]]>([
    [
      "a list as body",
      { type: "array", items: text, minItems: 1 },
      [],
      " must be an array with at least 1 item",
    ],
    ["a scalar as body", { type: "integer", maximum: 3 }, 4, " must be an integer of at most 3"],
    ["a large integer", { ...integer, format: "int32" }, 2 ** 31, " must be a 32-bit integer"],
    [
      "a range",
      object({
        size: { type: ["integer", "null"], minimum: 0, maximum: 3 },
        share: { type: "number", minimum: 0.5, maximum: 1 },
        open: { type: "number", exclusiveMinimum: 0, maximum: 1 },
        least: { type: ["integer", "null"], minimum: 1 },
      }),
      { size: 4, share: 0, open: 0, least: 0 },
      "/size must be an integer from 0 to 3, or null",
      "/share must be a number from 0.5 to 1",
      "/open must be a number of more than 0 and at most 1",
      "/least must be an integer of at least 1, or null",
    ],
    ["a misspelt name", closed({ size: {} }), { sise: 1 }, "/sise is unknown (did you mean size?)"],
    ["another format", { ...text, format: "date-time" }, "b", " must be a string in the format date-time"],
    [
      "days that a month does not have",
      list({ ...text, format: "date" }),
      ["2024-02-29", "2023-02-29", "2000-02-29", "1900-02-29", "2026-01-31", "2026-04-31", "2026-00-10"],
      ...[1, 3, 5, 6].map((index) => `/${index} must be a string in the format date`),
    ],
    [
      "a time on such a day",
      { ...text, format: "date-time" },
      "2026-02-30T00:00:00Z",
      " must be a string in the format date-time",
    ],
    ["a length", { ...text, maxLength: 1 }, "ab", " must be a string with at most 1 character"],
    ["a pattern", { ...text, pattern: "^a$" }, "b", " must be a string matching ^a$"],
    ["a constant", { const: 1 }, 2, " must be 1"],
    ["equal items", { type: "array", uniqueItems: true }, [1, 1], " must not have two equal items"],
    ["an excluded form", { not: text }, "a", " has a form that is not allowed"],
    ["an excluded property", object({ a: false }), { a: 1 }, "/a is not allowed"],
    ["a dependency", { ...object({}), dependentRequired: { a: ["b"] } }, { a: 1 }, "/b is missing beside a"],
    [
      "a name",
      { ...object({}), propertyNames: { not: { const: "a" } } },
      { a: 1 },
      " has a form that is not allowed",
      " has a property with the invalid name a",
    ],
    [
      "too few items of a kind",
      { ...list({}), contains: text },
      [1],
      "/0 must be a string",
      " must contain at least 1 valid item(s)",
    ],
    ["a multiple", { type: "number", multipleOf: 0.1 }, 0.35, " must be a number that is a multiple of 0.1"],
    ["a multiple that floating point misses", { type: "number", multipleOf: 0.1 }, 0.3],
    ["allOf", composed, { id: "x", size: 1 }],
    [
      "a broken part",
      composed,
      { id: 1, size: "x", new: 1 },
      "/id must be a string",
      "/size must be an integer",
      "/new is unknown (check its spelling)",
    ],
    ["another type than all parts, once", composed, [], " must be an object"],
    [
      "a misspelt name in a composition",
      composed,
      { id: "x", sise: 1 },
      "/sise is unknown (did you mean size?)",
    ],
    ["a chosen alternative", ref("Channel"), { kind: "email", to: "abc" }],
    [
      "errors of the chosen alternative only",
      ref("Channel"),
      { kind: "email", to: "a", room: 1 },
      "/room is unknown (check its spelling)",
      "/to must be a string with at least 3 characters",
    ],
    ["an implicit tag", ref("Channel"), { kind: "Slack", room: 1 }, "/room must be a string"],
    [
      "the name of a schema that is mapped",
      ref("Channel"),
      { kind: "Email", to: "abc" },
      '/kind must be one of ["email","Slack"]',
    ],
    ["no tag", ref("Channel"), { to: "abc" }, "/kind is missing"],
    [
      "null beside tagged alternatives",
      { ...channels.Channel, oneOf: [...channels.Channel.oneOf, none] },
      null,
    ],
    [
      "members beside a closed tagged union",
      {
        ...channels.Channel,
        oneOf: [ref("Left"), ref("Right")],
        discriminator: { propertyName: "side" },
        properties: { id: text },
        type: "object",
        unevaluatedProperties: false,
      },
      { side: "Left", id: 1, left: "x", right: 1 },
      "/left must be an integer",
      "/id must be a string",
      "/right is unknown (check its spelling)",
    ],
    [
      "the alternative that a constant chooses",
      payment,
      { object: "bank", number: 1 },
      "/number must be a string",
    ],
    ["no constant where none is required", payment, { number: "1", cvc: 1 }],
    ["no constant and no alternative", payment, { number: 1 }, " matches no alternative"],
    ["an unknown constant", message, { role: "bot" }, '/role must be one of ["user","tool"]'],
    [
      "members beside a constant",
      message,
      { role: "tool", id: "a", x: 1 },
      "/x is unknown (check its spelling)",
    ],
    ["a nullable reference", { anyOf: [ref("More"), none] }, { size: "x" }, "/size must be an integer"],
    ["null for it", { anyOf: [ref("More"), none] }, null],
    ["neither of both", { oneOf: [ref("More"), none] }, 1, " must be an object, or null"],
    ["types that differ", { oneOf: [text, list(text)] }, ["a", 1], "/1 must be a string"],
    [
      "no alternative",
      { anyOf: [ref("Email"), ref("Slack")] },
      { kind: 1, more: 2 },
      " matches no alternative",
    ],
    [
      "two alternatives",
      { oneOf: [object({ a: text }), object({ b: text })] },
      {},
      " matches several alternatives",
    ],
    [
      "no alternative, closed outside",
      {
        type: "object",
        anyOf: [{ ...object({ a: text }), required: ["a"] }],
        oneOf: [{ required: ["b"] }, { required: ["c"] }],
        unevaluatedProperties: false,
        properties: { b: text, c: text },
      },
      { a: "x" },
      " matches no alternative",
    ],
    [
      "recursion in a list and a map",
      ref("Tree"),
      { parts: [{ byName: { a: { parts: 1 } } }] },
      "/parts/0/byName/a/parts must be an array",
    ],
  ])("%s", async (_, schema, value, ...issues) => {
    const tree = ref("Tree");
    const compiled = await compileBody(schema, {
      ...channels,
      Left: object({ side: text, left: integer }),
      Right: object({ right: integer }),
      Tree: object({ parts: list(tree), byName: { type: "object", additionalProperties: tree } }),
    });
    compiled(value);
    const found = (compiled.errors ?? []).map((error) => describeIssue(error, ""));
    expect(found.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(issues);
  });
});

test.each<[what: string, schema: object]>([
  ["allOf", composed],
  ["nullable references", { anyOf: [ref("More"), none] }],
  ["types that differ", { oneOf: [text, list(ref("Base")), { type: "integer", minimum: 0 }] }],
  ["types that overlap", { oneOf: [integer, { type: "number", minimum: 5 }, ref("More")] }],
  [
    "unions beside members",
    { ...object({ id: text }), anyOf: [ref("More"), { required: ["id"] }], unevaluatedProperties: false },
  ],
  ["a nullable type beside a union", { type: ["object", "null"], oneOf: [ref("More"), none] }],
  ["unions in unions", { anyOf: [{ oneOf: [ref("Email"), none] }, { allOf: [ref("Slack")] }] }],
])("a request with %s is valid exactly if it is by Ajv", async (_, schema) => {
  const components = { schemas: { ...channels, Channel: {} } };
  const [compiled, plain] = [await compileBody(schema, channels), compileWithAjv({ ...schema, components })];
  const check = (value: unknown) => {
    expect(compiled(value)).toBe(plain(value));
  };
  fc.assert(fc.property(valuesFor({ schema, components }), check), { numRuns: 500 });
});

/** The document leaves responses open. */
const events = {
  Event: {
    oneOf: [ref("Created"), ref("Moved")],
    discriminator: {
      propertyName: "kind",
      mapping: { created: "Created", moved: "#/components/schemas/Moved" },
    },
  },
  Created: object({ kind: text, at: { ...text, format: "date-time" } }),
  Moved: { allOf: [ref("Created"), object({ from: text, to: ref("Place") })] },
  Place: object({ name: text, inside: ref("Place") }),
  Expression: object({ left: { anyOf: [ref("Expression"), ref("Place")] } }),
};

describe("the drift of a response", () => {
  test.each<[what: string, schema: unknown, value: unknown, ...differences: string[]]>([
    [
      "limits",
      object({
        a: { type: "integer", minimum: 1 },
        b: { ...text, maxLength: 1 },
        c: { ...list(text), uniqueItems: true },
      }),
      { a: 0, b: "ab", c: ["x", "x"] },
      "/a wrong-value minimum 1",
      "/b wrong-value maxLength 1",
      "/c wrong-value uniqueItems true",
    ],
    [
      "a map",
      object({ by: { type: "object", additionalProperties: ref("Place") } }),
      { by: { x: { name: "a", new: 1 } } },
      "/by/x/new unknown-member",
    ],
    [
      "an object that the document closes",
      { ...object({}), additionalProperties: false },
      { x: 1 },
      "/x unknown-member",
    ],
    ["an object that the document opens", { ...object({ a: text }), additionalProperties: true }, { x: 1 }],
    [
      "the parts of allOf",
      ref("Moved"),
      { kind: 1, from: "a", to: { name: 1, new: 2 }, new: 3 },
      "/kind wrong-type string",
      "/to/name wrong-type string",
      "/to/new unknown-member",
      "/new unknown-member",
    ],
    [
      "a chosen alternative in a list",
      list(ref("Event")),
      [
        // A member of another alternative is known.
        { kind: "created", at: "now", from: "a", new: 1 },
        { kind: "moved", from: "a", to: {} },
      ],
      "/0/at wrong-format date-time",
      "/0/new unknown-member",
    ],
    ["a new alternative", ref("Event"), { kind: "deleted", at: "x" }, "/kind new-value created,moved"],
    ["no tag", ref("Event"), { by: "x" }, "/by unknown-member"],
    [
      "members beside tagged alternatives",
      { ...object({ id: text }), ...events.Event },
      { id: 1, kind: "moved", from: 1, to: {}, new: 1 },
      "/from wrong-type string",
      "/id wrong-type string",
      "/new unknown-member",
    ],
    [
      "tagged alternatives in allOf",
      { allOf: [object({ id: text }), ref("Event")] },
      { id: "x", kind: "created", new: 1 },
      "/new unknown-member",
    ],
    [
      "a nullable reference",
      object({ a: { oneOf: [none, ref("Place")] }, b: { anyOf: [ref("Place"), none] } }),
      { a: { new: 1 }, b: null },
      "/a/new unknown-member",
    ],
    [
      "alternatives without a tag",
      { anyOf: [object({ a: text }), object({ b: text })] },
      { a: "x", b: "x", c: 1 },
      "/c unknown-member",
    ],
    [
      "no alternative",
      {
        anyOf: [
          { ...object({ a: text }), required: ["a"] },
          { ...object({ b: text }), required: ["b"] },
        ],
      },
      { a: 1, c: 1 },
      " wrong-value ",
      "/c unknown-member",
    ],
    ["a free-form alternative", { anyOf: [object({ a: text }), { type: "object" }] }, { x: 1 }],
    [
      "an object or a list of objects",
      { oneOf: [ref("Place"), list(ref("Place"))] },
      [{ new: 1 }],
      "/0/new unknown-member",
    ],
    [
      "recursion in a union",
      ref("Expression"),
      { left: { left: { new: 1 }, new: 1 } },
      "/left/left/new unknown-member",
      "/left/new unknown-member",
    ],
    [
      "open lists",
      object({
        known: { type: ["string", "null"], "x-extensible-enum": ["a", "b"] },
        list: list({ ...text, "x-extensible-enum": ["a"] }),
        any: { anyOf: [{ ...text, "x-extensible-enum": ["a"] }, { ...text, enum: ["b"] }, none] },
      }),
      { known: "c", list: ["a", "", 1], any: "c" },
      "/list/2 wrong-type string",
      "/known new-value a,b",
      "/list/1 new-value a",
      "/any new-value a,b",
    ],
    [
      "values of open lists",
      object({
        a: { type: ["string", "null"], "x-extensible-enum": ["a"] },
        b: { anyOf: [{ ...text, "x-extensible-enum": ["a"] }, text] },
      }),
      { a: null, b: "b" },
    ],
    [
      "members that one of several alternatives requires",
      { ...object({ a: text, b: text }), oneOf: [{ required: ["a"] }, { required: ["b"] }] },
      { a: "x", b: "x", c: 1 },
      "/c unknown-member",
    ],
  ])("%s", async (_, schema, value, ...differences) => {
    expect(differencesOf(await compileSchema(schema, events), value)).toEqual(differences);
  });
});

test("responses of several statuses have a validator each, those without JSON none", async () => {
  const content = (schema: object, mediaType = "application/json") => ({
    content: { [mediaType]: { schema } },
  });
  const document = documentWith((operation) => {
    operation["responses"] = {
      "200": content(object({ a: text })),
      "201": content(object({ b: text }), "application/merge-patch+json"),
      "202": content({}, "text/plain"),
      "204": {},
      "400": content(text),
    };
  });
  const { javascript, declarations } = generateResponses(document);
  const { updateThing } = (await load(javascript)).responses;
  expect(Object.keys(updateThing)).toEqual(["200", "201"]);
  expect(["a", "b"].map((name) => differencesOf(updateThing[201], { [name]: "x" }))).toEqual([
    ["/a unknown-member"],
    [],
  ]);
  expect(declarations).toContain(
    "updateThing_responses: { readonly 200: ResponseSchema; readonly 201: ResponseSchema };",
  );
});

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

  test("keep a property that is named like an annotation, and leave out annotations", async () => {
    const annotated = { ...integer, description: "Text." };
    const schema = object({ description: annotated, "x-y": annotated });
    const types = ["/description type", "/x-y type"];
    expect(errorsOf(await compileBody(schema), { description: "1", "x-y": "1" })).toEqual(types);
    const { javascript } = generateRequests(documentWith(bodyOf(schema)));
    expect(javascript).not.toMatch(/Text|\bimport\b|\brequire\(|\beval\b|new Function/);
    expect((await compileBody({ ...text, "x-extensible-enum": ["a"] }))("b")).toBe(true);
  });

  test.each<[what: string, schema: object, valid: unknown, invalid: unknown]>([
    ["required members that are not described", { required: ["a"] }, { a: 1 }, {}],
    ["a keyword without a type", { minLength: 2 }, 1, "a"],
    [
      "unique objects",
      { type: "array", uniqueItems: true },
      [{ a: 1 }, { a: 2 }],
      [{ toString: 1 }, { toString: 1 }],
    ],
    ["many values", { enum: Array.from({ length: 300 }, (_, index) => `v${index}`) }, "v299", "v300"],
    [
      "dependent members",
      { dependentRequired: { a: ["b"] }, propertyNames: { maxLength: 1 } },
      { b: 1 },
      { a: 1 },
    ],
    ["contents of a list", { contains: text, maxContains: 1 }, [1, "a"], ["a", "b"]],
  ])("compile %s, without an import", async (_, schema, valid, invalid) => {
    const validate = await compileBody(schema);
    expect([validate(valid), validate(invalid)]).toEqual([true, false]);
  });

  test.each([
    ["an unknown keyword", { ...text, maxLenght: 3 }, "maxLenght"],
    ["a pattern that is not a regular expression", { ...text, pattern: "(" }, "("],
    ["a pattern that is invalid with the u flag", { ...text, pattern: "\\-" }, "\\-"],
    ["a reference to nowhere", ref("Nothing"), "Nothing"],
  ])("refuse %s", (_, schema, message) => {
    expect(() => generateRequests(documentWith(bodyOf(schema)))).toThrow(message);
  });
});

describe("response validators", () => {
  test("leave an object open that has no properties, and a schema without keywords", async () => {
    const compiled = await compileResponse(object({ map: { type: "object" }, any: {}, yes: true }));
    expect(compiled({ map: { x: 1 }, any: { x: 1 }, yes: [] })).toBe(true);
    expect(errorsOf(compiled, { map: [] })).toEqual(["/map type"]);
  });
});

test.each<[schema: object, valid: unknown, invalid: unknown, keyword: string]>([
  [{ type: ["string", "null"] }, "a", null, "not"],
  [{ anyOf: [integer, none] }, 1, null, "not"],
  [list(text), ["a"], [], "minItems"],
  [object({ a: text }), { a: "b" }, {}, "minProperties"],
])("a required parameter of %j cannot be what is not sent", async (schema, valid, invalid, keyword) => {
  const compile = async (required: boolean): Promise<Validator> => {
    const parameters = [
      { name: "id", in: "path", required: true, schema: text },
      { name: "x", in: "query", required, schema },
    ];
    const document = documentWith((operation) => Object.assign(operation, { parameters }));
    return (await load(generateRequests(document).javascript)).requests.updateThing.parameters;
  };
  const validate = await compile(true);
  expect(validate({ id: "1", x: valid })).toBe(true);
  expect(errorsOf(validate, { id: "1", x: invalid }).join()).toContain(keyword);
  expect((await compile(false))({ id: "1", x: invalid })).toBe(true);
});

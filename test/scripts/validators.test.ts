/** Compiled and slimmed validators say what Ajv itself says of the document's own schemas. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formats } from "../../scripts/generate/formats.ts";
import { generateRequestValidators, parametersSchema } from "../../scripts/generate/validators.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import { bundleApi, type OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { type DocumentOperation, listOperations } from "../../scripts/lib/document.ts";

interface Validator {
  (value: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; params: object }[] | null | undefined;
}

/** What both must agree on; Ajv adds where in the schema, and a message. */
function verdict(validate: Validator, value: unknown) {
  const accepted = validate(value);
  const errors = (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
    instancePath,
    keyword,
    params,
  }));
  return { accepted, errors: accepted ? [] : errors };
}

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

describe.each(apis)("of $name", (api) => {
  test("agree with Ajv on requests and responses", async () => {
    const document = await bundleApi(api, config);
    const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true, formats });
    ajv.addVocabulary(["x-extensible-enum", "x-inferred", "x-sensitive", "components"]);
    const components = { schemas: document.components?.schemas ?? {} };
    let compared = 0;
    for (const [compiled, schema] of await pairs(api.generated, listOperations(document))) {
      const original = ajv.compile({ ...schema, components });
      fc.assert(
        fc.property(valuesFor({ schema, components }), (value) => {
          expect(verdict(compiled, value)).toEqual(verdict(original, value));
        }),
        { numRuns: 300 },
      );
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

/** Objects that take no further members, in every place where they may stand, with members of every kind. */
const inner = {
  type: "object",
  properties: { low: { type: "integer", minimum: 0, maximum: 0 }, text: { type: "string", minLength: 2 } },
  required: ["low"],
  additionalProperties: false,
};
const shapes: Readonly<Record<string, object>> = {
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

test.each(Object.entries(shapes))("agree with Ajv on closed objects: %s", async (_, schema) => {
  const paths = {
    "/": {
      post: {
        operationId: "post",
        requestBody: { required: true, content: { "application/json": { schema } } },
        responses: {},
      },
    },
  };
  // As much of a document as is read here.
  const document = { openapi: "3.1.0", info: { title: "t", version: "1" }, paths } as OpenApiDocument;
  const { javascript } = generateRequestValidators(document);
  const { requestValidators } = await import(`data:text/javascript,${encodeURIComponent(javascript)}`);
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true, formats });
  const original = ajv.compile(schema);
  fc.assert(
    fc.property(valuesFor({ schema }), (value) => {
      expect(verdict(requestValidators.post.body, value)).toEqual(verdict(original, value));
    }),
    { numRuns: 300 },
  );
});

/** Each body's compiled validator with the schema that it was made of. */
async function pairs(
  folder: string,
  operations: readonly DocumentOperation[],
): Promise<readonly (readonly [Validator, object])[]> {
  const load = (name: string) => import(pathToFileURL(path.join(folder, name)).href);
  const [{ requestValidators }, { responseValidators }] = await Promise.all([
    load("request-validators.js"),
    load("response-validators.js"),
  ]);
  return operations.flatMap(({ operationId, parameters, requestBody, responses }) => [
    ...(parameters.length > 0
      ? [[requestValidators[operationId].parameters, parametersSchema(parameters)] as const]
      : []),
    ...(requestBody?.content ?? []).map(
      ({ schema }) => [requestValidators[operationId].body, schema] as const,
    ),
    ...Object.entries(responses).flatMap(([status, content]) =>
      content
        .filter(({ mediaType }) => mediaType === "application/json")
        .map(({ schema }) => [responseValidators[operationId][status], schema] as const),
    ),
  ]);
}

/** View model of schemas of the reference, from made-up ones. */
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/contract/openapi.ts";
import { createSchemaView, type SchemaView } from "../../src/docs/reference/schema-view.ts";
import { createApi } from "./reference/made-up-document.ts";

function viewOf(schema: JsonObject, schemas: Record<string, JsonObject> = {}, expand = true): SchemaView {
  const { reader } = createApi({ components: { schemas } });
  return createSchemaView({ object: schema, place: "" }, { reader, anchor: "request", expand });
}

describe("the type of a schema", () => {
  test.each([
    { schema: { type: "string" }, type: "string" },
    { schema: { type: ["null", "string"] }, type: "string or null" },
    { schema: { type: "string", format: "uuid" }, type: "string" },
    { schema: { type: ["integer", "null"], format: "int64" }, type: "integer or null" },
    { schema: { type: "array", items: { type: "string", format: "uuid" } }, type: "array of string (uuid)" },
    { schema: { type: "array", items: { type: "string" } }, type: "array of string" },
    { schema: { type: "array", items: { type: ["number", "null"] } }, type: "array of (number or null)" },
    { schema: { type: "array" }, type: "array" },
    { schema: { enum: ["a", null] }, type: "string or null" },
    { schema: { const: 5 }, type: "integer" },
    { schema: { anyOf: [{ type: "string" }, { type: "null" }] }, type: "string or null" },
    { schema: { allOf: [{ type: "number" }, { type: ["integer", "null"] }] }, type: "integer" },
    { schema: {}, type: "any type" },
    { schema: { type: "array", items: true }, type: "array" },
    { schema: { allOf: [{ type: "string" }, { type: "integer" }] }, type: "no value" },
  ])("of $schema is $type", ({ schema, type }) => {
    expect(viewOf(schema).type).toBe(type);
  });

  test("of a list of itself names it", () => {
    const schemas = {
      Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
      Json: { anyOf: [{ type: "string" }, { type: "array", items: { $ref: "#/components/schemas/Json" } }] },
    };
    expect(viewOf({ $ref: "#/components/schemas/Tree" }, schemas).type).toBe("array of Tree");
    expect(viewOf({ $ref: "#/components/schemas/Json" }, schemas).type).toBe("string or array of Json");
  });
});

describe("the facts of a schema", () => {
  test.each([
    { schema: { minimum: 0, maximum: 64 }, fact: { label: "Range", text: "0 to 64" } },
    { schema: { minimum: 1 }, fact: { label: "Range", text: "at least 1" } },
    { schema: { maximum: -1 }, fact: { label: "Range", text: "at most -1" } },
    {
      schema: { exclusiveMinimum: 0, maximum: 1 },
      fact: { label: "Range", text: "more than 0 and at most 1" },
    },
    { schema: { exclusiveMaximum: 5 }, fact: { label: "Range", text: "less than 5" } },
    { schema: { type: "string", format: "uuid" }, fact: { label: "Format", values: ["uuid"] } },
    { schema: { multipleOf: 0.5 }, fact: { label: "Multiple of", text: "0.5" } },
    { schema: { minLength: 1 }, fact: { label: "Length", text: "at least 1 character" } },
    { schema: { minLength: 3, maxLength: 3 }, fact: { label: "Length", text: "3 characters" } },
    { schema: { minItems: 0, maxItems: 20 }, fact: { label: "Items", text: "0 to 20 items" } },
    { schema: { uniqueItems: true }, fact: { label: "Items", text: "all different" } },
    { schema: { maxProperties: 2 }, fact: { label: "Members", text: "at most 2 members" } },
    { schema: { additionalProperties: false }, fact: { label: "Members", text: "no other properties" } },
    { schema: { unevaluatedProperties: false }, fact: { label: "Members", text: "no other properties" } },
    { schema: { required: ["a"] }, fact: { label: "Required", values: ["a"] } },
    { schema: { pattern: "^a$" }, fact: { label: "Pattern", values: ["^a$"] } },
    { schema: { default: 0 }, fact: { label: "Default", values: ["0"] } },
    { schema: { const: "x" }, fact: { label: "Always", values: ["x"] } },
    { schema: { enum: ["a", "", null] }, fact: { label: "One of", values: ["a", '""', "null"] } },
    {
      schema: { "x-extensible-enum": ["auto"] },
      fact: { label: "Known values", values: ["auto"], text: "and others" },
    },
  ])("of $schema are $fact", ({ schema, fact }) => {
    expect(viewOf(schema).facts).toEqual([fact]);
  });

  test.each([
    ["max_bytes", { minimum: 10485760, maximum: 53687091200 }, "10 MiB to 50 GiB"],
    ["block_size_bytes", { minimum: 0, maximum: 1024 }, "0 to 1 KiB"],
    ["poll_interval_ms", { minimum: 100, maximum: 3600000 }, "0.1 s to 1 h"],
    ["waitMs", { exclusiveMinimum: 500 }, "more than 0.5 s"],
    ["wait_ms", { minimum: 0 }, undefined],
    ["max_threads", { minimum: 0, maximum: 53687091200 }, undefined],
  ])("have the range of %s in readable units, if its name has one", (name, range, readable) => {
    const [property] = viewOf({ properties: { [name]: { type: "integer", ...range } } }).properties;
    expect(property?.schema.facts).toMatchObject([{ label: "Range", text: expect.stringMatching(/\d$/) }]);
    expect(property?.schema.facts[0]?.readable).toBe(readable);
  });

  test("are empty for a schema without any", () => {
    expect(viewOf({ type: "string", uniqueItems: false, additionalProperties: true }).facts).toEqual([]);
  });

  test("are those of all parts, once each", () => {
    const schemas = { Count: { type: "integer", minimum: 0 } };
    const schema = { $ref: "#/components/schemas/Count", allOf: [{ minimum: 0 }, { maximum: 5 }] };
    expect(viewOf(schema, schemas).facts).toEqual([
      { label: "Range", text: "at least 0" },
      { label: "Range", text: "at most 5" },
    ]);
  });
});

describe("badges and inferences", () => {
  test("show what a schema is marked with", () => {
    const { badges } = viewOf({
      "x-beta": true,
      deprecated: true,
      readOnly: true,
      writeOnly: true,
      "x-sensitive": true,
    });
    expect(badges).toEqual(["beta", "deprecated", "read-only", "write-only", "sensitive"]);
    expect(viewOf({ "x-beta": false }).badges).toEqual([]);
  });

  test("show the reason of each part, with the members that it is about", () => {
    const schemas = { Id: { "x-inferred": "Inner." } };
    const schema = {
      $ref: "#/components/schemas/Id",
      "x-inferred": "Outer.",
      "x-inferred-members": ["format"],
    };
    expect(viewOf(schema, schemas).inferred).toEqual([
      { reason: "Outer.", members: ["format"] },
      { reason: "Inner.", members: [] },
    ]);
  });
});

describe("the properties of a schema", () => {
  const schemas = {
    Item: { type: "object", description: "An item.", properties: { id: { type: "string" } } },
    Node: { type: "object", properties: { child: { $ref: "#/components/schemas/Node" } } },
  };

  test("have anchors that continue through objects and arrays", () => {
    const { properties } = viewOf(
      {
        properties: { list: { type: "array", items: { $ref: "#/components/schemas/Item" } } },
        required: ["list"],
      },
      schemas,
    );
    expect(properties).toMatchObject([{ name: "list", anchor: "request.list", required: true }]);
    expect(properties[0]?.schema.items).toMatchObject({
      references: ["Item"],
      properties: [{ anchor: "request.list.id", required: false }],
    });
  });

  test("of a referenced schema are only linked in an envelope, and its description gives way to another", () => {
    const schema = { $ref: "#/components/schemas/Item", description: "The first item." };
    const linked = { type: "object", references: ["Item"], description: "The first item." };
    expect(viewOf(schema, schemas, false)).toMatchObject({ ...linked, properties: [] });
    expect(viewOf(schema, schemas)).toMatchObject({ ...linked, properties: [{ name: "id" }] });
  });

  test("of a recursive schema are shown once", () => {
    const view = viewOf({ $ref: "#/components/schemas/Node" }, schemas);
    expect(view.properties).toMatchObject([
      { name: "child", schema: { references: ["Node"], properties: [] } },
    ]);
  });

  test("of a base that an outer schema has too are shown", () => {
    const kinds = {
      Base: { properties: { id: {} } },
      Cat: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { lives: {} } },
      Dog: {
        allOf: [{ $ref: "#/components/schemas/Base" }],
        properties: { friend: { $ref: "#/components/schemas/Cat" } },
      },
    };
    const [friend] = viewOf({ $ref: "#/components/schemas/Dog" }, kinds).properties;
    expect(friend?.schema.properties.map(({ name }) => name)).toEqual(["lives", "id"]);
  });

  test("are those of all members of allOf", () => {
    const { properties } = viewOf({
      allOf: [
        { properties: { a: { type: "integer", minimum: 0 } } },
        { properties: { a: { maximum: 5 }, b: { type: "string" } }, required: ["b"] },
      ],
    });
    expect(properties.map(({ name, required }) => ({ name, required }))).toEqual([
      { name: "a", required: false },
      { name: "b", required: true },
    ]);
    expect(properties[0]?.schema.facts).toHaveLength(2);
  });

  test.each(["additionalProperties", "unevaluatedProperties"])(
    "include those of any name, by %s",
    (keyword) => {
      const { properties } = viewOf({ [keyword]: { type: "integer" } });
      expect(properties).toMatchObject([{ name: "*", anchor: "request.*", schema: { type: "integer" } }]);
    },
  );

  test("may have any value, and are described by their title if they have no description", () => {
    const { properties } = viewOf({ properties: { any: true, id: { title: "Number of the item." } } });
    expect(properties).toMatchObject([
      { name: "any", schema: { type: "any type" } },
      { name: "id", schema: { description: "Number of the item." } },
    ]);
  });

  test("of a choice belong to its options", () => {
    const { choices } = viewOf(
      {
        oneOf: [
          { $ref: "#/components/schemas/Item" },
          { type: "object", properties: { url: { type: "string" } } },
        ],
      },
      schemas,
    );
    expect(choices).toMatchObject([
      {
        label: "Exactly one of",
        options: [
          { schema: { references: ["Item"], properties: [{ anchor: "request.Item.id" }] } },
          { schema: { properties: [{ anchor: "request.option-2.url" }] } },
        ],
      },
    ]);
    expect(viewOf({ anyOf: [{ type: "string" }, { type: "null" }] }).choices).toEqual([]);
  });

  test("of an option name what chooses it", () => {
    const kinds = { Cat: { properties: { lives: {} } }, Dog: { properties: { tricks: {} } } };
    const options = [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }];
    const labelsOf = (discriminator: JsonObject): unknown =>
      viewOf({ oneOf: options, discriminator }, kinds).choices.map(({ label, options: [first, second] }) => [
        label,
        first?.label,
        second?.label,
      ]);
    expect(labelsOf({ propertyName: "kind" })).toEqual([
      ["Exactly one of, chosen by kind", "kind: Cat", "kind: Dog"],
    ]);
    const mapping = { cat: "#/components/schemas/Cat", kitten: "Cat", dog: "#/components/schemas/Dog" };
    expect(labelsOf({ propertyName: "kind", mapping })).toEqual([
      ["Exactly one of, chosen by kind", "kind: cat, kitten", "kind: dog"],
    ]);
  });

  test("of a nullable reference are those of its target", () => {
    const { type, choices } = viewOf(
      { anyOf: [{ $ref: "#/components/schemas/Item" }, { type: "null" }] },
      schemas,
    );
    expect(type).toBe("object or null");
    expect(choices).toMatchObject([
      { label: "If it is not null", options: [{ schema: { properties: [{ anchor: "request.Item.id" }] } }] },
    ]);
  });
});

/** Our own check of schemas and examples refuses each fault, at its place, and nothing else. */
import { appendFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkSchemasAndExamples } from "../../scripts/lint/own.ts";
import { cases, copyMinimal, minimalRoot, rulesOf } from "./minimal.ts";

const widget = "paths/widget.yaml";
const json = ["content", "application/json"];
const ok = ["get", "responses", "200", ...json];

const refused = cases([
  [
    "pattern",
    "a pattern illegal under the u flag",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "pattern"], "^\\-$"],
  ],
  [
    "pattern",
    "such a pattern of property names",
    ["schemas/WidgetPart.yaml", ["patternProperties"], { "\\_": {} }],
  ],
  [
    "schema-form",
    "a type that does not exist",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "type"], "text"],
  ],
  ["schema-form", "a schema that is a word", ["parameters/parts.yaml", ["schema"], "string"]],
  ["schema-compile", "a keyword that does not exist", ["schemas/WidgetPart.yaml", ["proprties"], {}]],
  [
    "schema-compile",
    "a format that does not exist",
    ["parameters/widgetId.yaml", ["schema", "format"], "uid"],
  ],
  [
    "schema-compile",
    "a keyword of another type",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "minimum"], 1],
  ],
  [
    "schema-compile",
    "required of an unknown property",
    ["schemas/WidgetEnvelope.yaml", ["required", 2], "requestId"],
  ],
  [
    "dialect",
    "another dialect",
    ["openapi.yaml", ["jsonSchemaDialect"], "http://json-schema.org/draft-07/schema#"],
  ],
  ["dialect", "no dialect", ["openapi.yaml", ["jsonSchemaDialect"]]],
  ["example", "an example of a response", ["examples/widget.yaml", ["value", "result", "size"], "12"]],
  ["example", "an example without a required member", ["examples/widget.yaml", ["value", "status"]]],
  ["example", "a single example of a response", [widget, [...ok, "example"], { status: "200" }]],
  [
    "example",
    "an unknown member in an example of a closed body",
    ["examples/rename.yaml", ["value", "nmae"], "Cart"],
  ],
  ["example", "an example of a parameter", ["parameters/widgetId.yaml", ["example"], "no-uuid"]],
  [
    "example",
    "a named example of a parameter",
    ["parameters/parts.yaml", ["examples"], { one: { value: "wheel" } }],
  ],
  [
    "example",
    "an example of a property",
    ["schemas/Widget.yaml", ["properties", "name", "examples"], ["wagon"]],
  ],
  [
    "example",
    "an old single example of a property",
    ["schemas/Widget.yaml", ["properties", "size", "example"], 0],
  ],
  ["example", "an example of an object", ["schemas/Widget.yaml", ["examples", 0, "size"], 1.5]],
  ["example", "a default", ["schemas/Widget.yaml", ["properties", "size", "default"], 0]],
  ["example", "a const", ["schemas/WidgetPart.yaml", ["properties", "kind", "const"], 5]],
  ["example", "a value of an enum", ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "enum", 2], 5]],
  [
    "example",
    "an example beside a reference",
    ["schemas/Widget.yaml", ["properties", "part", "examples"], [{ kind: 1 }]],
  ],
  [
    "example",
    "an example of a header",
    [
      widget,
      ["get", "responses", "200", "headers"],
      { Age: { schema: { type: "integer" }, example: "old" } },
    ],
  ],
  [
    "example-unchecked",
    "an example elsewhere",
    ["examples/rename.yaml", [], { externalValue: "https://example.com/a" }],
  ],
  [
    "example-unchecked",
    "an example without schema",
    ["responses/UnknownError.yaml", ["content"], { "*/*": { example: 1 } }],
  ],
  [
    "reference",
    "a file that does not exist",
    ["schemas/WidgetEnvelope.yaml", ["properties", "more"], { $ref: "No.yaml" }],
  ],
  [
    "reference",
    "another host",
    ["schemas/WidgetEnvelope.yaml", ["properties", "more"], { $ref: "https://example.com/a.yaml" }],
  ],
  ["unused-file", "a file nobody refers to", ["examples/spare.yaml", [], { value: 1 }]],
]);

describe("The check of schemas and examples", () => {
  it("accepts the minimal document and counts what it checked", () => {
    expect(checkSchemasAndExamples({ root: minimalRoot })).toEqual({
      schemas: 23,
      examples: 18,
      problems: [],
    });
  });

  it.each(refused)("refuses by $rule $what", ({ rule, changes }) => {
    expect(rulesOf(checkSchemasAndExamples({ root: copyMinimal(...changes) }).problems)).toEqual([rule]);
  });

  it("names the innermost schema that does not compile, once", () => {
    const root = copyMinimal(["schemas/WidgetPart.yaml", ["properties", "kind", "colour"], "red"]);
    expect(checkSchemasAndExamples({ root }).problems).toMatchObject([
      { file: root.replace("openapi.yaml", "schemas/WidgetPart.yaml"), line: 5, pointer: "/properties/kind" },
    ]);
  });

  it("names the faulty value of an example, not the example", () => {
    const root = copyMinimal(["examples/widget.yaml", ["value", "result", "part", "kind"], 7]);
    // Two operations share the example.
    const place = { pointer: "/value/result/part/kind", line: 7, column: 19 };
    expect(checkSchemasAndExamples({ root }).problems).toMatchObject([place, place]);
  });

  it("follows schemas that refer to each other in a circle", () => {
    const root = copyMinimal(
      ["schemas/WidgetPart.yaml", ["properties", "widget"], { $ref: "Widget.yaml" }],
      ["examples/widget.yaml", ["value", "result", "part", "widget"], { part: { widget: { size: "x" } } }],
    );
    const fault = { rule: "example", pointer: "/value/result/part/widget/part/widget/size" };
    expect(checkSchemasAndExamples({ root }).problems).toMatchObject([fault, fault]);
  });

  it("checks a document that is one file as well", () => {
    const schemas = {
      Widget: { type: "object", properties: { size: { type: "integer", examples: ["big"] } } },
    };
    const root = copyMinimal(
      ["openapi.yaml", ["components", "schemas"], schemas],
      [
        "responses/UnknownError.yaml",
        ["content", "*/*", "schema"],
        { $ref: "../openapi.yaml#/components/schemas/Widget" },
      ],
    );
    expect(checkSchemasAndExamples({ root }).problems).toMatchObject([
      { file: root, pointer: "/components/schemas/Widget/properties/size/examples/0" },
    ]);
  });

  it("refuses a document in which it finds nothing to check", () => {
    const root = copyMinimal(["openapi.yaml", ["paths"], {}]);
    const { schemas, examples, problems } = checkSchemasAndExamples({ root });
    expect({ schemas, examples }).toEqual({ schemas: 0, examples: 0 });
    expect(problems.filter(({ rule }) => rule === "nothing-to-check")).toHaveLength(2);
  });

  it.each(["paths/widget.yaml", "schemas/Widget.yaml", "openapi.yaml"])(
    "reports a broken %s only where it is referred to, and none of the files behind it",
    (name) => {
      const root = copyMinimal();
      const file = root.replace("openapi.yaml", name);
      appendFileSync(file, "\nbroken: [\n");
      const { problems } = checkSchemasAndExamples({ root });
      expect(rulesOf(problems)).toEqual(["reference"]);
      for (const { message } of problems) expect(message).toContain(file);
    },
  );

  it("still reports a schema that does not compile for another reason than a broken reference", () => {
    const root = copyMinimal(
      ["schemas/WidgetEnvelope.yaml", ["properties", "more"], { $ref: "No.yaml" }],
      ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "colour"], "red"],
    );
    const { problems } = checkSchemasAndExamples({ root });
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ["reference", "/properties/more"],
      ["schema-compile", "/properties/kind"],
    ]);
  });

  it("refuses a document that cannot be read", () => {
    const root = copyMinimal().replace("openapi.yaml", "no.yaml");
    expect(rulesOf(checkSchemasAndExamples({ root }).problems)).toContain("reference");
  });
});

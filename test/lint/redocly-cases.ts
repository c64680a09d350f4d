/** Documents on which the rules of redocly.yaml are tested. */
import { type Change, cases } from "./minimal.ts";

const widget = "paths/widget.yaml";
const ok = ["get", "responses", "200", "content", "application/json"];
const example = ["value", "result", "nmae"];
const tags = ["openapi.yaml", ["tags", 1], { name: "Gadgets", description: "Other things." }] as const;

/** A case with a property of 1 to 60000 whose description is `text`. */
const bounded = (file: string, text: string): readonly [string, string, ...Change[]] => [
  "dataplat/bounds-in-prose",
  `the description "${text}"`,
  [file, ["properties", "size", "maximum"], 60_000],
  [file, ["properties", "size", "description"], text],
];

/** Documents that the named rules reject, and no other rule. */
export const rejected = cases([
  [
    "spec-strict-refs",
    "a reference where the specification allows none",
    ["openapi.yaml", ["info", "license"], { $ref: "license.yaml" }],
    ["license.yaml", [], { name: "MIT", identifier: "MIT" }],
  ],
  [
    "component-name-unique",
    "two schemas of one name",
    ["more/WidgetPart.yaml", [], { type: "object", description: "Another part." }],
    ["schemas/WidgetEnvelope.yaml", ["properties", "spare"], { $ref: "../more/WidgetPart.yaml" }],
  ],
  ["operation-tag-defined", "a tag that is not defined", [widget, ["get", "tags"], ["Gadgets"]]],
  ["operation-singular-tag", "two tags", [widget, ["get", "tags"], ["Widgets", "Gadgets"]], tags],
  ["operation-description", "an operation without description", [widget, ["put", "description"]]],
  ["parameter-description", "a parameter without description", ["parameters/parts.yaml", ["description"]]],
  [
    "paths-kebab-case",
    "a path in camel case",
    ["openapi.yaml", ["paths"], { "/v1/allWidgets/{widgetId}": { $ref: widget } }],
  ],
  ["array-parameter-serialization", "a list that does not say how", ["parameters/parts.yaml", ["style"]]],
  [
    "request-mime-type",
    "a request body in another media type",
    [
      widget,
      ["put", "requestBody", "content"],
      {
        "text/plain": {
          schema: { $ref: "../schemas/WidgetUpdate.yaml" },
          examples: { rename: { $ref: "../examples/rename.yaml" } },
        },
      },
    ],
  ],
  [
    "response-mime-type",
    "a response in another media type",
    [widget, ["get", "responses", "200", "content"], { "text/html": { schema: { type: "string" } } }],
  ],
  ["rule/read-operation-verb", "a read called fetch", [widget, ["get", "operationId"], "fetchWidget"]],
  ["rule/read-operation-verb", "a read called update", [widget, ["get", "operationId"], "updateSomething"]],
  ["rule/read-operation-verb", "a verb without noun", [widget, ["get", "operationId"], "get"]],
  ["rule/write-operation-verb", "a write called get", [widget, ["put", "operationId"], "getUpdated"]],
  ["rule/summary-sentence-case", "a summary in title case", [widget, ["get", "summary"], "Get a Widget"]],
  ["rule/summary-sentence-case", "a summary in lower case", [widget, ["get", "summary"], "get a widget"]],
  ["rule/summary-sentence-case", "a summary with a full stop", [widget, ["get", "summary"], "Get a widget."]],
  // Of recommended-strict, what we rely on most.
  [
    "dataplat/schemas-and-examples",
    "a misspelt member in an example",
    ["examples/widget.yaml", example, "Cart"],
  ],
  ["dataplat/schemas-and-examples", "items without an array", ["schemas/WidgetPart.yaml", ["items"], {}]],
  ["path-parameters-defined", "a path without its parameter", ["parameters/widgetId.yaml", ["name"], "id"]],
  ["security-defined", "an unknown security scheme", [widget, ["get", "security"], [{ otherAuth: [] }]]],
  ["info-license", "no licence", ["openapi.yaml", ["info", "license"]]],
  ["tag-description", "a tag without description", ["openapi.yaml", ["tags", 0, "description"]]],
  [
    "no-unused-components",
    "a component nobody uses",
    ["openapi.yaml", ["components", "schemas"], { Spare: { type: "object" } }],
  ],
  [
    "no-unresolved-refs",
    "a reference that leads nowhere",
    [widget, ["get", "parameters", 0, "$ref"], "../parameters/other.yaml"],
  ],
  [
    "dataplat/schemas-and-examples",
    "a pattern illegal under the u flag",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "pattern"], "^\\-$"],
  ],
  [
    "dataplat/schemas-and-examples",
    "such a pattern of property names",
    ["schemas/WidgetPart.yaml", ["patternProperties"], { "\\_": {} }],
  ],
  [
    "dataplat/schemas-and-examples struct",
    "a type that does not exist",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "type"], "text"],
  ],
  [
    "dataplat/schemas-and-examples struct",
    "a schema that is a word",
    ["parameters/parts.yaml", ["schema"], "string"],
  ],
  [
    "dataplat/schemas-and-examples struct",
    "a keyword that does not exist",
    ["schemas/WidgetPart.yaml", ["proprties"], {}],
  ],
  [
    "dataplat/schemas-and-examples",
    "a format that does not exist",
    ["parameters/widgetId.yaml", ["schema", "format"], "uid"],
  ],
  [
    "dataplat/schemas-and-examples",
    "a keyword of another type",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "minimum"], 1],
  ],
  [
    "dataplat/schemas-and-examples",
    "required of an unknown property",
    ["schemas/WidgetEnvelope.yaml", ["required", 2], "requestId"],
  ],
  [
    "rule/json-schema-dialect",
    "another dialect",
    ["openapi.yaml", ["jsonSchemaDialect"], "http://json-schema.org/draft-07/schema#"],
  ],
  ["rule/json-schema-dialect", "no dialect", ["openapi.yaml", ["jsonSchemaDialect"]]],
  [
    "dataplat/schemas-and-examples",
    "an example of a response",
    ["examples/widget.yaml", ["value", "result", "size"], "12"],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example without a required member",
    ["examples/widget.yaml", ["value", "status"]],
  ],
  [
    "dataplat/schemas-and-examples",
    "a single example of a response",
    [widget, [...ok, "example"], { status: "200" }],
  ],
  [
    "dataplat/schemas-and-examples",
    "an unknown member in an example of a closed body",
    ["examples/rename.yaml", ["value", "nmae"], "Cart"],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example of a parameter",
    ["parameters/widgetId.yaml", ["example"], "no-uuid"],
  ],
  [
    "dataplat/schemas-and-examples",
    "a named example of a parameter",
    ["parameters/parts.yaml", ["examples"], { one: { value: "wheel" } }],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example of a property",
    ["schemas/Widget.yaml", ["properties", "name", "examples"], ["wagon"]],
  ],
  [
    "dataplat/schemas-and-examples",
    "an old single example of a property",
    ["schemas/Widget.yaml", ["properties", "size", "example"], 0],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example of an object",
    ["schemas/Widget.yaml", ["examples", 0, "size"], 1.5],
  ],
  [
    "dataplat/schemas-and-examples",
    "a default",
    ["schemas/Widget.yaml", ["properties", "size", "default"], 0],
  ],
  [
    "dataplat/schemas-and-examples",
    "a const",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "const"], 5],
  ],
  [
    "dataplat/schemas-and-examples",
    "a value of an enum",
    ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "enum", 2], 5],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example beside a reference",
    ["schemas/Widget.yaml", ["properties", "part", "examples"], [{ kind: 1 }]],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example of a header",
    [
      widget,
      ["get", "responses", "200", "headers"],
      { Age: { schema: { type: "integer" }, example: "old" } },
    ],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example elsewhere",
    ["examples/rename.yaml", [], { externalValue: "https://example.com/a" }],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example without schema",
    ["responses/UnknownError.yaml", ["content"], { "*/*": { example: 1 } }],
  ],
  [
    "dataplat/file-references no-unresolved-refs",
    "another host",
    ["schemas/WidgetEnvelope.yaml", ["properties", "more"], { $ref: "http://127.0.0.1:1/a.yaml" }],
  ],
  ["dataplat/file-references", "a file nobody refers to", ["examples/spare.yaml", [], { value: 1 }]],
  ["rule/info-description", "no description of the API", ["openapi.yaml", ["info", "description"]]],
  [
    "dataplat/beta-in-prose",
    "a beta operation that does not say so",
    [widget, ["get", "description"], "Reads it."],
  ],
  ["dataplat/beta-in-prose", "a description that says beta without x-beta", [widget, ["get", "x-beta"]]],
  [
    "dataplat/beta-in-prose",
    "a summary that says beta without x-beta",
    [widget, ["put", "summary"], "Update a beta widget"],
  ],
  ["dataplat/beta-in-prose", "an x-beta that is not true", [widget, ["get", "x-beta"], "yes"]],
  ...[
    "Its size, at least 2 mm.",
    "Its size, from 2 mm.",
    "Its size, minimum 2 mm.",
    "Its size, up to 100 mm.",
    "Its size, 1 to 600 000 mm.",
    "Its size, 1–59 mm.",
    "Its size, between 1 and 1,000 mm.",
    "Its size. 0 is refused.",
  ].map((text) => bounded("schemas/Widget.yaml", text)),
  [
    "dataplat/bounds-in-prose",
    "a parameter with another limit",
    ["parameters/parts.yaml", ["description"], "At most 3 parts."],
  ],
  [
    "dataplat/bounds-in-prose",
    "another limit beside a reference",
    ["schemas/Widget.yaml", ["properties", "part", "description"], "At most 2 parts."],
  ],
  [
    "dataplat/bounds-in-prose",
    "another length of a string",
    ["schemas/Widget.yaml", ["properties", "name", "maxLength"], 20],
    ["schemas/Widget.yaml", ["properties", "name", "description"], "Its name, at most 30 characters."],
  ],
]);

/** Documents that come close to what a rule rejects, and are valid. */
export const accepted = cases([
  ["rule/read-operation-verb", "a number in an operationId", [widget, ["get", "operationId"], "getWidget2"]],
  [
    "rule/summary-sentence-case",
    "an abbreviation in a summary",
    [widget, ["get", "summary"], "Get a widget by its ID"],
  ],
  [
    "dataplat/beta-in-prose",
    "a word that contains beta",
    [widget, ["put", "description"], "Changes the alphabetabet."],
  ],
  ...[
    "Its size, at least 1 mm and at most 60,000 mm.",
    "Its size, from 1 to 60 000 mm.",
    "Its size, 1–60000 mm.",
    "Its size, between 1 and 60000 mm. 5 is usual.",
    "Its size, up to 60000 mm, as a 0-based number of version 70000.1.2.",
  ].map((text) => bounded("schemas/Widget.yaml", text)),
  [
    "dataplat/bounds-in-prose",
    "a limit of characters and of elements",
    ["schemas/Widget.yaml", ["properties", "name", "maxLength"], 30],
    ["schemas/Widget.yaml", ["properties", "name", "description"], "Its name, at most 30 characters."],
    ["parameters/parts.yaml", ["schema", "maxItems"], 3],
    ["parameters/parts.yaml", ["description"], "At most 3 parts."],
  ],
  [
    "dataplat/schemas-and-examples",
    "an example of a composed object",
    [
      "schemas/WidgetPart.yaml",
      [],
      {
        type: "object",
        description: "A part.",
        allOf: [
          { type: "object", properties: { kind: { type: "string" } } },
          { type: "object", properties: { size: { type: "integer" } } },
        ],
        examples: [{ kind: "wheel", size: 1 }],
      },
    ],
  ],
  [
    "dataplat/schemas-and-examples",
    "a property and a member of an example that begin with x-",
    ["schemas/WidgetPart.yaml", ["properties", "x-kind"], { type: "string", description: "A kind." }],
    ["schemas/WidgetPart.yaml", ["examples"], [{ "x-kind": "red" }]],
  ],
]);

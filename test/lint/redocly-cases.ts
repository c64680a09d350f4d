/** Documents on which the rules of the plugin, and those that house style configures, are tested. */
import { expect } from "vitest";
import type { Problem } from "./lint-cases.ts";
import { type Change, cases } from "./minimal.ts";

const widget = "paths/widget.yaml";
const part = "schemas/WidgetPart.yaml";
const envelope = "schemas/WidgetEnvelope.yaml";
const schema = "schemas/Widget.yaml";
const widgetId = "parameters/widgetId.yaml";
const unknownError = "responses/UnknownError.yaml";
const root = "openapi.yaml";
const media = "no-invalid-media-type-examples";
const examples = "no-invalid-schema-examples";
const example = ["value", "result", "nmae"];
const inferred = "dataplat/inferred-members";
const reason = "The document needs this member.";
const described = "dataplat/described-properties";
const word = { type: "string", description: "A word.", examples: ["wheel"] };

/** A property with the name of a keyword, as in the problem details of Spring and in each page of Spring Data. */
const keyword = (...names: readonly string[]) =>
  names.map(
    (name) =>
      [
        part,
        ["properties", name],
        { ...word, type: "object", properties: { type: word }, examples: [{ type: "wheel" }] },
      ] as const,
  );

/** Documents that the named rules reject, and no other rule. */
export const rejected = cases([
  [
    "rule/paths-kebab-case",
    "a path in camel case",
    [root, ["paths"], { "/v1/allWidgets/{widgetId}": { $ref: widget } }],
  ],
  // All refusals of the reader are in test/contract/read-document.test.ts, all supported features in test/any-operation/.
  ["rule/operation-id-camel-case", "a name in kebab case", [widget, ["get", "operationId"], "get-widget"]],
  ["dataplat/supported", "two equal operationIds", [widget, ["get", "operationId"], "updateWidget"]],
  ["rule/operation-id-camel-case", "no operationId", [widget, ["get", "operationId"]]],
  ["rule/operation-id-camel-case", "a name in snake case", [widget, ["get", "operationId"], "get_widget"]],
  ["rule/summary-sentence-case", "a summary in title case", [widget, ["get", "summary"], "Get a Widget"]],
  ["rule/summary-sentence-case", "a summary with a full stop", [widget, ["get", "summary"], "Get a widget."]],
  [media, "a misspelt member in an example", ["examples/widget.yaml", example, "Cart"]],
  [
    "rule/json-schema-dialect",
    "another dialect",
    [root, ["jsonSchemaDialect"], "http://json-schema.org/draft-07/schema#"],
  ],
  ["no-invalid-parameter-examples", "an example of a parameter", [widgetId, ["example"], "no-uuid"]],
  [examples, "an example of a property", [schema, ["properties", "name", "examples"], ["wagon"]]],
  [
    `dataplat/file-references ${media} ${examples} no-unresolved-refs`,
    "another host",
    [envelope, ["properties", "more"], { $ref: "http://127.0.0.1:1/a.yaml" }],
  ],
  ["dataplat/file-references", "a file that is not used", ["examples/spare.yaml", [], { value: 1 }]],
  [described, "a property without description", [part, ["properties", "kind", "description"]]],
  [
    described,
    "a property without description in one that is named properties",
    ...keyword("properties"),
    [part, ["properties", "properties", "properties", "type", "description"]],
  ],
  [
    described,
    "a property without example",
    ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "examples"]],
  ],
  ["rule/info-description", "no description of the API", [root, ["info", "description"]]],
  [inferred, "inferred members without a reason", [schema, ["x-inferred-members"], ["type"]]],
  ...[[], ["status"]].map((members): [string, string, ...Change[]] => [
    inferred,
    `the inferred members ${JSON.stringify(members)}`,
    [schema, ["x-inferred"], reason],
    [schema, ["x-inferred-members"], members],
  ]),
]);

/** Documents that come close to what a rule rejects, and are valid. */
export const accepted = cases([
  [
    described,
    "properties with the names of keywords",
    ...keyword("properties", "content", "type", "items", "schema", "format", "example"),
  ],
  [described, "a reference with a description of its own", [part, ["description"]]],
  [
    "rule/operation-id-camel-case",
    "another verb, and a number",
    [widget, ["put", "operationId"], "restartWidget2"],
  ],
  [
    "rule/summary-sentence-case",
    "an abbreviation in a summary",
    [widget, ["get", "summary"], "Get a widget by its ID"],
  ],
  [
    inferred,
    "an inferred type, and an inferred status code",
    [schema, ["x-inferred"], reason],
    [schema, ["x-inferred-members"], ["type"]],
    [unknownError, ["x-inferred"], reason],
    [unknownError, ["x-inferred-members"], ["status"]],
    [root, ["x-inferred"], reason],
    [root, ["x-inferred-members"], ["format"]],
  ],
  [
    examples,
    "an example of a composed object",
    [
      part,
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
]);

/** A document with exactly these problems. */
interface LocatedCase {
  readonly what: string;
  readonly changes: readonly Change[];
  readonly problems: readonly Partial<Problem>[];
}

/** Documents of which the place of each problem is tested. */
export const located: readonly LocatedCase[] = [
  {
    what: "what is not supported once, with its remedy, at its line",
    changes: [[unknownError, ["content"], { json: { schema: {} } }]],
    problems: [
      {
        rule: "dataplat/supported",
        file: unknownError,
        line: 3,
        message: expect.stringMatching(/\. .+\.$/),
      },
    ],
  },
  {
    what: "a file that is not YAML, but not the files behind it as unused",
    changes: [[schema, [], "broken: [\n"]],
    problems: [
      { rule: "no-unresolved-refs", file: schema },
      { rule: "no-unresolved-refs", file: envelope },
    ],
  },
];

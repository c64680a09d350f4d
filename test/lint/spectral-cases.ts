/** Documents on which the rules of .spectral.yaml are tested. */
import { cases } from "./minimal.ts";

const widget = "paths/widget.yaml";
const ok = (...keys: string[]): string[] => [...keys, "responses", "200", "content", "application/json"];
const body = ["put", "requestBody", "content", "application/json"];
const payload = { type: "object", description: "A widget.", examples: [{}] };
/** An envelope written as a composition. */
const composed = (result: object): object => ({
  allOf: [{ type: "object", required: ["result"], properties: { result } }],
});

const tags = ["properties", "tags"];
const tag = { description: "Words.", examples: [["red"]] };
const list = { ...tag, type: "array" };

const size = ["properties", "size"];
const wide = { type: "integer", maximum: 2_147_483_648, description: "Its size.", examples: [1] };

/** Documents that exactly one rule rejects. */
export const rejected = cases([
  ["default-response", "an operation without a default response", [widget, ["get", "responses", "default"]]],
  ["named-examples", "a request body without examples", [widget, [...body, "examples"]]],
  ["named-examples", "a request body whose examples are empty", [widget, [...body, "examples"], {}]],
  ["named-examples", "a response without examples", [widget, [...ok("get"), "examples"]]],
  ["request-body-closed", "an open request body", ["schemas/WidgetUpdate.yaml", ["additionalProperties"]]],
  [
    "request-body-closed",
    "an open object within one",
    ["schemas/WidgetPartUpdate.yaml", ["additionalProperties"]],
  ],
  [
    "request-body-closed",
    "an open object that may be null",
    ["schemas/WidgetPartUpdate.yaml", ["type"], ["object", "null"]],
    ["schemas/WidgetPartUpdate.yaml", ["additionalProperties"]],
  ],
  [
    "request-body-typed",
    "a request body without a type",
    ["schemas/WidgetUpdate.yaml", [], { description: "Anything.", examples: [{}] }],
  ],
  [
    "request-body-typed",
    "a property without a type in a request body",
    ["schemas/WidgetUpdate.yaml", ["properties", "name", "type"]],
  ],
  [
    "request-body-typed",
    "list elements without a type in a request body",
    ["schemas/WidgetUpdate.yaml", tags, { ...list, items: { description: "Anything." } }],
  ],
  [
    "request-body-typed",
    "list elements that accept any value in a request body",
    ["schemas/WidgetUpdate.yaml", tags, { ...list, items: true }],
  ],
  [
    "request-body-typed",
    "a list in a request body without a type of its elements",
    ["schemas/WidgetUpdate.yaml", tags, list],
  ],
  [
    "request-body-typed",
    "an alternative without a type in a request body",
    [
      "schemas/WidgetUpdate.yaml",
      tags,
      { ...tag, oneOf: [{ type: "string" }, { description: "Anything." }] },
    ],
  ],
  [
    "known-extension",
    "a misspelt extension of a schema",
    ["schemas/Widget.yaml", ["x-infered"], "It is here because the document needs it."],
  ],
  ["known-extension", "a misspelt extension of an operation", [widget, ["get", "x-betta"], true]],
  [
    "known-extension",
    "an extension that nothing reads",
    ["openapi.yaml", ["info", "x-logo"], { url: "logo.svg" }],
  ],
  ["response-open", "a closed response", ["schemas/WidgetEnvelope.yaml", ["additionalProperties"], false]],
  [
    "response-open",
    "a closed object within one",
    ["schemas/WidgetPart.yaml", ["unevaluatedProperties"], false],
  ],
  ["required-in-envelope-only", "a payload with required", ["schemas/Widget.yaml", ["required"], ["name"]]],
  ["required-in-envelope-only", "an object within it", ["schemas/WidgetPart.yaml", ["required"], ["kind"]]],
  [
    "required-in-envelope-only",
    "an element of a list",
    [
      "schemas/WidgetEnvelope.yaml",
      ["properties", "result"],
      {
        type: "array",
        description: "Widgets.",
        examples: [[]],
        items: { type: "object", required: ["name"] },
      },
    ],
  ],
  [
    "required-in-envelope-only",
    "a payload with required in a composed envelope",
    ["schemas/WidgetEnvelope.yaml", [], composed({ ...payload, required: ["name"] })],
  ],
  [
    "required-in-envelope-only",
    "the values of a map",
    ["schemas/WidgetEnvelope.yaml", ["additionalProperties"], { type: "object", required: ["name"] }],
  ],
  [
    "wide-integer-format",
    "an integer of 33 bits without a format in a response",
    ["schemas/Widget.yaml", [...size, "maximum"], 2_147_483_648],
  ],
  [
    "wide-integer-format",
    "an integer with an exclusive maximum of 33 bits without a format",
    ["schemas/WidgetUpdate.yaml", size, { ...wide, maximum: undefined, exclusiveMaximum: 4_294_967_296 }],
  ],
  [
    "wide-integer-format",
    "an integer of 33 bits with the format int32 in a request body",
    ["schemas/WidgetUpdate.yaml", size, { ...wide, format: "int32" }],
  ],
  [
    "wide-integer-format",
    "an integer of 33 bits without a format in a parameter",
    ["parameters/parts.yaml", ["schema", "items"], wide],
    ["parameters/parts.yaml", ["example"], [1]],
  ],
  [
    "property-described",
    "a property without description",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "description"]],
  ],
  [
    "property-example",
    "a property without example",
    ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "examples"]],
  ],
  [
    "property-example",
    "a property with no example in its list",
    ["schemas/WidgetPart.yaml", ["properties", "kind", "examples"], []],
  ],
  ["parameter-example", "a parameter without example", ["parameters/parts.yaml", ["example"]]],
  ["parameter-example", "a path item's parameter without example", ["parameters/widgetId.yaml", ["example"]]],
  [
    "inferred-has-reason",
    "an x-inferred that is just true",
    [widget, ["put", "requestBody", "x-inferred"], true],
  ],
  ["inferred-has-reason", "an x-inferred of one word", ["schemas/Widget.yaml", ["x-inferred"], "Guessed."]],
  ["inferred-has-reason", "an x-inferred that is empty", ["openapi.yaml", ["info", "x-inferred"], ""]],
  ["operation-tags", "an operation without a tag", [widget, ["get", "tags"], []]],
  ["no-credentials-in-url", "a token in the query", ["parameters/parts.yaml", ["name"], "accessToken"]],
  ["no-credentials-in-url", "a key's secret in the query", ["parameters/parts.yaml", ["name"], "key_secret"]],
  ["no-anonymous-access", "an API without credentials", ["openapi.yaml", ["security"], [{}]]],
  [
    "no-anonymous-access",
    "an operation that also accepts requests without credentials",
    [widget, ["get", "security"], [{ bearerAuth: [] }, {}]],
  ],
  [
    "owasp:api2:2023-no-api-keys-in-url",
    "an API key in the query",
    [
      "openapi.yaml",
      ["components", "securitySchemes", "bearerAuth"],
      { type: "apiKey", in: "query", name: "key" },
    ],
  ],
  [
    "owasp:api2:2023-auth-insecure-schemes",
    "an outdated scheme",
    ["openapi.yaml", ["components", "securitySchemes", "bearerAuth", "scheme"], "negotiate"],
  ],
  ["owasp:api2:2023-write-restricted", "a write without credentials", [widget, ["put", "security"], []]],
  ["owasp:api2:2023-read-restricted", "a read without credentials", [widget, ["get", "security"], []]],
  [
    "owasp:api8:2023-no-server-http",
    "a server without TLS",
    ["openapi.yaml", ["servers"], [{ url: "http://api.test" }]],
  ],
]);

/** Documents that come close to what a rule rejects, and are valid. */
export const accepted = cases([
  [
    "request-body-closed",
    "a request body closed by unevaluatedProperties",
    ["schemas/WidgetPartUpdate.yaml", ["additionalProperties"]],
    ["schemas/WidgetPartUpdate.yaml", ["unevaluatedProperties"], false],
  ],
  [
    "request-body-typed",
    "a list, a const, an enum and alternatives in a request body",
    ["schemas/WidgetUpdate.yaml", tags, { ...list, items: { type: "string" } }],
    ["schemas/WidgetUpdate.yaml", size, { ...tag, const: 1, examples: [1] }],
    ["schemas/WidgetUpdate.yaml", ["properties", "colour"], { ...tag, enum: ["red"], examples: ["red"] }],
    [
      "schemas/WidgetUpdate.yaml",
      ["properties", "more"],
      { ...tag, anyOf: [{ type: "string" }, { const: 1 }] },
    ],
  ],
  [
    "wide-integer-format",
    "an integer of 33 bits with the format int64",
    ["schemas/WidgetUpdate.yaml", size, { ...wide, format: "int64" }],
    ["schemas/Widget.yaml", [...size, "maximum"], 2_147_483_648],
    ["schemas/Widget.yaml", [...size, "format"], "int64"],
  ],
  [
    "wide-integer-format",
    "an integer of 32 bits without a format",
    ["schemas/Widget.yaml", [...size, "maximum"], 2_147_483_647],
  ],
  [
    "wide-integer-format",
    "a number, and an example, with a member called maximum, that pass 32 bits",
    ["schemas/WidgetUpdate.yaml", size, { ...wide, type: "number" }],
    ["schemas/WidgetPart.yaml", ["examples"], [{ type: "integer", maximum: 2_147_483_648 }]],
  ],
  [
    "known-extension",
    "a property, a header and a member of an example that begin with x-",
    ["schemas/WidgetPart.yaml", ["properties", "x-kind"], { ...tag, type: "string", examples: ["red"] }],
    ["schemas/WidgetPart.yaml", ["examples"], [{ "x-other": 1 }]],
    [
      widget,
      ["get", "responses", "200", "headers"],
      { "x-id": { schema: { type: "string" }, example: "1" } },
    ],
  ],
  [
    "required-in-envelope-only",
    "a composed envelope",
    ["schemas/WidgetEnvelope.yaml", [], composed(payload)],
  ],
  [
    "required-in-envelope-only",
    "required in a request body",
    ["schemas/WidgetUpdate.yaml", ["required"], ["name"]],
  ],
  [
    "response-open",
    "properties called type, required and additionalProperties",
    [
      "schemas/WidgetPart.yaml",
      ["properties"],
      Object.fromEntries(
        ["type", "required", "additionalProperties"].map((name) => [
          name,
          { type: "string", description: "A word.", examples: ["wheel"] },
        ]),
      ),
    ],
  ],
]);

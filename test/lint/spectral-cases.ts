/** Documents on which the rules of house style are tested. */
import { cases } from "./minimal.ts";

const widget = "paths/widget.yaml";
const part = "schemas/WidgetPart.yaml";
const update = "schemas/WidgetUpdate.yaml";
const schema = "schemas/Widget.yaml";
const parts = "parameters/parts.yaml";
const root = "openapi.yaml";
const numberFormat = "number-format";
const wideFormat = "wide-integer-format";
const tag = { description: "Words.", examples: [["red"]] };

const word = { type: "string", description: "A word.", examples: ["wheel"] };
const size = ["properties", "size"];
const partUpdate = "schemas/WidgetPartUpdate.yaml";
const tags = ["properties", "tags"];
const list = { ...tag, type: "array" };
const open = { type: "object", properties: { name: { type: "string" } } };
const composedOf = (...values: object[]) => ({
  type: "object",
  allOf: values.map((value, index) => ({ properties: { [`value${index}`]: value } })),
  unevaluatedProperties: false,
});
const jsonOf = (...keys: string[]): string[] => [...keys, "content", "application/json"];
const wide = { type: "integer", maximum: 2 ** 31, description: "Its size.", examples: [1] };

const fraction = { type: "number", format: "double", description: "Its size.", examples: [1] };

/** Documents that exactly one rule rejects. */
export const rejected = cases([
  ["default-response", "an operation without a default response", [widget, ["get", "responses", "default"]]],
  ["gaps-are-sentences", "gaps in one text", [schema, ["x-not-documented"], "The allowed kinds."]],
  ["gaps-are-sentences", "a gap that is not a sentence", [widget, ["get", "x-not-documented"], ["paging"]]],
  ["known-extension", "a misspelt extension", [schema, ["x-infered"], "The document needs it."]],
  [wideFormat, "33 bits without a format in a response", [schema, [...size, "maximum"], 2 ** 31]],
  [
    wideFormat,
    "an exclusive maximum of 33 bits",
    [update, size, { ...wide, maximum: undefined, exclusiveMaximum: 2 ** 32 }],
  ],
  [
    wideFormat,
    "33 bits without a format in a parameter",
    [parts, ["schema", "items"], wide],
    [parts, ["example"], [1]],
  ],
  [
    numberFormat,
    "a number without a format in a request",
    [update, size, { ...fraction, format: undefined }],
  ],
  [numberFormat, "a number or null without a format", [schema, [...size, "type"], ["number", "null"]]],
  ["closed-request-body", "an open request body", [update, ["additionalProperties"]]],
  ["closed-request-body", "an open object within one", [partUpdate, ["additionalProperties"]]],
  ["closed-request-body", "a composition that nothing closes", [partUpdate, [], { allOf: [open, open] }]],
  ["closed-request-body", "an open alternative", [partUpdate, [], { oneOf: [{ type: "string" }, open] }]],
  ["closed-request-body", "an open object in a part of allOf", [partUpdate, [], composedOf(open)]],
  ["typed-request-body", "any value in a part of allOf", [partUpdate, [], composedOf(word, tag)]],
  ["typed-request-body", "a request body without a type", [partUpdate, [], { description: "Anything." }]],
  ["typed-request-body", "a property without a type", [update, ["properties", "name", "type"]]],
  ["typed-request-body", "elements of any value", [update, tags, { ...list, items: true }]],
  ["typed-request-body", "a list without a type of its elements", [update, tags, list]],
  ["known-format", "a misspelt format", [part, ["properties", "kind", "format"], "datetime"]],
  ["effective-keyword", "a keyword of another type", [part, ["properties", "kind", "minimum"], 1]],
  ["effective-keyword", "known values of a schema without a type", [part, ["properties", "kind", "type"]]],
  ["effective-keyword", "a length of a number", [schema, [...size, "maxLength"], 1]],
  [
    "named-example",
    "a request body without examples",
    [widget, [...jsonOf("put", "requestBody"), "examples"]],
  ],
  [
    "named-example",
    "a response without examples",
    [widget, [...jsonOf("get", "responses", "200"), "examples"]],
  ],
  ["parameter-example", "a parameter without example", [parts, ["example"]]],
  ["parameter-example", "a path item's parameter without example", ["parameters/widgetId.yaml", ["example"]]],
  ["inferred-has-reason", "an x-inferred that is true", [widget, ["put", "x-inferred"], true]],
  ["inferred-has-reason", "an x-inferred of one word", [schema, ["x-inferred"], "Guessed."]],
  ["no-credentials-in-url", "a token in the query", [parts, ["name"], "accessToken"]],
  ["no-credentials-in-url", "the secret of a key in the query", [parts, ["name"], "key_secret"]],
  ["no-anonymous-access", "an API without credentials", [root, ["security"], [{}]]],
  ["no-anonymous-access", "an operation without credentials", [widget, ["get", "security"], [{}]]],
]);

/** Documents that come close to what a rule rejects, and are valid. */
export const accepted = cases([
  ["no-credentials-in-url", "the token of a page", [parts, ["name"], "nextPageToken"]],
  ["no-credentials-in-url", "the id of a token", [parts, ["name"], "token_id"]],
  [
    wideFormat,
    "an integer of 33 bits with the format int64",
    [update, size, { ...wide, format: "int64" }],
    [schema, [...size, "maximum"], 2 ** 31],
    [schema, [...size, "format"], "int64"],
  ],
  [
    wideFormat,
    "a number, and an example, with a member called maximum, that pass 32 bits",
    [update, size, { ...wide, ...fraction }],
    [part, ["examples"], [{ type: "integer", maximum: 2_147_483_648 }]],
  ],
  [
    "closed-request-body",
    "a composition closed by unevaluatedProperties, and an object that is open on purpose",
    [partUpdate, [], { ...composedOf(word), allOf: [open, { oneOf: [open, open] }] }],
    [update, ["properties", "any"], { ...tag, type: "object", additionalProperties: true }],
  ],
  [
    "typed-request-body",
    "a list, a const, an enum and alternatives in a request body",
    [update, tags, { ...list, items: { type: "string" } }],
    [update, size, { ...tag, const: 1 }],
    [update, ["properties", "colour"], { ...tag, enum: ["red"] }],
    [update, ["properties", "more"], { ...tag, anyOf: [{ type: "string" }, { const: 1 }] }],
  ],
  ["gaps-are-sentences", "gaps of the API", [root, ["info", "x-not-documented"], ["Rate limits."]]],
  [
    numberFormat,
    "a number with the format double or float, and an example with a member called type",
    [update, size, fraction],
    [update, ["properties", "width"], { ...fraction, format: "float" }],
    [part, ["examples"], [{ type: "number" }]],
    [part, ["properties", "type"], word],
  ],
  [
    "known-extension",
    "a property, a header and a member of an example that begin with x-",
    [part, ["properties", "x-kind"], { ...tag, type: "string", examples: ["red"] }],
    [part, ["examples"], [{ "x-other": 1 }]],
    [
      widget,
      ["get", "responses", "200", "headers"],
      { "x-id": { schema: { type: "string" }, example: "1" } },
    ],
  ],
]);

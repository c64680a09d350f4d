/** Documents on which the rule `body-schemas` is tested. */
import { cases } from "./minimal.ts";

const part = "schemas/WidgetPart.yaml";
const partUpdate = "schemas/WidgetPartUpdate.yaml";
const update = "schemas/WidgetUpdate.yaml";
const envelope = "schemas/WidgetEnvelope.yaml";
const schema = "schemas/Widget.yaml";
const bodies = "dataplat/body-schemas";
const payload = { $ref: "Widget.yaml" };
const nameRequired = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
/** An envelope written as a composition. */
const composed = (result: object): object => ({
  type: "object",
  allOf: [
    {
      type: "object",
      required: ["result"],
      properties: { result, status: { type: "number", description: "The status.", examples: [200] } },
    },
  ],
});

const tags = ["properties", "tags"];
const tag = { description: "Words.", examples: [["red"]] };
const list = { ...tag, type: "array" };
const word = { type: "string", description: "A word.", examples: ["wheel"] };
const size = ["properties", "size"];
const open = { type: "object", properties: { name: { type: "string" } } };

/** Documents that the named rules reject, and no other rule. */
export const rejected = cases([
  [bodies, "an open request body", [update, ["additionalProperties"]]],
  [bodies, "an open object within one", [partUpdate, ["additionalProperties"]]],
  [
    `${bodies} dataplat/file-references`,
    "a request body without a type",
    [update, [], { description: "Anything.", examples: [{}] }],
  ],
  [bodies, "a property without a type in a request body", [update, ["properties", "name", "type"]]],
  [bodies, "list elements that accept any value in a request body", [update, tags, { ...list, items: true }]],
  [bodies, "a list in a request body without a type of its elements", [update, tags, list]],
  [
    bodies,
    "a composition in a request body that nothing closes",
    [
      partUpdate,
      [],
      { type: "object", allOf: [open, { type: "object", properties: { kind: { type: "string" } } }] },
    ],
  ],
  [bodies, "an open alternative in a request body", [partUpdate, [], { oneOf: [{ type: "string" }, open] }]],
  [bodies, "a closed response", [envelope, ["additionalProperties"], false]],
  [bodies, "a closed object within one", [part, ["unevaluatedProperties"], false]],
  [bodies, "a payload with required", [schema, ["required"], ["name"]]],
  [
    bodies,
    "an element of a list",
    [envelope, ["properties", "result"], { ...tag, type: "array", items: payload, examples: [[]] }],
    [schema, ["required"], ["name"]],
    ["examples/widget.yaml", ["value", "result"], [{ name: "Wagon" }]],
    [envelope, ["examples"]],
  ],
  [
    bodies,
    "a payload with required in a composed envelope",
    [envelope, [], composed(payload)],
    [schema, ["required"], ["name"]],
  ],
  [
    bodies,
    "the values of a map",
    [
      schema,
      ["properties", "all"],
      { ...tag, type: "object", additionalProperties: nameRequired, examples: [{}] },
    ],
  ],
  [
    bodies,
    "required members of an alternative besides its tag",
    ["examples/widget.yaml", ["value", "result", "part", "name"], "wheel"],
    [schema, ["examples", 0, "part", "name"], "wheel"],
    [
      part,
      [],
      {
        oneOf: [{ $ref: "Wheel.yaml" }],
        discriminator: { propertyName: "kind", mapping: { wheel: "Wheel.yaml" } },
        examples: [{ kind: "wheel", name: "a" }],
      },
    ],
    [
      "schemas/Wheel.yaml",
      [],
      {
        type: "object",
        required: ["kind", "name"],
        properties: { kind: { const: "wheel", type: "string" }, name: word },
      },
    ],
  ],
]);

/** Documents that come close to what a rule rejects, and are valid. */
export const accepted = cases([
  [
    bodies,
    "a request body closed by unevaluatedProperties",
    [partUpdate, ["additionalProperties"]],
    [partUpdate, ["unevaluatedProperties"], false],
  ],
  [
    bodies,
    "a list, a const, an enum and alternatives in a request body",
    [update, tags, { ...list, items: { type: "string" } }],
    [update, size, { ...tag, const: 1, examples: [1] }],
    [update, ["properties", "colour"], { ...tag, enum: ["red"], examples: ["red"] }],
    [update, ["properties", "more"], { ...tag, anyOf: [{ type: "string" }, { const: 1 }], examples: [1] }],
  ],
  [bodies, "a composed envelope", [envelope, [], composed(payload)]],
  [
    bodies,
    "properties called type, required and additionalProperties",
    [part, ["properties"], { kind: word, type: word, required: word, additionalProperties: word }],
  ],
  [
    bodies,
    "an object of a request body that is open on purpose",
    [partUpdate, ["additionalProperties"], true],
    [
      update,
      ["properties", "any"],
      { ...tag, type: "object", additionalProperties: true, examples: [{ a: 1 }] },
    ],
  ],
]);

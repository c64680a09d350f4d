/** Random changes of a document's schemas and parameters. */
import fc from "fast-check";
import { isObject } from "../../../../src/contract/openapi.ts";

/** An object of a document, which a change edits. */
type Members = Record<string, unknown>;

/** Which document, part, keyword, value and member a change is about: each number counts modulo what there is. */
export interface RandomChange {
  readonly document: number;
  readonly part: number;
  readonly keyword: number;
  readonly value: number;
  readonly member: number;
}

export const randomChange: fc.Arbitrary<RandomChange> = fc.record({
  document: fc.nat(),
  part: fc.nat(),
  keyword: fc.nat(),
  value: fc.nat(),
  member: fc.nat(),
});

const sizes = [undefined, 0, 1, 2, 5, 36];
const known = [undefined, ["a"], ["above", "below", "a"], ["Running", "a", "b"], ["above"]];

/** Keywords by the type that they are about, and their new values; undefined removes one. */
const keywords: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  number: {
    minimum: [undefined, 0, 1, 5, 64],
    maximum: [undefined, 1, 10, 64, 100_000],
    exclusiveMinimum: [undefined, 0, 5],
    exclusiveMaximum: [undefined, 64, 1000],
    multipleOf: [undefined, 2, 10],
    format: [undefined, "int32", "int64", "double"],
    enum: [undefined, [1, 2, 64], [1]],
  },
  string: {
    minLength: sizes,
    maxLength: sizes,
    pattern: [undefined, "^[a-z]", "^\\d+$", "."],
    format: [undefined, "uuid", "date-time", "email"],
    enum: known,
    "x-extensible-enum": known,
    const: [undefined, "a", "above"],
  },
  array: {
    minItems: sizes,
    maxItems: sizes,
    uniqueItems: [undefined, true],
    items: [{}, { type: "integer" }],
  },
  object: {
    minProperties: sizes,
    maxProperties: sizes,
    additionalProperties: [undefined, false, true],
    required: ["toggle"],
    properties: ["remove", "rename", { type: "string" }, { type: "integer" }],
  },
};

/** Keywords of any schema. */
const general: Readonly<Record<string, readonly unknown[]>> = {
  type: ["null", "string", "integer", "number", "boolean"],
  readOnly: [undefined, true],
  writeOnly: [undefined, true],
  anyOf: ["wrap"],
  oneOf: ["wrap"],
};

/** Takes the member at a number, which counts modulo the length. */
function pick<Item>(list: readonly Item[], number: number): Item | undefined {
  return list[number % Math.max(1, list.length)];
}

/** The parameters and the schemas that a document describes in place, in the order in which they stand. */
function partsOf(document: object): readonly Members[] {
  const parts: Members[] = [];
  const visit = (part: unknown): void => {
    if (!isObject(part)) return;
    if (!("$ref" in part)) parts.push(part);
    for (const keyword of ["schema", "items", "additionalProperties"]) visit(part[keyword]);
    for (const keyword of ["properties", "anyOf", "oneOf", "allOf"]) {
      for (const member of Object.values(Object(part[keyword]))) visit(member);
    }
  };
  const { components } = document as { components?: { schemas?: object; parameters?: object } };
  for (const part of [components?.schemas, components?.parameters]) Object.values(part ?? {}).forEach(visit);
  return parts;
}

/** Applies a change to a document, which it edits. */
export function applyChange(document: object, change: RandomChange): string {
  const target = pick(partsOf(document), change.part) ?? {};
  const description = String(target["description"]);
  if ("in" in target) {
    target["required"] = target["required"] !== true;
    return `required of the parameter "${description}" became ${String(target["required"])}`;
  }
  const types = [target["type"]].flat().map((type) => String(type === "integer" ? "number" : type));
  const choices = Object.entries({
    ...Object.assign({}, ...types.map((type) => keywords[type])),
    ...general,
  });
  const [keyword, values] = pick(choices, change.keyword) ?? ["type", []];
  const value = pick(values as readonly unknown[], change.value);
  edit(target, keyword, value, change.member);
  return `${keyword} of "${description}" became ${JSON.stringify(value)}`;
}

function edit(target: Members, keyword: string, value: unknown, member: number): void {
  if (keyword === "properties") editProperties(target, member, value);
  else if (keyword === "required") editRequired(target, member);
  else if (value === "wrap") wrap(target, keyword);
  else if (value === "null") target["type"] = toggled([target["type"]].flat(), "null");
  else if (value === undefined) delete target[keyword];
  else target[keyword] = value;
}

function editProperties(target: Members, member: number, value: unknown): void {
  const properties = isObject(target["properties"]) ? target["properties"] : {};
  const name = pick(Object.keys(properties), member) ?? "a";
  const { [name]: changed = {}, ...others } = properties;
  if (value === "remove") target["properties"] = others;
  else if (value === "rename") target["properties"] = { ...others, renamed: changed };
  else target["properties"] = { ...properties, a: value };
}

function editRequired(target: Members, member: number): void {
  const name = pick(Object.keys(Object(target["properties"])), member);
  const required = Array.isArray(target["required"]) ? target["required"] : [];
  if (name !== undefined) target["required"] = toggled(required, name);
}

function toggled(list: readonly unknown[], item: unknown): readonly unknown[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

function wrap(target: Members, keyword: string): void {
  const { description, ...schema } = target;
  for (const name of Object.keys(target)) delete target[name];
  Object.assign(target, { description, [keyword]: [schema, { type: "string", maxLength: 3 }] });
}

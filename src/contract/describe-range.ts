/** Wording of the values that a schema allows: for the messages of validators, the help of commands and the reference. */
import type { JsonObject } from "./openapi.ts";

type Keyword =
  | "minimum"
  | "maximum"
  | "exclusiveMinimum"
  | "exclusiveMaximum"
  | `${"min" | "max"}${"Length" | "Items" | "Properties"}`;

/** Keywords of a lower and an upper bound. */
interface Bounds {
  readonly from: Keyword;
  readonly above?: Keyword;
  readonly to: Keyword;
  readonly below?: Keyword;
  /** Unit of the bounds, in the singular. */
  readonly unit?: string;
}

const bounds = {
  value: { from: "minimum", above: "exclusiveMinimum", to: "maximum", below: "exclusiveMaximum" },
  length: { from: "minLength", to: "maxLength", unit: "character" },
  items: { from: "minItems", to: "maxItems", unit: "item" },
  members: { from: "minProperties", to: "maxProperties", unit: "member" },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Describes a range, such as `0 to 64`, `at least 1 and less than 10` or `at most 3 items`; empty without a bound. */
export function describeRange(
  schema: { readonly [Name in Keyword]?: unknown },
  kind: keyof typeof bounds,
  format: (bound: unknown) => string = String,
): string {
  const { from, above, to, below, unit }: Bounds = bounds[kind];
  const value = (keyword: Keyword | undefined) =>
    keyword === undefined || schema[keyword] === undefined ? undefined : format(schema[keyword]);
  const [minimum, maximum] = [value(from), value(to)];
  const words = [
    ["at least", minimum],
    ["more than", value(above)],
    ["at most", maximum],
    ["less than", value(below)],
  ].filter(([, bound]) => bound !== undefined);
  let range = words.map((each) => each.join(" ")).join(" and ");
  if (words.length === 2 && minimum !== undefined && maximum !== undefined) {
    range = minimum === maximum ? minimum : `${minimum} to ${maximum}`;
  }
  if (!range || unit === undefined) return range;
  return `${range} ${unit}${/(?:^| )1$/.test(range) ? "" : "s"}`;
}

/** Describes the values that a schema allows, such as `an integer from 0 to 64, or null`. Enumerations are not described. */
export function describeExpected(schema: JsonObject, type?: string): string {
  const types = [schema["type"] ?? type ?? []].flat().map(String);
  const texts = types.filter((each) => each !== "null").map((each) => describeType(each, schema));
  const text = texts.join(" or ");
  if (!types.includes("null")) return text;
  if (text === "true or false") return "true, false or null";
  return text ? `${text}, or null` : "null";
}

function describeType(type: string, schema: JsonObject): string {
  switch (type) {
    case "boolean":
      return "true or false";
    case "string": {
      const { format, pattern } = schema;
      if (format === "uuid") return "a UUID";
      const form = format === undefined ? "" : ` in the format ${format}`;
      return `a string${form}${describeSize(schema, "length")}${pattern === undefined ? "" : ` matching ${pattern}`}`;
    }
    case "array":
      return `an array${describeSize(schema, "items")}`;
    case "object":
      return `an object${describeSize(schema, "members")}`;
    default: {
      const range = describeRange(schema, "value");
      const from = range && ` ${range.includes(" to ") ? "from" : "of"} ${range}`;
      const { format, multipleOf } = schema;
      const integer = format === "int32" ? "a 32-bit integer" : "an integer";
      const multiple = multipleOf === undefined ? "" : ` that is a multiple of ${multipleOf}`;
      return `${type === "integer" ? integer : "a number"}${from}${multiple}`;
    }
  }
}

function describeSize(schema: JsonObject, kind: "length" | "items" | "members"): string {
  const size = describeRange(schema, kind);
  return size && ` with ${size}`;
}

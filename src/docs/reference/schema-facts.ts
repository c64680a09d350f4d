/** Facts of a schema that constrain or describe its values, in words. */
import { describeRange } from "../../contract/describe-range.ts";
import { formatQuantity } from "../../contract/format-quantity.ts";
import type { JsonObject } from "../../contract/openapi.ts";

export interface Fact {
  /** Its name, such as `Range`. */
  readonly label: string;
  /** In words, behind the values if there are any. */
  readonly text?: string;
  /** Literal values, as JSON except strings. */
  readonly values?: readonly string[];
  /** The same in a unit of a fitting size, such as `10 MiB to 50 GiB`. */
  readonly readable?: string | undefined;
}

/** Lists the facts of one schema in the order in which the pages show them. */
export function factsOf(part: JsonObject, name = ""): Fact[] {
  return [
    ...values("Always", part, "const"),
    ...values("One of", part, "enum"),
    ...knownValues(part),
    ...range("Range", part, "value").map((fact) => withReadable(fact, part, name)),
    ...flag("Multiple of", String(part["multipleOf"]), part["multipleOf"] !== undefined),
    ...range("Length", part, "length"),
    ...values("Pattern", part, "pattern"),
    ...range("Items", part, "items"),
    ...flag("Items", "all different", part["uniqueItems"] === true),
    ...range("Members", part, "members"),
    ...flag(
      "Members",
      "no other properties",
      [part["additionalProperties"], part["unevaluatedProperties"]].includes(false),
    ),
    ...values("Default", part, "default"),
  ];
}

/** Adds a range in readable units, if the name has a unit and a bound is another number in them. */
function withReadable(fact: Fact, part: JsonObject, name: string): Fact {
  const readable = describeRange(part, "value", (bound) => readableValue(bound, name) ?? String(bound));
  return readable === fact.text || !/\d [a-zA-Z]/.test(readable) ? fact : { ...fact, readable };
}

/** Words a number in a readable unit, if its name has one: 1073741824 bytes are `1 GiB`. */
export function readableValue(value: unknown, name: string): string | undefined {
  if (typeof value !== "number") return undefined;
  // No bound needs a unit.
  return value === 0 ? "0" : formatQuantity(name, value, "s");
}

/** Formats a value: a string without quotes unless it is empty, anything else as JSON. */
export function formatLiteral(value: unknown): string {
  return typeof value === "string" && value !== "" ? value : JSON.stringify(value);
}

function flag(label: string, text: string, isSet: boolean): Fact[] {
  return isSet ? [{ label, text }] : [];
}

function values(label: string, part: JsonObject, keyword: string): Fact[] {
  if (!(keyword in part)) return [];
  const value = part[keyword];
  const list = keyword === "enum" && Array.isArray(value) ? value : [value];
  return [{ label, values: list.map(formatLiteral) }];
}

function knownValues(part: JsonObject): Fact[] {
  const [fact] = values("Known values", part, "x-extensible-enum");
  const list = part["x-extensible-enum"];
  return fact && Array.isArray(list)
    ? [{ label: fact.label, values: list.map(formatLiteral), text: "and others" }]
    : [];
}

function range(label: string, part: JsonObject, kind: Parameters<typeof describeRange>[1]): Fact[] {
  const text = describeRange(part, kind);
  return text ? [{ label, text }] : [];
}

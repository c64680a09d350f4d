/** Facts of a schema that constrain or describe its values, in words. */
import { formatQuantity } from "../../contract/format-quantity.ts";
import type { JsonObject } from "../../contract/openapi.ts";

/** One fact, such as the range of a number. */
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
    ...range("Range", part, numberBounds).map((fact) => withReadable(fact, part, name)),
    ...range("Multiple of", part, { exact: "multipleOf" }),
    ...range("Length", part, { from: "minLength", to: "maxLength", unit: "character" }),
    ...values("Pattern", part, "pattern"),
    ...range("Items", part, { from: "minItems", to: "maxItems", unit: "item" }),
    ...flag("Items", "all different", part["uniqueItems"] === true),
    ...range("Members", part, { from: "minProperties", to: "maxProperties", unit: "member" }),
    ...flag("Members", "no other properties", isClosed(part)),
    ...values("Default", part, "default"),
  ];
}

/** Adds a range in readable units, if the name has a unit and a bound is another number in them. */
function withReadable(fact: Fact, part: JsonObject, name: string): Fact {
  const readable = rangeText(part, numberBounds, (bound) => readableValue(bound, name) ?? String(bound));
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

function isClosed({ additionalProperties, unevaluatedProperties }: JsonObject): boolean {
  return additionalProperties === false || unevaluatedProperties === false;
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

/** Keywords of a lower and an upper bound. */
interface Bounds {
  readonly from?: string;
  readonly above?: string;
  readonly to?: string;
  readonly below?: string;
  /** The keyword of a single value, instead of bounds. */
  readonly exact?: string;
  /** Unit of the bounds, in the singular. */
  readonly unit?: string;
}

const numberBounds: Bounds = {
  from: "minimum",
  above: "exclusiveMinimum",
  to: "maximum",
  below: "exclusiveMaximum",
};

function range(label: string, part: JsonObject, bounds: Bounds): Fact[] {
  const text = rangeText(part, bounds);
  if (text === "") return [];
  const one = bounds.unit !== undefined && /(^| )1$/.test(text);
  const unit = bounds.unit === undefined ? "" : ` ${bounds.unit}${one ? "" : "s"}`;
  return [{ label, text: text + unit }];
}

function rangeText(
  part: JsonObject,
  { from, above, to, below, exact }: Bounds,
  format: (bound: unknown) => string = String,
): string {
  const value = (keyword: string | undefined) =>
    keyword === undefined || part[keyword] === undefined ? undefined : format(part[keyword]);
  const [minimum, maximum] = [value(from), value(to)];
  const only = value(exact) ?? (minimum === maximum ? minimum : undefined);
  if (only !== undefined) return only;
  if (
    minimum !== undefined &&
    maximum !== undefined &&
    value(above) === undefined &&
    value(below) === undefined
  )
    return `${minimum} to ${maximum}`;
  const bounds = {
    "at least": minimum,
    "more than": value(above),
    "at most": maximum,
    "less than": value(below),
  };
  return Object.entries(bounds)
    .filter(([, bound]) => bound !== undefined)
    .map(([words, bound]) => `${words} ${bound}`)
    .join(" and ");
}

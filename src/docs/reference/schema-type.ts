/** Type of a schema in words. */
import type { Reader } from "../../contract/document/reader.ts";
import { firstOf, schemaParts } from "../../contract/document/schemas.ts";
import { type JsonObject, typeName } from "../../contract/openapi.ts";
import type { DocumentNode } from "../../contract/read-document.ts";
import { isRecursive, referencesOf } from "./nodes.ts";

/** Formats that say no more than the type, to a reader who does not declare variables. */
const plainFormats: ReadonlySet<unknown> = new Set(["double", "float"]);

/** Writes the type of a schema, such as `integer (int64) or null` and `array of string`. */
export function typeText(
  reader: Reader,
  schema: DocumentNode,
  within: ReadonlySet<object> = new Set(),
): string {
  const parts = schemaParts(reader, schema);
  if (isRecursive(parts, within)) return referencesOf(parts)[0] ?? "the same";
  const inner = new Set([...within, ...parts.map(({ object }) => object)]);
  const types = parts
    .map(({ object }) => ownTypes(object))
    .filter((list) => list !== undefined)
    .reduce<readonly string[] | undefined>((all, list) => (all ? intersect(all, list) : list), undefined);
  if (types?.length === 0) return "no value";
  if (types === undefined) return optionTypes(reader, parts, inner) ?? "any type";
  const format = firstOf(parts, "format");
  const items = parts.map((part) => reader.member(part, "items")).find((node) => node !== undefined);
  const names = types.map((type) => {
    if (type === "array" && items) {
      const text = typeText(reader, items, inner);
      return `array of ${text.includes(" or ") ? `(${text})` : text}`;
    }
    const hasFormat =
      typeof format === "string" &&
      !plainFormats.has(format) &&
      ["string", "number", "integer"].includes(type);
    return hasFormat ? `${type} (${format})` : type;
  });
  return names.join(" or ");
}

/** Types that one part allows; undefined for any. */
function ownTypes({ type, enum: values, ...part }: JsonObject): readonly string[] | undefined {
  const stated = typeof type === "string" ? [type] : Array.isArray(type) ? type.map(String) : undefined;
  if (stated)
    return [...stated.filter((name) => name !== "null"), ...stated.filter((name) => name === "null")];
  if (Array.isArray(values)) return [...new Set(values.map(typeName))];
  return "const" in part ? [typeName(part["const"])] : undefined;
}

function intersect(first: readonly string[], second: readonly string[]): string[] {
  const integer = (types: readonly string[]) => types.includes("number") || types.includes("integer");
  const common = first.filter((type) => second.includes(type));
  // Every integer is a number.
  const narrowed = integer(first) && integer(second) && !common.some((type) => /number|integer/.test(type));
  return narrowed ? ["integer", ...common] : common;
}

function optionTypes(
  reader: Reader,
  parts: readonly DocumentNode[],
  within: ReadonlySet<object>,
): string | undefined {
  const [options] = parts
    .flatMap((part) => [reader.entries(part, "anyOf"), reader.entries(part, "oneOf")])
    .filter(({ length }) => length > 0);
  return options && [...new Set(options.map(([, option]) => typeText(reader, option, within)))].join(" or ");
}

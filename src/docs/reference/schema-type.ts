/** Type of a schema in words. */
import type { OpenApiDocument } from "./documents.ts";
import type { SchemaObject } from "./openapi-objects.ts";
import { firstOf, schemaParts } from "./schema-parts.ts";

/**
 * Writes the type of a schema, such as `integer (int64) or null` and `array of string`.
 *
 * @param document the document that holds the referenced schemas
 * @param schema a schema of it
 * @param where where it is, for messages
 * @throws if no type satisfies all parts of the schema
 */
export function typeText(document: OpenApiDocument, schema: unknown, where: string): string {
  const { parts } = schemaParts(document, schema, where);
  const types = parts
    .map((part) => ownTypes(part))
    .filter((list) => list !== undefined)
    .reduce<readonly string[] | undefined>((all, list) => (all ? intersect(all, list) : list), undefined);
  if (types?.length === 0) throw new Error(`${where}: no type satisfies all parts of the schema.`);
  if (types === undefined) return optionTypes(document, parts, where) ?? "any type";
  const format = firstOf(parts, "format");
  const items = firstOf(parts, "items");
  const names = types.map((type) => {
    if (type === "array" && items !== undefined) return `array of ${itemText(document, items, where)}`;
    const hasFormat = typeof format === "string" && ["string", "number", "integer"].includes(type);
    return hasFormat ? `${type} (${format})` : type;
  });
  return names.join(" or ");
}

/** Types that one part allows; undefined for any. */
function ownTypes(part: SchemaObject): readonly string[] | undefined {
  const { type } = part;
  const stated = typeof type === "string" ? [type] : Array.isArray(type) ? type.map(String) : undefined;
  if (stated)
    return [...stated.filter((name) => name !== "null"), ...stated.filter((name) => name === "null")];
  if (Array.isArray(part["enum"])) return [...new Set(part["enum"].map(typeOf))];
  if ("const" in part) return [typeOf(part["const"])];
  return undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function intersect(first: readonly string[], second: readonly string[]): string[] {
  const integer = (types: readonly string[]) => types.includes("number") || types.includes("integer");
  const common = first.filter((type) => second.includes(type));
  // Every integer is a number.
  const narrowed = integer(first) && integer(second) && !common.some((type) => /number|integer/.test(type));
  return narrowed ? ["integer", ...common] : common;
}

function itemText(document: OpenApiDocument, items: unknown, where: string): string {
  const text = typeText(document, items, `${where}/items`);
  return text.includes(" or ") ? `(${text})` : text;
}

function optionTypes(
  document: OpenApiDocument,
  parts: readonly SchemaObject[],
  where: string,
): string | undefined {
  const options = firstOf(parts, "anyOf") ?? firstOf(parts, "oneOf");
  if (!Array.isArray(options)) return undefined;
  return [...new Set(options.map((option) => typeText(document, option, where)))].join(" or ");
}

/** Reads the schema of seed files: references resolved in place, every object closed. */
import { dereference } from "@apidevtools/json-schema-ref-parser";
import type { PropertyOrder } from "../../../src/platform/seed/property-order.ts";
import type { Schema } from "../../lib/bundle.ts";

/** Keywords whose value is one schema. */
const nested = new Set(["items", "additionalProperties", "propertyNames"]);
/** Keywords with schemas that are not closed: objects in them would accept unknown properties. */
const refused = new Set([
  ...["allOf", "anyOf", "not", "if", "then", "else", "dependentSchemas", "patternProperties"],
  ...["prefixItems", "contains", "unevaluatedItems", "unevaluatedProperties"],
]);

/**
 * Reads the schema of seed files from its parts. `files`: absolute paths of JSON Schemas in YAML, whose properties and examples are merged. Keywords
 * beside a `$ref` extend the schema that it refers to; `properties` are merged by name. Returns the schema without references and extensions
 * (`x-...`). Objects accept only the properties that they define. Throws if a reference does not resolve or is circular, or an object cannot
 * be closed.
 */
export async function readSeedSchema(files: readonly string[]): Promise<Schema> {
  const parts = await Promise.all(
    // The package's own types describe JSON Schema of any draft.
    files.map(async (file) => (await dereference(file, { dereference: { circular: false } })) as Schema),
  );
  const { $defs: _, ...schema } = Object.assign({}, ...parts);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const example = Object.assign({}, ...parts.map((part) => part.examples?.[0]));
  return closeObjects({ ...schema, properties, examples: [example] }, "seed");
}

/** @param location name of the schema for error messages */
function closeObjects(schema: Schema, location: string): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => !keyword.startsWith("x-"));
  const copy: Schema = Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, closeKeyword(keyword, value, location)]),
  );
  if (copy.additionalProperties !== undefined) return copy;
  if (copy.properties !== undefined) return { ...copy, additionalProperties: false };
  if ([copy.type].flat().includes("object")) {
    throw new Error(`${location}: an object without properties cannot be closed. Add its properties.`);
  }
  return copy;
}

function closeKeyword(keyword: string, value: unknown, location: string): unknown {
  if (refused.has(keyword)) throw new Error(`${location}: ${keyword} is not supported in the seed schema.`);
  if (keyword === "properties" && isSchema(value)) {
    const properties = Object.entries(value).map(([name, property]) => [
      name,
      isSchema(property) ? closeObjects(property, `${location}.${name}`) : property,
    ]);
    return Object.fromEntries(properties);
  }
  if (keyword === "oneOf" && Array.isArray(value)) {
    return value.map((schema: Schema) => closeObjects(schema, location));
  }
  return nested.has(keyword) && isSchema(value) ? closeObjects(value, location) : value;
}

/** Lists the properties of an object, or of the objects in an array, in the order of the documents; null for another schema. */
export function propertyOrderOf({ items, properties }: Schema): PropertyOrder | null {
  if (isSchema(items)) return propertyOrderOf(items);
  if (!properties) return null;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      isSchema(property) ? propertyOrderOf(property) : null,
    ]),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

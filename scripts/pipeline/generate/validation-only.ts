/** Copies of schemas without annotations, so that compiled validators do not contain descriptions and examples. */
import { isObject } from "../../../src/contract/openapi.ts";
import type { Schema } from "../../lib/bundle.ts";

/** Keywords that never reject a value (JSON Schema 2020-12, sections 9.1 to 9.5; OpenAPI 3.1). */
const annotations = new Set([
  ...["title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples", "example"],
  ...["externalDocs", "xml", "$comment"],
]);

/** Keywords whose value maps names to schemas. */
const schemaMaps = new Set(["properties", "patternProperties", "$defs", "dependentSchemas"]);
/** Keywords whose value is data, not a schema. */
const data = new Set(["enum", "const", "required", "type", "dependentRequired", "discriminator"]);

/** Tells whether a keyword is an annotation or an extension. */
export function isAnnotation(keyword: string): boolean {
  return annotations.has(keyword) || keyword.startsWith("x-");
}

/** Copies a schema without annotations and extensions. Unknown keywords stay, so that the compiler rejects them. */
export function validationOnly<T extends object>(schema: T, change = (copy: Schema): Schema => copy): T {
  const copySchema = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copySchema);
    if (!isObject(value)) return value;
    const kept = Object.entries(value).filter(([keyword]) => !isAnnotation(keyword));
    return change(
      Object.fromEntries(kept.map(([keyword, member]) => [keyword, copyKeyword(keyword, member)])),
    );
  };
  const copyKeyword = (keyword: string, value: unknown): unknown => {
    if (data.has(keyword)) return value;
    if (!schemaMaps.has(keyword) || !isObject(value)) return copySchema(value);
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copySchema(member)]));
  };
  // The copy has a subset of the same keywords, so it is a T wherever the schema was one.
  return copySchema(schema) as T;
}

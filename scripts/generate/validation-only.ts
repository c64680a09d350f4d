/** Leaves of a schema what validates, so that compiled validators carry no prose. */

/** Keywords that say something about a value and never refuse one (JSON Schema 2020-12, sections 9.1 to 9.5; OpenAPI 3.1). */
const annotations = new Set([
  "title",
  "description",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "examples",
  "example",
  "externalDocs",
  "xml",
  "$comment",
]);

/** Keywords whose value maps names to schemas. */
const schemaMaps = new Set(["properties", "patternProperties", "$defs", "dependentSchemas"]);
/** Keywords whose value is data and must not be read as a schema. */
const data = new Set(["enum", "const", "required", "type", "dependentRequired"]);

/**
 * Copies a schema without annotations and extensions, its references pointing to the schema set `components`.
 * Unknown keywords stay, so that a strict compiler refuses them.
 *
 * @param schema a schema of a bundled document; not changed
 * @returns the copy
 */
export function validationOnly<T extends object>(schema: T): T {
  // The copy holds a subset of the same keywords, so it is a T wherever the schema was one.
  return copySchema(schema) as T;
}

function copySchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copySchema);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !annotations.has(key) && !key.startsWith("x-"));
  return Object.fromEntries(kept.map(([key, member]) => [key, copyMember(key, member)]));
}

function copyMember(key: string, member: unknown): unknown {
  if (key === "$ref" && typeof member === "string") {
    return member.replace("#/components/schemas/", "components#/$defs/");
  }
  if (data.has(key)) return member;
  if (schemaMaps.has(key) && typeof member === "object" && member !== null) {
    return Object.fromEntries(Object.entries(member).map(([name, schema]) => [name, copySchema(schema)]));
  }
  return copySchema(member);
}

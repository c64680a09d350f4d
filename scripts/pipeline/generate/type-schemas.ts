/** Rewrites schemas that openapi-typescript has another type for than their values have. */
import { isObject } from "../../../src/contract/openapi.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { mapParts, mapSchemas } from "./map-schemas.ts";
import { nameOf } from "./schema-facts.ts";
import { isAnnotation } from "./validation-only.ts";

type MutableObject = Record<string, unknown>;

/** Keywords that say which values an object is, or which members it has. */
const describing = /^(?:properties|additionalProperties|unevaluatedProperties|allOf|anyOf|oneOf|enum|const)$/;

/** Copies a document with its schemas rewritten. */
export function rewriteSchemas(document: OpenApiDocument): OpenApiDocument {
  const all: Readonly<Record<string, unknown>> = document.components?.schemas ?? {};
  const isNullable = (part: unknown): boolean => {
    const target = isObject(part) && typeof part["$ref"] === "string" ? all[nameOf(part["$ref"])] : undefined;
    return (
      isObject(target) &&
      JSON.stringify([target["type"], target["anyOf"], target["oneOf"]]).includes('"null"')
    );
  };
  const rewrite = (schema: unknown): unknown => {
    if (!isObject(schema)) return schema;
    const parts = mapParts(schema, rewrite);
    // openapi-typescript follows a `$ref` in data, too.
    if (JSON.stringify(parts["examples"])?.includes('"$ref"')) delete parts["examples"];
    rewriteSchema(parts);
    // It picks the members that are required, of which null has none.
    if (listOf(parts["allOf"]).some(isNullable)) delete parts["required"];
    return parts;
  };
  const copy = mapSchemas(document, rewrite);
  const components = Object(copy["components"]);
  const schemas = Object.entries(Object(components.schemas)).map(([name, schema]) => [name, rewrite(schema)]);
  // Only schemas have changed.
  return { ...copy, components: { ...components, schemas: Object.fromEntries(schemas) } } as OpenApiDocument;
}

function rewriteSchema(schema: MutableObject): void {
  const keywords = Object.keys(schema).filter((keyword) => !isAnnotation(keyword));
  if (typeof schema["$ref"] === "string" && keywords.length > 1) {
    schema["allOf"] = [{ $ref: schema["$ref"] }, ...listOf(schema["allOf"])];
    delete schema["$ref"];
  }
  // Other members and `allOf` hold as well, but openapi-typescript adds them as one more alternative.
  if (Array.isArray(schema["anyOf"]) && keywords.length > 1) {
    if (schema["oneOf"] === undefined) schema["oneOf"] = schema["anyOf"];
    else schema["allOf"] = [...listOf(schema["allOf"]), { oneOf: schema["anyOf"] }];
    delete schema["anyOf"];
  }
  // An index signature would hold for the properties as well.
  if (isObject(schema["properties"]) && isObject(schema["additionalProperties"]))
    schema["additionalProperties"] = true;
  if (schema["const"] === null) Object.assign(schema, { type: "null", const: undefined });
  if (Array.isArray(schema["allOf"])) hoistRequired(schema, schema["allOf"]);
  const isObjectType = [schema["type"]].flat().includes("object");
  if (!isObjectType || Object.keys(schema).some((keyword) => describing.test(keyword))) return;
  // Else its type is that of an object without members; with `required` alone, the members are those of another part.
  if ("required" in schema) delete schema["type"];
  else schema["additionalProperties"] = true;
}

/** A part that only requires members of the others has no members of its own. */
function hoistRequired(schema: MutableObject, parts: readonly unknown[]): void {
  const isRequirement = (part: unknown): part is MutableObject =>
    isObject(part) && Object.keys(part).every((keyword) => keyword === "type" || keyword === "required");
  const required = parts.filter(isRequirement).flatMap((part) => listOf(part["required"]));
  if (required.length > 0) schema["required"] = [...listOf(schema["required"]), ...required];
  schema["allOf"] = parts.filter((part) => !isRequirement(part));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

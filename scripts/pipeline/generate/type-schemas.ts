/** Rewrites schemas that openapi-typescript has another type for than their values have. */
import { isObject } from "../../../src/contract/openapi.ts";
import { isAnnotation } from "./validation-only.ts";

type MutableObject = Record<string, unknown>;

/** Members whose value is data. */
const data = new Set(["example", "examples", "default", "enum", "const", "mapping", "value"]);
/** Members whose value maps names to objects. */
const maps = new Set([
  "properties",
  "schemas",
  "paths",
  "parameters",
  "responses",
  "headers",
  "requestBodies",
  "pathItems",
]);

/** Keywords that say which values an object is, or which members it has. */
const describing = [
  "properties",
  "additionalProperties",
  "unevaluatedProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "enum",
  "const",
];

/** Rewrites the schemas of a document. */
export function rewriteSchemas(node: unknown): void {
  if (Array.isArray(node)) node.forEach(rewriteSchemas);
  if (!isObject(node)) return;
  for (const [name, value] of Object.entries(node)) {
    if (data.has(name) || name.startsWith("x-")) continue;
    if (maps.has(name) && isObject(value)) Object.values(value).forEach(rewriteSchemas);
    else rewriteSchemas(value);
  }
  // The document is the caller's own copy.
  rewriteSchema(node as MutableObject);
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
  if (schema["const"] === null) Object.assign(schema, { type: "null", const: undefined });
  if (Array.isArray(schema["allOf"])) hoistRequired(schema, schema["allOf"]);
  const isObjectType = [schema["type"]].flat().includes("object");
  if (!isObjectType || describing.some((keyword) => keyword in schema)) return;
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

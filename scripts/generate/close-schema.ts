/**
 * Closed copies of response schemas. The documents leave responses open: unknown members and values beyond an open value list are
 * valid. A closed copy reports both, so that the client can detect drift and the platform can check its own responses.
 */
import path from "node:path";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { dereference, type Schema } from "../lib/document.ts";
import { isAnnotation } from "./validation-only.ts";

/** Keywords that are copied as they are. `required` and `pattern` matter to the platform; the client reports the others as drift. */
const copied = new Set(["type", "format", "pattern", "enum", "const", "required", "x-extensible-enum"]);

/**
 * Copies a response schema with every object closed that has `properties`. Annotations are left out. References are resolved in place:
 * Ajv compiles a reference to a function whose errors the caller concatenates, which takes quadratic time for a long list.
 *
 * @param document the bundled document, in which references are resolved
 * @param schema a response schema of the document; not changed
 * @param location name of the schema for error messages, such as `Pipe`
 * @returns the copy, without references
 * @throws if the schema has a keyword that the client cannot report as drift or that is wrong for a closed object, or contains itself
 */
export function closeSchema(
  document: OpenApiDocument,
  schema: Schema | boolean,
  location: string,
  parents: readonly Schema[] = [],
): object {
  if (schema === true) return {};
  if (schema === false) throw unsupported(location, "the schema false");
  const keywords = Object.entries(schema).filter(
    ([keyword]) => copied.has(keyword) || !isAnnotation(keyword),
  );
  if (schema.$ref !== undefined) {
    if (keywords.length > 1) throw unsupported(location, "$ref beside other keywords");
    const target: Schema = dereference(document, schema);
    if (parents.includes(target)) throw unsupported(location, "a schema that contains itself");
    return closeSchema(document, target, path.posix.basename(schema.$ref), [...parents, target]);
  }
  const close = (part: Schema | boolean, step: string): object =>
    closeSchema(document, part, `${location}${step}`, parents);
  const copy = keywords.map(([keyword, value]) => {
    if (copied.has(keyword)) return [keyword, value];
    // The document has been linted: the values of these two keywords are schemas.
    if (keyword === "items") return [keyword, close(value as Schema, "[]")];
    if (keyword !== "properties") throw unsupported(location, keyword);
    const properties = Object.entries(value as Record<string, Schema>);
    return [keyword, Object.fromEntries(properties.map(([name, part]) => [name, close(part, `.${name}`)]))];
  });
  return { ...Object.fromEntries(copy), ...(schema.properties && { additionalProperties: false }) };
}

function unsupported(location: string, what: string): Error {
  return new Error(
    `${location}: ${what} is not supported in a response schema. Add support to the client's drift detection before scripts/generate/close-schema.ts`,
  );
}

/**
 * Closed copies of response schemas. The documents leave responses open: unknown members and values beyond an open value list are
 * valid. A closed copy reports both, so that the client can detect drift and the platform can check its own responses.
 */
import type { Schema } from "../lib/document.ts";
import { isAnnotation } from "./validation-only.ts";

/** Keywords that are copied as they are. `required` and `pattern` matter to the platform; the client reports the others as drift. */
const copied = new Set(["type", "format", "pattern", "enum", "const", "required", "x-extensible-enum"]);

/**
 * Copies a response schema with every object closed that has `properties`. Annotations are left out.
 *
 * @param schema a response schema of a bundled document; not changed
 * @param location name of the schema for error messages, such as `Pipe`
 * @returns the copy; its references are those of the original, so the schemas they point to have to be closed as well
 * @throws if the schema has a keyword that the client cannot report as drift, or that is wrong for a closed object
 */
export function closeSchema(schema: Schema | boolean, location: string): object {
  if (schema === true) return {};
  if (schema === false) throw unsupported(location, "the schema false");
  const keywords = Object.entries(schema).filter(
    ([keyword]) => copied.has(keyword) || !isAnnotation(keyword),
  );
  if (schema.$ref !== undefined && keywords.length > 1)
    throw unsupported(location, "$ref beside other keywords");
  const copy = keywords.map(([keyword, value]) => [keyword, closeKeyword(keyword, value, location)]);
  return { ...Object.fromEntries(copy), ...(schema.properties && { additionalProperties: false }) };
}

function closeKeyword(keyword: string, value: unknown, location: string): unknown {
  if (copied.has(keyword) || keyword === "$ref") return value;
  // The document has been linted: the values of these two keywords are schemas.
  if (keyword === "items") return closeSchema(value as Schema, `${location}[]`);
  if (keyword === "properties") {
    const properties = Object.entries(value as Record<string, Schema>);
    return Object.fromEntries(
      properties.map(([name, property]) => [name, closeSchema(property, `${location}.${name}`)]),
    );
  }
  throw unsupported(location, keyword);
}

function unsupported(location: string, what: string): Error {
  return new Error(
    `${location}: ${what} is not supported in a response schema. Add support to the client's drift detection before scripts/generate/close-schema.ts`,
  );
}

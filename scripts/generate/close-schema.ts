/**
 * Closed copies of response schemas. The documents leave responses open: unknown members and values beyond an open value list are
 * valid. A closed copy reports both, so that the client can detect drift and the platform can check its own responses.
 */
import path from "node:path";
import { findReferenced } from "../../src/contract/openapi.ts";
import type { OpenApiDocument, Schema } from "../lib/bundle.ts";
import { isAnnotation } from "./validation-only.ts";

/** Keywords that are copied as they are. `required` and `pattern` matter to the platform; the client reports the others as drift. */
const copied = new Set(["type", "format", "pattern", "enum", "const", "required", "x-extensible-enum"]);

/** Closes the response schemas of one document. */
export interface SchemaCloser {
  /**
   * Copies a schema with every object closed that has `properties`. Annotations are left out.
   *
   * @param schema a response schema of the document; not changed
   * @param location name of the schema for error messages, such as `getPipe`
   * @throws if the schema has a keyword that the client cannot report as drift or that is wrong for a closed object, or a list that
   *   contains itself
   */
  readonly close: (schema: Schema, location: string) => object;
  /** Closed copies of the component schemas that the copies refer to, by name. */
  readonly components: Readonly<Record<string, object>>;
}

/**
 * Creates a closer. A reference is kept, except within a list, where it is resolved in place: Ajv compiles a reference to a function
 * whose errors the caller concatenates, which for every element of a long list takes quadratic time.
 *
 * @param document the bundled document
 */
export function createSchemaCloser(document: OpenApiDocument): SchemaCloser {
  const components: Record<string, object> = {};

  /** @param resolved the schemas that references were resolved to, innermost last; undefined outside of lists */
  const close = (schema: Schema | boolean, location: string, resolved?: readonly Schema[]): object => {
    if (schema === true) return {};
    if (schema === false) throw unsupported(location, "the schema false");
    const keywords = Object.entries(schema).filter(
      ([keyword]) => copied.has(keyword) || !isAnnotation(keyword),
    );
    if (schema.$ref !== undefined) {
      if (keywords.length > 1) throw unsupported(location, "$ref beside other keywords");
      return closeReference(schema.$ref, location, resolved);
    }
    const copy = keywords.map(([keyword, value]) => {
      if (copied.has(keyword)) return [keyword, value];
      // The document has been linted: the values of these two keywords are schemas.
      if (keyword === "items") return [keyword, close(value as Schema, `${location}[]`, resolved ?? [])];
      if (keyword !== "properties") throw unsupported(location, keyword);
      const properties = Object.entries(value as Record<string, Schema>);
      const closed = properties.map(([name, part]) => [name, close(part, `${location}.${name}`, resolved)]);
      return [keyword, Object.fromEntries(closed)];
    });
    return { ...Object.fromEntries(copy), ...(schema.properties && { additionalProperties: false }) };
  };

  const closeReference = (
    reference: string,
    location: string,
    resolved: readonly Schema[] | undefined,
  ): object => {
    // The document has been linted: a schema's reference leads to a schema.
    const target: Schema = findReferenced(document, reference) ?? {};
    const name = path.posix.basename(reference);
    if (resolved?.includes(target)) throw unsupported(location, "a list that contains itself");
    if (resolved) return close(target, name, [...resolved, target]);
    if (!Object.hasOwn(components, name)) {
      // Reserved before it is closed, since it may refer to itself.
      components[name] = {};
      components[name] = close(target, name);
    }
    return { $ref: reference };
  };

  return { close: (schema, location) => close(schema, location), components };
}

function unsupported(location: string, what: string): Error {
  return new Error(
    `${location}: ${what} is not supported in a response schema. Add support to the client's drift detection before scripts/generate/close-schema.ts`,
  );
}

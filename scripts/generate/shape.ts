/** What a schema says of the values in one place, read for what drift is looked for with. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { dereference, type Schema } from "../lib/document.ts";

/** What may stand in one place. */
export type Shape =
  /** JSON types, none for anything; `values` are those that are known of a string. */
  | {
      readonly kind: "types";
      readonly types: readonly string[];
      readonly values: readonly unknown[] | undefined;
    }
  | { readonly kind: "elements"; readonly of: Shape }
  | { readonly kind: "members"; readonly members: readonly (readonly [name: string, shape: Shape])[] }
  /** A schema of the document's components, which is written once. */
  | { readonly kind: "named"; readonly name: string };

/** Keywords that are read, and those that do not matter for a shape. Any other stops the generator. */
const known = new Set(["type", "properties", "items", "enum", "const", "required", "format", "pattern"]);
const ignored =
  /^(?:title|description|examples?|default|deprecated|readOnly|writeOnly|\$comment|externalDocs|x-.*)$/;

/**
 * Reads a schema.
 *
 * @param document the bundled OpenAPI document
 * @param schema a schema of it
 * @param components gets what the schema refers to, each after what it refers to itself
 * @param path names of the schemas that lead to this one
 * @throws when a schema uses what a shape cannot say
 */
export function readShape(
  document: OpenApiDocument,
  schema: Schema,
  components: Map<string, Shape>,
  path: readonly string[] = [],
): Shape {
  if (!schema.$ref) return readOwn(document, schema, components, path);
  const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if (path.includes(name)) throw new Error(`Schema ${name} holds itself, which a response shape cannot say.`);
  if (!components.has(name)) {
    const shape = readOwn(document, dereference(document, schema), components, [...path, name]);
    components.set(name, shape);
  }
  return { kind: "named", name };
}

function readOwn(
  document: OpenApiDocument,
  schema: Schema,
  components: Map<string, Shape>,
  path: readonly string[],
): Shape {
  const strange = Object.keys(schema).filter((key) => !known.has(key) && !ignored.test(key));
  if (strange.length > 0)
    throw new Error(`${path.join(" > ")}: a response shape cannot say ${strange.join(", ")}.`);
  const types = [schema.type ?? []].flat();
  const read = (part: Schema): Shape => readShape(document, part, components, path);
  if (types.length === 1 && types[0] === "object") {
    const members = Object.entries(schema.properties ?? {}).map(
      ([name, member]) => [name, read(member)] as const,
    );
    return { kind: "members", members };
  }
  if (types.length === 1 && types[0] === "array") {
    return { kind: "elements", of: read(typeof schema.items === "object" ? schema.items : {}) };
  }
  const values = schema.enum ?? ("x-extensible-enum" in schema ? schema["x-extensible-enum"] : undefined);
  return { kind: "types", types, values: Array.isArray(values) ? values : undefined };
}

/**
 * Names a schema of the document's components in code: by a name that no other schema, helper, export or global has.
 *
 * @param prefix what the code holds of it
 * @param name the schema's name
 */
export function identifierOf(prefix: string, name: string): string {
  // The names of components hold no dollar sign (OpenAPI 3.1, Components Object).
  return `${prefix}$${name.replace(/[^\w]/g, (character) => `$${character.codePointAt(0)}$`)}`;
}

/**
 * Response shapes of an API: what a response may hold by its document, as data that a client compares an answer with. Compiled
 * validators cannot tell this: a response schema is open, so they accept unknown members, and they know no open value lists.
 */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { dereference, listOperations, type Schema } from "../lib/document.ts";
import type { ValidatorModule } from "./validators.ts";

/** Keywords that are read, and those that do not matter for a shape. Any other stops the generator. */
const known = new Set(["type", "properties", "items", "enum", "const", "required", "format", "pattern"]);
const ignored =
  /^(?:title|description|examples?|default|deprecated|readOnly|writeOnly|\$comment|externalDocs|x-.*)$/;

/**
 * Generates the shapes of every JSON response, keyed by operationId and status code.
 *
 * @param document the bundled OpenAPI document
 * @returns the module exporting `responseShapes`
 * @throws when a schema uses what a shape cannot say
 */
export function generateResponseShapes(document: OpenApiDocument): ValidatorModule {
  const components = new Map<string, string>();
  const entries = listOperations(document).map(({ operationId, responses }) => {
    const shapes = Object.entries(responses).flatMap(([status, content]) => {
      const schema = content.find(({ mediaType }) => mediaType === "application/json")?.schema;
      return schema ? [`${JSON.stringify(status)}: ${write(document, schema, components, [])}`] : [];
    });
    return `  ${operationId}: { ${shapes.join(", ")} },`;
  });
  const constants = [...components].map(([name, shape]) => `const ${name} = ${shape};`);
  return {
    javascript: `${constants.join("\n")}\n\nexport const responseShapes = {\n${entries.join("\n")}\n};\n`,
    declarations: `${shapeType}\nexport declare const responseShapes: Readonly<Record<string, Readonly<Record<string, Shape>>>>;\n`,
  };
}

const shapeType = `/**
 * What may stand in a place: type names joined by \`|\` (empty for anything), one of which may be followed by the values it knows; the
 * shape of an array's elements, in an array of its own; or the shapes of an object's members.
 */
export type Shape = string | readonly [Shape] | readonly [string, readonly string[]] | { readonly [member: string]: Shape };
`;

/** Writes a shape as JavaScript; a referenced schema becomes a constant, so that it is there once. */
function write(
  document: OpenApiDocument,
  schema: Schema,
  components: Map<string, string>,
  path: readonly string[],
): string {
  if (!schema.$ref) return writeOwn(document, schema, components, path);
  const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if (path.includes(name)) throw new Error(`Schema ${name} holds itself, which a response shape cannot say.`);
  if (!components.has(name)) {
    const shape = writeOwn(document, dereference(document, schema), components, [...path, name]);
    components.set(name, shape);
  }
  return name;
}

function writeOwn(
  document: OpenApiDocument,
  schema: Schema,
  components: Map<string, string>,
  path: readonly string[],
): string {
  const strange = Object.keys(schema).filter((key) => !known.has(key) && !ignored.test(key));
  if (strange.length > 0)
    throw new Error(`${path.join(" > ")}: a response shape cannot say ${strange.join(", ")}.`);
  const types = [schema.type ?? []].flat();
  if (types.includes("object") && types.length === 1) {
    const members = Object.entries(schema.properties ?? {}).map(
      ([name, member]) => `${JSON.stringify(name)}: ${write(document, member, components, path)}`,
    );
    // Without a prototype, so that a member named like one of its own is unknown.
    return `{ ${["__proto__: null", ...members].join(", ")} }`;
  }
  if (types.includes("array") && types.length === 1) {
    const items = typeof schema.items === "object" ? schema.items : {};
    return `[${write(document, items, components, path)}]`;
  }
  const values = schema.enum ?? ("x-extensible-enum" in schema ? schema["x-extensible-enum"] : undefined);
  const type = JSON.stringify(types.join("|"));
  return Array.isArray(values) ? `[${type}, ${JSON.stringify(values)}]` : type;
}

/** types.ts and schemas.ts of an API: openapi-typescript's types of the bundle, with named schemas and open value lists kept open. */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { separateSchemas } from "./schemas.ts";
import { putDescriptionsFirst } from "./schemas-comments.ts";

/** The sources of both files. */
export interface GeneratedTypes {
  /** `paths`, `components` and `operations`; imports the schemas from `./schemas.ts`. */
  readonly types: string;
  /** One exported type per schema, which is what an API's users import. */
  readonly schemas: string;
}

/**
 * Generates the types of a bundled document.
 *
 * @param document the bundled OpenAPI document; not changed
 * @returns TypeScript sources
 * @throws when an open value list holds anything but strings, or a schema cannot be given a declaration of its own
 */
export async function generateTypes(document: OpenApiDocument): Promise<GeneratedTypes> {
  // openapi-typescript writes into what it is given. Its OpenAPI types are looser than Redocly's.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const nodes = await openapiTS(copy, {
    defaultNonNullable: false,
    silent: true,
    transform: openValueList,
  });
  const { types, schemas, names } = separateSchemas(nodes.map(putDescriptionsFirst));
  const imports =
    names.length > 0
      ? `import type {\n${names.map((name) => `    ${name},\n`).join("")}} from "./schemas.ts";\n\n`
      : "";
  return {
    types: `${imports}${types.map(print).join("\n")}`,
    // Without a schema the file is still a module.
    schemas: schemas.map(print).join("\n") || "export {};\n",
  };
}

function print(node: ts.Node): string {
  return astToString(node);
}

/**
 * `x-extensible-enum: [a]` becomes `"a" | (string & {})`: editors offer the known values and any other string compiles.
 * The intersection keeps TypeScript from folding the known values into `string`.
 */
function openValueList(schema: SchemaObject): ts.TypeNode | undefined {
  const known: unknown = "x-extensible-enum" in schema ? schema["x-extensible-enum"] : undefined;
  if (known === undefined) return undefined;
  if (!Array.isArray(known) || known.length === 0 || !known.every((value) => typeof value === "string")) {
    throw new Error(`x-extensible-enum must list strings, not ${JSON.stringify(known)}.`);
  }
  const literals = known.map((value: string) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value)),
  );
  const other = ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ]);
  return ts.factory.createUnionTypeNode([...literals, ts.factory.createParenthesizedType(other)]);
}

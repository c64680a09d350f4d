/** types.ts of an API: openapi-typescript's types of the bundle, with open value lists kept open. */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { dereference } from "../lib/document.ts";
import { docComment } from "./doc-comment.ts";

/**
 * Generates the types of a bundled document.
 *
 * @param document the bundled OpenAPI document; not changed
 * @returns TypeScript source: `paths`, `components` and `operations`
 */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  // openapi-typescript writes into what it is given. Its OpenAPI types are looser than Redocly's.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const nodes = await openapiTS(copy, {
    defaultNonNullable: false,
    silent: true,
    transform: openValueList,
  });
  return astToString(nodes);
}

/**
 * Generates one named type per schema, which is what an API's users import.
 *
 * @param document the bundled OpenAPI document
 * @returns TypeScript source that stands beside types.ts
 * @throws when a schema's name is no TypeScript name
 */
export function generateSchemaNames(document: OpenApiDocument): string {
  const aliases = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    if (!/^[A-Z]\w*$/.test(name)) throw new Error(`Schema ${name}: name its file in PascalCase.`);
    return `${docComment(dereference(document, schema).description)}export type ${name} = components["schemas"]["${name}"];`;
  });
  return `import type { components } from "./types.ts";\n\n${aliases.join("\n\n")}\n`;
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

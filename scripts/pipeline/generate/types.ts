/** `types.ts` of an API: openapi-typescript's types of the bundle, with one exported type per schema. */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import { type DocumentOperation, listOperations } from "../../../src/contract/read-document.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { fileMember, markFiles } from "./file-types.ts";
import { mapSchemas } from "./map-schemas.ts";
import { nameSchemas } from "./named-schemas.ts";
import { putDescriptionsFirst } from "./type-comments.ts";
import { rewriteSchemas } from "./type-schemas.ts";
import { allowUndefined, listRequestSchemas } from "./undefined-members.ts";

/** Types that openapi-typescript always prints and that are empty here. */
const unused = new Set(["webhooks", "$defs"]);

/** Generates TypeScript source: one exported type per schema, then `paths`, `components` and `operations`. */
export async function generateTypes(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[] = listOperations(document),
): Promise<string> {
  // openapi-typescript changes its argument. Its OpenAPI types are looser than Redocly's.
  const copy = structuredClone(withoutExamples(rewriteSchemas(document))) as unknown as OpenAPI3;
  markFiles(copy);
  const nodes = await openapiTS(copy, {
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => printFile(schema) ?? printOpenValueList(schema),
  });
  const used = nodes.filter((node) => !(ts.isTypeAliasDeclaration(node) && unused.has(node.name.text)));
  const requests = listRequestSchemas(document, operations);
  return nameSchemas(used.map(putDescriptionsFirst))
    .map((node) => (isSchema(node) && requests.has(node.name.text) ? allowUndefined(node) : node))
    .map((node) => astToString(node))
    .join("\n");
}

/** It takes a member `$ref` of an example for a reference, and prints none of the values. */
const withoutExamples = (document: object): object =>
  mapSchemas(
    document,
    (schema) => schema,
    () => undefined,
  );

const isSchema = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Prints the type of a file in a form. */
function printFile(schema: SchemaObject): ts.TypeNode | undefined {
  const names: unknown = fileMember in schema ? schema[fileMember] : undefined;
  if (!Array.isArray(names)) return undefined;
  return ts.factory.createUnionTypeNode(
    names.map((name: string) => ts.factory.createTypeReferenceNode(name)),
  );
}

/**
 * Prints `x-extensible-enum: [a]` as `"a" | (string & {})`: editors suggest the known values and any other string compiles.
 * Without the intersection, TypeScript would reduce the union to `string`.
 */
function printOpenValueList(schema: SchemaObject): ts.TypeNode | undefined {
  const known: unknown = "x-extensible-enum" in schema ? schema["x-extensible-enum"] : undefined;
  // The reader of documents has checked that it is a list of strings.
  if (!Array.isArray(known)) return undefined;
  const literals = known.map((value: string) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value)),
  );
  const other = ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ]);
  const types: unknown[] = [schema.type].flat();
  const nulls = types.includes("null") ? [ts.factory.createLiteralTypeNode(ts.factory.createNull())] : [];
  return ts.factory.createUnionTypeNode([...literals, ts.factory.createParenthesizedType(other), ...nulls]);
}

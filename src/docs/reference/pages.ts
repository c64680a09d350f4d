/** Pages of the reference: addresses and content, from the documents of the register. */

import { isObject, resolveReference } from "../../contract/openapi.ts";
import { listOperations } from "../../contract/read-document.ts";
import type { ApiDocument, OpenApiDocument } from "./documents.ts";
import { type OperationObject, operationObject, schemaName } from "./openapi-objects.ts";
import { createOperationViews, type OperationView } from "./operation-view.ts";
import { createSchemaView, type SchemaView } from "./schema-view.ts";

/** A component schema. */
export interface NamedSchema {
  readonly name: string;
  readonly view: SchemaView;
  readonly usedBy: SchemaUsage;
}

/** Operations and schemas that refer to a component schema. */
export interface SchemaUsage {
  readonly operations: readonly OperationObject[];
  /** Names of component schemas. */
  readonly schemas: readonly string[];
}

/** A page for Astro's `getStaticPaths`. */
export interface StaticPage<Params, Props> {
  readonly params: Params;
  readonly props: Props;
}

/** Overview pages: `/reference/<api>/`. */
export function overviewPages(
  apis: readonly ApiDocument[],
): StaticPage<{ api: string }, { api: ApiDocument; operations: readonly OperationView[] }>[] {
  return apis.map((api) => ({
    params: { api: api.name },
    props: { api, operations: createOperationViews(api.document) },
  }));
}

/** Operation pages: `/reference/<api>/<operationId>/`. */
export function operationPages(
  apis: readonly ApiDocument[],
): StaticPage<{ api: string; operation: string }, { api: ApiDocument; operation: OperationView }>[] {
  return apis.flatMap((api) =>
    createOperationViews(api.document).map((operation) => ({
      params: { api: api.name, operation: operation.operationId },
      props: { api, operation },
    })),
  );
}

/** Schema pages: `/reference/<api>/schemas/<Name>/`. */
export function schemaPages(
  apis: readonly ApiDocument[],
): StaticPage<{ api: string; schema: string }, { api: ApiDocument; schema: NamedSchema }>[] {
  return apis.flatMap((api) =>
    schemaNames(api.document).map((name) => ({
      params: { api: api.name, schema: name },
      props: { api, schema: createNamedSchema(api.document, name) },
    })),
  );
}

/** Names of the component schemas in alphabetical order. */
export function schemaNames(document: OpenApiDocument): string[] {
  return Object.keys(document.components?.schemas ?? {}).sort((a, b) => a.localeCompare(b, "en"));
}

function createNamedSchema(document: OpenApiDocument, name: string): NamedSchema {
  const schema = document.components?.schemas?.[name];
  const where = `#/components/schemas/${name}`;
  const view = createSchemaView(schema, { document, where, anchor: "", expand: false, within: [name] });
  return { name, view, usedBy: findUsage(document, name) };
}

/** Operations that refer to a schema outside of other component schemas, and component schemas that refer to it. */
function findUsage(document: OpenApiDocument, name: string): SchemaUsage {
  const schemas = Object.entries(document.components?.schemas ?? {})
    .filter(([, schema]) => refersTo(document, schema, name))
    .map(([user]) => user);
  const operations = listOperations(document)
    .map(({ node }) => operationObject(node))
    .filter((operation) => refersTo(document, operation, name));
  return { operations, schemas };
}

/** Whether a part of the document refers to a component schema, directly or through components that are not schemas. */
function refersTo(document: OpenApiDocument, part: unknown, name: string): boolean {
  if (Array.isArray(part)) return part.some((member) => refersTo(document, member, name));
  if (!isObject(part)) return false;
  const { $ref } = part;
  if (typeof $ref === "string") {
    const referenced = schemaName($ref);
    if (referenced !== undefined) return referenced === name;
    return refersTo(document, resolveReference(document, { $ref }), name);
  }
  return Object.values(part).some((member) => refersTo(document, member, name));
}

/** Pages of the reference: addresses and content, from the documents of the register. */
import type { ApiDocument, OpenApiDocument } from "./documents.ts";
import { createOperationViews } from "./operation-view.ts";
import { createSchemaView, type SchemaView } from "./schema-view.ts";

export interface NamedSchema {
  readonly name: string;
  readonly view: SchemaView;
}

/** Overview pages: `/reference/<api>/`. */
export function overviewPages(apis: readonly ApiDocument[]) {
  return apis.map((api) => ({
    params: { api: api.name },
    props: { api, operations: createOperationViews(api) },
  }));
}

/** Operation pages: `/reference/<api>/<operationId>/`. */
export function operationPages(apis: readonly ApiDocument[]) {
  return apis.flatMap((api) =>
    createOperationViews(api).map((operation) => ({
      params: { api: api.name, operation: operation.entry.operationId },
      props: { api, operation },
    })),
  );
}

/** Pages of the component schemas: `/reference/<api>/schemas/`, for APIs that have some. */
export function schemasPages(apis: readonly ApiDocument[]) {
  return apis
    .map((api) => ({ params: { api: api.name }, props: { api, schemas: createNamedSchemas(api) } }))
    .filter(({ props }) => props.schemas.length > 0);
}

/** Names of the component schemas in alphabetical order. */
export function schemaNames(document: OpenApiDocument): string[] {
  return Object.keys(document.components?.schemas ?? {}).sort((a, b) => a.localeCompare(b, "en"));
}

function createNamedSchemas({ document, reader }: ApiDocument): NamedSchema[] {
  return schemaNames(document).map((name) => {
    const object = document.components?.schemas?.[name] ?? {};
    const node = { object, place: `/components/schemas/${name}` };
    return { name, view: createSchemaView(node, { reader, anchor: name, expand: false }) };
  });
}

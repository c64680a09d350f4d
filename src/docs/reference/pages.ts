/** Pages of the reference: addresses and content, from the documents of the register. */
import type { DocumentOperation } from "../../contract/read-document.ts";
import { operationLink, schemaLink } from "../links.ts";
import { type ApiDocument, type OpenApiDocument, uniqueName } from "./documents.ts";
import { schemaName } from "./nodes.ts";
import { createOperationViews } from "./operation-view.ts";
import { createSchemaView, type SchemaView } from "./schema-view.ts";

export interface NamedSchema {
  readonly name: string;
  readonly view: SchemaView;
  /** Operations and component schemas that refer to it. */
  readonly usedBy: {
    readonly operations: readonly DocumentOperation[];
    readonly schemas: readonly string[];
  };
}

/** Operation pages: `/reference/<api>/<operationId>/`. */
export function operationPages(apis: readonly ApiDocument[]) {
  return apis.flatMap((api) =>
    createOperationViews(api).map((operation) => ({
      params: { api: api.name, operation: operation.entry.operationId },
      props: { api, operation, sandboxName: uniqueName(apis, api.name, operation.entry.operationId) },
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

/** Link to the operation or the component schema of a name. */
export function linkOf({ name: api, document, operations }: ApiDocument, name: string): string | undefined {
  if (Object.hasOwn(document.components?.schemas ?? {}, name)) return schemaLink(api, name);
  return operations.some(({ entry }) => entry.operationId === name) ? operationLink(api, name) : undefined;
}

/** Whether an API has so many schemas that each has a page of its own. Their links are those of `schemaLink`. */
export function hasSchemaPages({ document }: Pick<ApiDocument, "document">): boolean {
  return Object.keys(document.components?.schemas ?? {}).length > 100;
}

function createNamedSchemas(api: ApiDocument): NamedSchema[] {
  const { document, reader, operations } = api;
  const { schemas = {} } = document.components ?? {};
  const usersOf = <User>(users: readonly (readonly [User, unknown])[]) => {
    const names = users.map(([user, part]) => [user, referencedSchemas(reader, part)] as const);
    return (name: string) => names.flatMap(([user, referenced]) => (referenced.has(name) ? [user] : []));
  };
  const schemaUsers = usersOf(Object.entries(schemas));
  const operationUsers = usersOf(
    operations.map((operation) => [
      operation,
      [operation.node.object, ...operation.parameters.map(({ node }) => node.object)],
    ]),
  );
  return schemaNames(document).map((name) => {
    const node = { object: schemas[name] ?? {}, place: `/components/schemas/${name}` };
    const view = createSchemaView(node, { reader, anchor: name, expand: false });
    const usedBy = { operations: operationUsers(name), schemas: schemaUsers(name) };
    return { name, view, usedBy };
  });
}

/** Names of the component schemas that a part of a document refers to, directly or through components that are not schemas. */
function referencedSchemas(reader: ApiDocument["reader"], part: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const visited = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || visited.has(value)) return;
    visited.add(value);
    const { $ref, ...members }: { readonly $ref?: unknown } = value;
    const name = typeof $ref === "string" ? schemaName($ref) : undefined;
    if (name !== undefined) names.add(name);
    else if (typeof $ref === "string") visit(reader.target({ object: { $ref }, place: "" })?.object);
    Object.values(members).forEach(visit);
  };
  visit(part);
  return names;
}

/** Pages of the reference: addresses and content, from the documents of the register. */
import type { DocumentOperation } from "../../contract/read-document.ts";
import type { ApiDocument, OpenApiDocument } from "./documents.ts";
import { schemaName } from "./nodes.ts";
import { createOperationViews } from "./operation-view.ts";
import { createSchemaView, type SchemaView } from "./schema-view.ts";

/** Component schema of the other direction. */
export interface Counterpart {
  readonly name: string;
  readonly direction: "request" | "response";
}

/** A component schema. */
export interface NamedSchema {
  readonly name: string;
  readonly view: SchemaView;
  /** The same resource in the other direction: of a request body, the payload of its response. */
  readonly counterpart: Counterpart | undefined;
  /** Operations and component schemas that refer to it. */
  readonly usedBy: {
    readonly operations: readonly DocumentOperation[];
    readonly schemas: readonly string[];
  };
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
    createOperationViews(api).map((operation, index) => ({
      params: { api: api.name, operation: operation.entry.operationId },
      props: { api, operation, isLast: index === api.operations.length - 1 },
    })),
  );
}

/** Schema pages: `/reference/<api>/schemas/<Name>/`. */
export function schemaPages(apis: readonly ApiDocument[]) {
  return apis.flatMap((api) =>
    createNamedSchemas(api).map((schema) => ({
      params: { api: api.name, schema: schema.name },
      props: { api, schema },
    })),
  );
}

/** Names of the component schemas in alphabetical order. */
export function schemaNames(document: OpenApiDocument): string[] {
  return Object.keys(document.components?.schemas ?? {}).sort((a, b) => a.localeCompare(b, "en"));
}

function createNamedSchemas(api: ApiDocument): NamedSchema[] {
  const { document, reader, operations } = api;
  const counterparts = findCounterparts(api);
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
    const view = createSchemaView(node, { reader, anchor: "", expand: true });
    const usedBy = { operations: operationUsers(name), schemas: schemaUsers(name) };
    return { name, view, counterpart: counterparts.get(name), usedBy };
  });
}

/** Pairs the schema of each request body with that of its response, and those of their properties of the same name. */
function findCounterparts(api: ApiDocument): ReadonlyMap<string, Counterpart> {
  const counterparts = new Map<string, Counterpart>();
  const pair = (request: SchemaView, response: SchemaView): void => {
    const [[from], [to]] = [request.references, response.references];
    if (from !== undefined && to !== undefined && from !== to) {
      counterparts.set(from, { name: to, direction: "response" });
      counterparts.set(to, { name: from, direction: "request" });
    }
    for (const { name, schema } of request.properties) {
      const other = response.properties.find((property) => property.name === name);
      if (other) pair(schema, other.schema);
    }
  };
  for (const { requestBody, responses } of createOperationViews(api)) {
    const payload = responses.find(({ status }) => status.startsWith("2"))?.content?.schema;
    if (requestBody && payload) pair(requestBody.content.schema, payload);
  }
  return counterparts;
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

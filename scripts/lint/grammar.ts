/** Where an OpenAPI 3.1 document holds what: enough of its structure to find every schema and every example. */

/** The kinds of object the walk tells apart. */
export type Kind =
  | "Root"
  | "Components"
  | "PathItem"
  | "Operation"
  | "Callback"
  | "Parameter"
  | "RequestBody"
  | "Response"
  | "MediaType"
  | "Encoding"
  | "Schema";

/** What a member holds: one object, a list of them, or a map of them by name. */
export interface Member {
  readonly kind: Kind;
  readonly many?: "list" | "map";
}

const one = (kind: Kind): Member => ({ kind });
const list = (kind: Kind): Member => ({ kind, many: "list" });
const map = (kind: Kind): Member => ({ kind, many: "map" });

/** Stands for every member that a kind does not name. */
export const anyMember = "*";

/** Members by kind. A header is a parameter without a name, so both are one kind here. */
export const grammar: Readonly<Record<Kind, Readonly<Record<string, Member>>>> = {
  Root: { paths: map("PathItem"), webhooks: map("PathItem"), components: one("Components") },
  Components: {
    schemas: map("Schema"),
    responses: map("Response"),
    parameters: map("Parameter"),
    headers: map("Parameter"),
    requestBodies: map("RequestBody"),
    callbacks: map("Callback"),
    pathItems: map("PathItem"),
  },
  PathItem: {
    parameters: list("Parameter"),
    get: one("Operation"),
    put: one("Operation"),
    post: one("Operation"),
    delete: one("Operation"),
    options: one("Operation"),
    head: one("Operation"),
    patch: one("Operation"),
    trace: one("Operation"),
  },
  Operation: {
    parameters: list("Parameter"),
    requestBody: one("RequestBody"),
    responses: map("Response"),
    callbacks: map("Callback"),
  },
  Callback: { [anyMember]: one("PathItem") },
  Parameter: { schema: one("Schema"), content: map("MediaType") },
  RequestBody: { content: map("MediaType") },
  Response: { headers: map("Parameter"), content: map("MediaType") },
  MediaType: { schema: one("Schema"), encoding: map("Encoding") },
  Encoding: { headers: map("Parameter") },
  Schema: {
    $defs: map("Schema"),
    properties: map("Schema"),
    patternProperties: map("Schema"),
    dependentSchemas: map("Schema"),
    allOf: list("Schema"),
    anyOf: list("Schema"),
    oneOf: list("Schema"),
    prefixItems: list("Schema"),
    not: one("Schema"),
    if: one("Schema"),
    // biome-ignore lint/suspicious/noThenProperty: this is JSON Schema's keyword, and nothing awaits this table.
    then: one("Schema"),
    else: one("Schema"),
    items: one("Schema"),
    contains: one("Schema"),
    propertyNames: one("Schema"),
    additionalProperties: one("Schema"),
    unevaluatedItems: one("Schema"),
    unevaluatedProperties: one("Schema"),
    contentSchema: one("Schema"),
  },
};

/** Members of OpenAPI objects that are carried end to end, and why others are not. */
import { methods } from "../openapi.ts";

/** Kind of an object, in words for a message. */
export type ObjectKind =
  | "the document"
  | "the info"
  | "the license"
  | "a server"
  | "a server variable"
  | "a tag"
  | "the components"
  | "a security scheme"
  | "a path"
  | "an operation"
  | "a parameter"
  | "a header"
  | "a request body"
  | "a response"
  | "a media type"
  | "an example"
  | "a schema";

const annotations = ["x-inferred", "x-inferred-members", "x-not-documented"];

/** Keywords of schemas that are carried. */
const schemaKeywords = [
  ...["$ref", "allOf", "anyOf", "oneOf", "discriminator"],
  ...["type", "format", "const", "enum", "x-extensible-enum"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "items", "minItems", "maxItems", "uniqueItems"],
  ...["properties", "required", "additionalProperties", "unevaluatedProperties"],
  ...["minProperties", "maxProperties"],
  ...["title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly"],
  ...["x-beta", "x-sensitive", "x-payload", "x-flag", ...annotations],
];

/** Members that are carried. Names that start with x- are those of the linter's list. */
export const carriedMembers: Readonly<Record<ObjectKind, readonly string[]>> = {
  "the document": [
    ...["openapi", "jsonSchemaDialect", "info", "servers", "tags", "security", "paths", "components"],
    ...annotations,
  ],
  "the info": ["title", "summary", "version", "description", "license", ...annotations],
  "the license": ["name", "identifier"],
  "a server": ["url", "description", "variables", ...annotations],
  "a server variable": ["default", "enum", "description", ...annotations],
  "a tag": ["name", "description", ...annotations],
  "a security scheme": [
    ...["type", "scheme", "in", "name", "description", "flows", "openIdConnectUrl"],
    ...annotations,
  ],
  "the components": [
    ...["schemas", "responses", "parameters", "examples", "requestBodies", "headers", "securitySchemes"],
    "pathItems",
  ],
  "a path": [...methods, "parameters"],
  "an operation": [
    ...["operationId", "summary", "description", "tags", "deprecated", "parameters", "requestBody"],
    ...["responses", "security", "x-beta", "x-codeSamples", ...annotations],
  ],
  "a parameter": [
    ...["name", "in", "description", "required", "deprecated", "style", "explode", "schema"],
    ...["example", "examples", "x-beta", "x-flag", ...annotations],
  ],
  "a header": [
    ...["description", "required", "deprecated", "style", "explode", "schema", "example", "examples"],
    ...annotations,
  ],
  "a request body": ["description", "required", "content", ...annotations],
  "a response": ["description", "headers", "content", ...annotations],
  "a media type": ["schema", "example", "examples"],
  "an example": ["summary", "description", "value", ...annotations],
  "a schema": schemaKeywords,
};

const describe = "Describe it in `description`.";
const byProperties = "State the members with `properties`, `required` and `additionalProperties`.";

/** Members that OpenAPI has and that are not carried: why, and what to do instead, in sentences. The linter reports names that do not exist. */
const reasons = new Map(
  Object.entries({
    webhooks: `The clients receive no requests. ${describe}`,
    callbacks: `The clients receive no requests. ${describe}`,
    termsOfService: "Put the link into `description`.",
    contact: "Put it into `description`.",
    "the license url": "Name the license by `identifier`, an SPDX expression.",
    bearerFormat: `The clients do not look into a token. ${describe}`,
    "a schema summary": "Use `title`.",
    links: `The clients do not follow links. ${describe}`,
    servers:
      "An API has one address, since credentials belong to it. Put servers into the root document only.",
    externalDocs: "Put the link into `description`.",
    trace: "`fetch` cannot send TRACE. Leave the operation out.",
    summary: "Put it into the operations.",
    description: "Put it into the operations.",
    allowReserved:
      "A reserved character in a value could add a parameter. Leave it out: values are percent-encoded.",
    allowEmptyValue: "OpenAPI deprecates it. Use a boolean parameter.",
    content: "Use `schema`, with `style` for lists and objects.",
    encoding: "Only multipart and form-encoded bodies have one. Use JSON.",
    externalValue: "Documents are complete without the network. Use `value`.",
    nullable: "OpenAPI 3.1 has no such keyword. Add null to `type`.",
    example: "Use `examples`, a list.",
    xml: "XML is carried as text. Use `type: string`.",
    not: "TypeScript has no type for it. State what is allowed.",
    if: "TypeScript has no type for it. Use `oneOf` with a `discriminator`.",
    patternProperties: `TypeScript has no type for it. ${byProperties}`,
    propertyNames: `TypeScript has no type for it. ${byProperties}`,
    dependentRequired: `TypeScript has no type for it. ${describe}`,
    dependentSchemas: `TypeScript has no type for it. ${describe}`,
    prefixItems: "Lists have one type of element. Use `items`, or an object with a member per element.",
    contains: "Lists have one type of element. Use `items`.",
    minContains: "Lists have one type of element. Use `items`.",
    maxContains: "Lists have one type of element. Use `items`.",
    unevaluatedItems: "Lists have one type of element. Use `items`.",
    contentEncoding: "Values are not decoded. Use `format: byte` for Base64.",
    contentMediaType: `Values are not decoded. ${describe}`,
    contentSchema: `Values are not decoded. ${describe}`,
    id: "OpenAPI 3.1 has no such keyword. Schemas are found by file: remove it.",
    definitions:
      "OpenAPI 3.1 has no such keyword. Give each schema a file of its own, whose name becomes its type.",
    $id: "Schemas are found by file. Remove it.",
    $vocabulary: "`jsonSchemaDialect` of the root document is the dialect of all schemas. Remove it.",
    $schema: "`jsonSchemaDialect` of the root document is the dialect of all schemas. Remove it.",
    $anchor: "Schemas are found by file. Refer to a file.",
    $dynamicRef: "Schemas are found by file. Use `$ref`.",
    $dynamicAnchor: "Schemas are found by file. Use `$ref`.",
    $defs: "Give each schema a file of its own, whose name becomes its type.",
    $comment: "Use a comment of YAML, which starts with #.",
  }),
);

/** Returns why a member of an object is not carried; undefined if it is. */
export function reasonAgainst(kind: ObjectKind, name: string): string | undefined {
  // Without `if`, these two keywords have no effect.
  const isPart = name === "then" || name === "else";
  if (carriedMembers[kind].includes(name)) return undefined;
  return reasons.get(`${kind} ${name}`) ?? reasons.get(isPart ? "if" : name);
}

/** `operations.ts` of an API: the operation table. */
import type { Oas3SecurityScheme } from "@redocly/openapi-core";
import { isIdempotent, isSafe } from "../../src/contract/http-methods.ts";
import type { Operation } from "../../src/contract/operation.ts";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { type DocumentOperation, dereference, listOperations, type Parameter } from "../lib/document.ts";
import { docComment } from "./doc-comment.ts";
import { describeSuccess } from "./success.ts";

/**
 * Generates the operation table of a bundled document.
 *
 * @param document the bundled OpenAPI document
 * @returns TypeScript source that exports `operations`, by operationId
 * @throws if an operation needs something that the clients or the platform do not support
 */
export function generateOperations(document: OpenApiDocument): string {
  const entries = listOperations(document).map((operation) => {
    const entry = printEntry(readOperation(document, operation));
    return `${docComment(formatDocComment(operation), "  ")}  ${operation.operationId}: ${entry},\n`;
  });
  // The table and the types of `types.ts` share their name, so that an entry can export both.
  return `import type { OperationTable } from "../../src/contract/operation.ts";
import type { operations as Operations } from "./types.ts";

/** Every operation of the ${document.info?.title}, by operationId. */
export const operations = {
${entries.join("")}} as const satisfies OperationTable;

/** Types of every operation, by operationId. */
export type operations = Operations;
`;
}

/**
 * Reads what clients and platform know of an operation.
 *
 * @param document the bundled OpenAPI document
 * @param operation an operation of it
 * @throws if it needs something that the clients or the platform do not support
 */
export function readOperation(document: OpenApiDocument, operation: DocumentOperation): Operation {
  const { operationId, method, path, parameters, requestBody, object } = operation;
  checkParameterNames(operation);
  return {
    operationId,
    method,
    path,
    parameters: parameters.map((parameter) => readParameter(document, operation, parameter)),
    requestBody: requestBody
      ? { required: requestBody.required, mediaType: readRequestMediaType(operation, requestBody.content) }
      : null,
    authentication: readAuthentication(document, operation),
    success: describeSuccess(document, operation),
    safe: isSafe(method),
    idempotent: isIdempotent(method),
    beta: isBeta(object),
    deprecated: object.deprecated === true,
  };
}

/** Clients take all parameters as one object, and the platform reads path parameters with `\w+`. */
function checkParameterNames({ operationId, parameters }: DocumentOperation): void {
  const names = new Set<string>();
  for (const { name } of parameters) {
    if (!/^\w+$/.test(name)) {
      throw unsupported(operationId, `parameter name ${name} (use letters, digits and _ only)`);
    }
    if (names.has(name)) throw unsupported(operationId, `two parameters named ${name}`);
    names.add(name);
  }
}

/** Types of values that a text can stand for. */
const textTypes = ["string", "integer", "number", "boolean"] as const;

function readParameter(
  document: OpenApiDocument,
  { operationId }: DocumentOperation,
  parameter: Parameter,
): Operation["parameters"][number] {
  const { name, in: location, style, explode, allowReserved, content, schema } = parameter;
  const isPath = location === "path" && (style ?? "simple") === "simple";
  const isQuery = location === "query" && (style ?? "form") === "form" && explode !== false;
  const { type, items } = schema ? dereference(document, schema) : {};
  const isArray = type === "array" && isQuery;
  const element = isArray && typeof items === "object" ? dereference(document, items).type : type;
  if (content || allowReserved || !(isPath || isQuery)) {
    throw unsupported(
      operationId,
      `parameter ${name}, which is neither a simple path parameter nor a single or repeated query parameter`,
    );
  }
  // The client writes every style of OpenAPI; the platform reads these.
  return {
    name,
    in: isPath ? "path" : "query",
    required: parameter.required === true,
    style: isPath ? "simple" : "form",
    explode: isQuery,
    kind: isArray ? "list" : "value",
    type: textTypes.find((each) => each === element) ?? "string",
  };
}

function readRequestMediaType(
  { operationId }: DocumentOperation,
  content: NonNullable<DocumentOperation["requestBody"]>["content"],
): "application/json" {
  const mediaTypes = content.map(({ mediaType }) => mediaType).join(", ");
  if (mediaTypes !== "application/json") {
    throw unsupported(operationId, `a request body of ${mediaTypes || "no media type"}`);
  }
  return mediaTypes;
}

/** The HTTP authentication scheme of the one security requirement. */
function readAuthentication(
  document: OpenApiDocument,
  { operationId, object }: DocumentOperation,
): Operation["authentication"] {
  const requirements = object.security ?? document.security ?? [];
  const names = requirements.flatMap((requirement) => Object.keys(requirement));
  const reference = names[0] === undefined ? undefined : document.components?.securitySchemes?.[names[0]];
  const scheme: Oas3SecurityScheme | undefined = reference && dereference(document, reference);
  const name = scheme?.type === "http" ? scheme.scheme?.toLowerCase() : undefined;
  if (requirements.length !== 1 || names.length !== 1 || (name !== "basic" && name !== "bearer")) {
    throw unsupported(operationId, "a security requirement other than HTTP Basic or HTTP Bearer alone");
  }
  return name;
}

function unsupported(operationId: string, what: string): Error {
  return new Error(
    `${operationId}: ${what} is not supported. Add support to the client and the platform before scripts/generate/operations.ts.`,
  );
}

/** Prints one member per line, and one parameter per line. */
function printEntry(operation: Operation): string {
  const lines = Object.entries(operation).map(([name, value]) => {
    const isList = name === "parameters" && operation.parameters.length > 0;
    const literal = isList ? printLines(operation.parameters) : printLiteral(value);
    return `    ${name}: ${literal},\n`;
  });
  return `{\n${lines.join("")}  }`;
}

function printLines(values: readonly object[]): string {
  return `[\n${values.map((value) => `      ${printLiteral(value)},\n`).join("")}    ]`;
}

function printLiteral(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${name}: ${printLiteral(member)}`);
  return `{ ${members.join(", ")} }`;
}

/** Doc comment of an entry: summary, description and tags. Editors show it on a client's method. */
function formatDocComment({ object }: DocumentOperation): string {
  const tags = [isBeta(object) ? "@beta" : "", object.deprecated === true ? "@deprecated" : ""];
  return [object.summary, object.description?.trim(), tags.filter(Boolean).join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

function isBeta(object: DocumentOperation["object"]): boolean {
  return "x-beta" in object && object["x-beta"] === true;
}

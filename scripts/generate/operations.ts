/** operations.ts of an API: one table entry per operation, with what a client, a server or a tool must know to serve it. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { type DocumentOperation, listOperations, type Parameter } from "../lib/document.ts";
import { docComment } from "./doc-comment.ts";

/** RFC 9110 section 9.2.1. */
const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);
/** RFC 9110 section 9.2.2, beyond the safe ones. */
const idempotentMethods = new Set(["PUT", "DELETE"]);

/**
 * Generates the operation table of a bundled document.
 *
 * @param document the bundled OpenAPI document
 * @returns TypeScript source exporting `operations`, an object keyed by operationId
 * @throws when an operation needs what clients cannot send: see {@link refuseUnsupported}
 */
export function generateOperations(document: OpenApiDocument): string {
  const entries = listOperations(document).map((operation) => {
    refuseUnsupported(operation);
    return `${docComment(describe(operation), "  ")}  ${operation.operationId}: ${literal(tableEntry(operation))},`;
  });
  return `/** Every operation of the ${document.info?.title}, by operationId. */\nexport const operations = {\n${entries.join("\n")}\n} as const;\n`;
}

/** Data as a TypeScript literal: JSON, its keys without quotes. */
function literal(value: object): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/^( *)"(\w+)":/gm, "$1$2:")
    .replaceAll("\n", "\n  ");
}

function tableEntry(operation: DocumentOperation): object {
  const { operationId, method, path, parameters, requestBody, object } = operation;
  const safe = safeMethods.has(method);
  return {
    operationId,
    method,
    path,
    parameters: parameters.map(({ name, in: place, required }) => ({
      name,
      in: place,
      required: required === true,
    })),
    requestBody: requestBody
      ? { required: requestBody.required, mediaType: requestBody.content[0]?.mediaType }
      : null,
    safe,
    idempotent: safe || idempotentMethods.has(method),
    beta: isBeta(object),
    deprecated: object.deprecated === true,
  };
}

/** Fail closed: what the clients could only send wrongly stops the build instead. */
function refuseUnsupported(operation: DocumentOperation): void {
  const refuse = (what: string): never => {
    throw new Error(`${operation.operationId}: ${what}. Teach the clients first, then the generator.`);
  };
  const names = new Set<string>();
  for (const parameter of operation.parameters) {
    if (names.has(parameter.name)) refuse(`two parameters are named ${parameter.name}`);
    if (!/^\w+$/.test(parameter.name))
      refuse(`parameter ${parameter.name} has a name beyond letters, digits and _`);
    names.add(parameter.name);
    if (!isSupported(parameter)) {
      refuse(`parameter ${parameter.name} is not a path parameter or a repeated or single query parameter`);
    }
  }
  const media = operation.requestBody?.content.map(({ mediaType }) => mediaType);
  if (media && (media.length !== 1 || media[0] !== "application/json")) {
    refuse(`its request body is ${media.join(", ") || "empty"}, not application/json alone`);
  }
}

function isSupported({ in: place, style, explode, allowReserved, content }: Parameter): boolean {
  if (content || allowReserved) return false;
  if (place === "path") return style === undefined || style === "simple";
  return place === "query" && (style === undefined || style === "form") && explode !== false;
}

/** Summary, description and tags, as editors show them over a client's function. */
function describe({ object }: DocumentOperation): string {
  const tags = [isBeta(object) ? "@beta" : "", object.deprecated === true ? "@deprecated" : ""];
  return [object.summary, object.description?.trim(), tags.filter(Boolean).join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

function isBeta(object: DocumentOperation["object"]): boolean {
  return "x-beta" in object && object["x-beta"] === true;
}

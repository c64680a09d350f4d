/** serving.ts of an API: what a server must know of an operation and a client need not, kept apart so that clients do not carry it. */
import type { Oas3SecurityScheme } from "@redocly/openapi-core";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { type DocumentOperation, dereference, listOperations, type Schema } from "../lib/document.ts";

/**
 * Generates the serving table of a bundled document.
 *
 * @param document the bundled OpenAPI document
 * @returns TypeScript source exporting `serving`, an object keyed by operationId
 * @throws when an operation needs what a server built on it cannot check: nothing is served with less security than documented
 */
export function generateServing(document: OpenApiDocument): string {
  const entries = listOperations(document).map((operation) => {
    const { operationId, parameters } = operation;
    const repeated = parameters.filter(
      ({ in: place, schema }) => place === "query" && schema && isArray(document, schema),
    );
    const members = [
      `authentication: ${JSON.stringify(authenticationOf(document, operation))}`,
      `repeated: ${JSON.stringify(repeated.map(({ name }) => name))}`,
      `success: ${successOf(operation)}`,
    ];
    return `  ${operationId}: { ${members.join(", ")} },`;
  });
  return `/**
 * How every operation of the ${document.info?.title} is served: the HTTP authentication scheme that it asks for (RFC 9110 section
 * 11.1), the query parameters that may be repeated, and the status of its success.
 */
export const serving = {\n${entries.join("\n")}\n} as const;\n`;
}

/** The one scheme that an operation asks for, in lower case. */
function authenticationOf(document: OpenApiDocument, { operationId, object }: DocumentOperation): string {
  const requirements = object.security ?? document.security ?? [];
  const names = requirements.flatMap((requirement) => Object.keys(requirement));
  const reference = names[0] === undefined ? undefined : document.components?.securitySchemes?.[names[0]];
  const scheme: Oas3SecurityScheme | undefined = reference && dereference(document, reference);
  const name = scheme?.type === "http" ? scheme.scheme?.toLowerCase() : undefined;
  if (requirements.length !== 1 || names.length !== 1 || (name !== "basic" && name !== "bearer")) {
    throw new Error(
      `${operationId}: it asks for something else than HTTP Basic or HTTP Bearer alone. Teach the platform first, then the generator.`,
    );
  }
  return name;
}

function isArray(document: OpenApiDocument, schema: Schema): boolean {
  const { type } = dereference(document, schema);
  return type === "array";
}

/** The status of the one success that is documented. */
function successOf({ operationId, responses }: DocumentOperation): string {
  const [status, ...others] = Object.keys(responses).filter((key) => /^2\d\d$/.test(key));
  if (status === undefined || others.length > 0) {
    throw new Error(`${operationId}: it documents ${others.length + (status ? 1 : 0)} successes, not one.`);
  }
  return status;
}

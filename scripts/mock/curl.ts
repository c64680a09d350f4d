/** Builds a curl command from a document to which its mock responds with success. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { demoCredentialsOf } from "../lib/credentials.ts";
import { type DocumentOperation, listOperations } from "../lib/document.ts";
import { exampleOf } from "../lib/example-of.ts";

/**
 * Builds a command for a POSIX shell: the first GET operation, with the examples of its required parameters.
 *
 * @param document the bundled document
 * @param baseUrl address of the mock, without a trailing slash
 * @returns the command, or undefined if no GET operation has an example for each required parameter
 */
export function curlCommand(document: OpenApiDocument, baseUrl: string): string | undefined {
  for (const operation of listOperations(document)) {
    const target = operation.method === "GET" ? requestTarget(document, operation) : undefined;
    const credentials = credentialArguments(document, operation);
    if (target !== undefined && credentials !== undefined) {
      return ["curl", "-sS", ...credentials, quote(baseUrl + target)].join(" ");
    }
  }
  return undefined;
}

/** The path and query with the example of each required parameter; undefined if one has no example. */
function requestTarget(document: OpenApiDocument, operation: DocumentOperation): string | undefined {
  let path = operation.path;
  const query: string[] = [];
  for (const parameter of operation.parameters.filter(({ required }) => required === true)) {
    const example = exampleOf(document, parameter);
    if (typeof example !== "string" && typeof example !== "number") return undefined;
    const value = encodeURIComponent(example);
    if (parameter.in === "path") path = path.replaceAll(`{${parameter.name}}`, value);
    else if (parameter.in === "query") query.push(`${encodeURIComponent(parameter.name)}=${value}`);
    else return undefined;
  }
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** Arguments for the first security requirement; a mock accepts any credentials of the right scheme. */
function credentialArguments(
  document: OpenApiDocument,
  operation: DocumentOperation,
): readonly string[] | undefined {
  const credentials = demoCredentialsOf(document, operation);
  if (credentials?.kind === "basic") return ["-u", `${credentials.keyId}:${credentials.keySecret}`];
  if (credentials?.kind === "bearer") {
    return ["-H", quote(`Authorization: Bearer ${credentials.accessToken}`)];
  }
  return undefined;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Builds, from a document alone, one curl command that a mock answers with success. */
import type { Oas3SecurityScheme } from "@redocly/openapi-core";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { type DocumentOperation, dereference, listOperations, type Parameter } from "../lib/document.ts";

/**
 * One request that can be pasted into a POSIX shell: a safe operation with the examples of its required parameters.
 *
 * @param document the bundled document
 * @param baseUrl where its mock listens, without a slash at the end
 * @returns the command, or undefined when no safe operation can be called with what the document holds
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

/** The path and query with an example in place of each required parameter; undefined when one has no example. */
function requestTarget(document: OpenApiDocument, operation: DocumentOperation): string | undefined {
  let path = operation.path;
  const query: string[] = [];
  for (const parameter of operation.parameters.filter(({ required }) => required === true)) {
    const example = exampleOf(document, parameter);
    if (example === undefined) return undefined;
    const value = encodeURIComponent(example);
    if (parameter.in === "path") path = path.replaceAll(`{${parameter.name}}`, value);
    else if (parameter.in === "query") query.push(`${encodeURIComponent(parameter.name)}=${value}`);
    else return undefined;
  }
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

function exampleOf(document: OpenApiDocument, { example, examples, schema }: Parameter): string | undefined {
  const named = Object.values(examples ?? {}).map((entry) => dereference(document, entry).value);
  const ofSchema = schema ? dereference(document, schema).examples : undefined;
  const first: unknown = [example, ...named, ...(Array.isArray(ofSchema) ? ofSchema : [])].find(
    (value) => value !== undefined,
  );
  return typeof first === "string" || typeof first === "number" ? String(first) : undefined;
}

/** Arguments for the first security requirement; a mock takes any credentials of the right scheme. */
function credentialArguments(
  document: OpenApiDocument,
  { object }: DocumentOperation,
): readonly string[] | undefined {
  const [requirement] = object.security ?? document.security ?? [];
  const parts = Object.keys(requirement ?? {}).map((name) => {
    const scheme = document.components?.securitySchemes?.[name];
    return scheme ? credential(dereference(document, scheme)) : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function credential(scheme: Oas3SecurityScheme): readonly string[] | undefined {
  if (scheme.type !== "http") return undefined;
  if (scheme.scheme?.toLowerCase() === "basic") return ["-u", "key-id:key-secret"];
  if (scheme.scheme?.toLowerCase() === "bearer") return ["-H", quote("Authorization: Bearer access-token")];
  return undefined;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

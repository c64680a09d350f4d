/** Turns an operation and its parameters into an address. */
import { serializePrimitiveParam } from "openapi-fetch";
import { type RequestIssue, requestIssue } from "./errors/invalid-request-error.ts";
import { join } from "./join.ts";
import type { Operation } from "./operation.ts";

/** The arguments of a call, by name. */
export type Parameters = Readonly<Record<string, unknown>>;

/**
 * Finds path parameters that would lead a request to another path: absent, empty, or a dot segment, which address parsers
 * resolve even when it is percent-encoded.
 *
 * @param operation the operation to call
 * @param parameters its arguments
 * @returns what is wrong; empty when the path can be built
 */
export function findPathIssues(operation: Operation, parameters: Parameters): RequestIssue[] {
  const issues: RequestIssue[] = [];
  for (const { name, in: place } of operation.parameters) {
    const message = place === "path" && pathIssue(parameters[name]);
    if (message) issues.push(requestIssue(`/parameters/${name}`, message, "path"));
  }
  return issues;
}

function pathIssue(value: unknown): string | undefined {
  if (value === undefined || value === null) return "is missing";
  if (typeof value !== "string" && typeof value !== "number") return "must be a string";
  if (value === "") return "is empty";
  // Half of a character that UTF-16 writes as two: no encoding of an address has it.
  if (/\p{Cs}/u.test(String(value))) return "holds half a character";
  return /^(?:\.|%(?:25)*2e){1,2}$/i.test(String(value)) ? "is a dot segment" : undefined;
}

/**
 * Builds the address of a call.
 *
 * @param baseUrl the API's address, without a slash at its end
 * @param operation the operation to call
 * @param parameters its arguments, without {@link findPathIssues}
 * @returns the absolute address, every value percent-encoded
 */
export function buildUrl(baseUrl: string, operation: Operation, parameters: Parameters): string {
  let { path } = operation;
  const query: string[] = [];
  for (const { name, in: place } of operation.parameters) {
    const value = parameters[name];
    if (place === "path") {
      // Encoded, it holds neither a brace nor a dollar sign, which a replacement would read.
      path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    } else if (value !== undefined && value !== null) {
      // OpenAPI 3.1, `style: form` and `explode: true`: an array is repeated, `filter=a&filter=b`. The generator refuses other styles.
      for (const item of [value].flat()) query.push(serializePrimitiveParam(name, String(item)));
    }
  }
  return baseUrl + join("?", [path, query.join("&")]);
}

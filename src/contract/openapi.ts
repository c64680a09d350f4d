/** Reading OpenAPI documents: methods and references. */
import { splitPointer } from "./json-pointer.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** Members of a Path Item Object that are operations. `fetch` cannot send TRACE. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch"] as const;

/** Finds the target of a `$ref`; undefined if it does not resolve to an object within the document. */
export function findReferenced(document: object, $ref: string): JsonObject | undefined {
  if (/^#[^/]/.test($ref)) return findAnchor(document, $ref.slice(1));
  let target: unknown = $ref.startsWith("#/") ? document : undefined;
  for (const token of referenceTokens($ref)) {
    target = Object.getOwnPropertyDescriptor(Object(target), token)?.value;
  }
  return isObject(target) ? target : undefined;
}

/** Finds the schema with an `$anchor`. */
function findAnchor(value: unknown, name: string): JsonObject | undefined {
  if (isObject(value) && value["$anchor"] === name) return value;
  for (const each of typeof value === "object" ? Object.values(value ?? {}) : []) {
    const found = findAnchor(each, name);
    if (found) return found;
  }
  return undefined;
}

/** Reference tokens of the JSON Pointer in a `$ref`, which is a percent-encoded fragment (RFC 6901, section 6). */
export function referenceTokens($ref: string): string[] {
  return splitPointer(decodeURIComponent($ref.slice(1)));
}

/** Name of a value's type in JSON Schema, the narrowest one. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

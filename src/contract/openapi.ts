/** Reading OpenAPI documents: methods and references. */
import { splitPointer } from "./json-pointer.ts";

/** Members of a Path Item Object that are operations. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/**
 * Finds what a `$ref` refers to.
 *
 * @param document the bundled document
 * @param $ref JSON Pointer to an object of the document, as a URI fragment
 * @throws if it leads nowhere or out of the document
 */
export function findReferenced(document: object, $ref: string): object {
  let target: unknown = $ref.startsWith("#/") ? document : undefined;
  for (const token of referenceTokens($ref)) {
    target = isObject(target) && Object.hasOwn(target, token) ? target[token] : undefined;
  }
  if (!isObject(target)) throw new Error(`$ref ${$ref} leads nowhere.`);
  return target;
}

/** Reference tokens of the JSON Pointer in a `$ref`, which is a percent-encoded fragment (RFC 6901, section 6). */
export function referenceTokens($ref: string): string[] {
  return splitPointer(decodeURIComponent($ref.slice(1)));
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

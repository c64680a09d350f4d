/** The operations of a document, as the reference and the sandbox read them. */
import { methods, resolveReference } from "../../contract/openapi.ts";
import type { OpenApiDocument } from "./documents.ts";
import { assertKnown, type OperationObject, type ParameterObject } from "./openapi-objects.ts";

/** An operation in the `paths` of a document. */
export interface OperationEntry {
  readonly path: string;
  /** HTTP method in upper case (RFC 9110 section 9). */
  readonly method: string;
  readonly object: OperationObject;
  /** Parameters of its path item, then its own, without references. Its own override those of the same place and name. */
  readonly parameters: readonly ParameterObject[];
}

const pathItemMembers: ReadonlySet<string> = new Set([...methods, "parameters"]);

/**
 * Lists the operations of a document, in its order.
 *
 * @throws if a path item has a member that the pages do not show, or a reference does not resolve
 */
export function listOperationEntries(document: OpenApiDocument): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    assertKnown(item, pathItemMembers, path);
    return methods.flatMap((method) => {
      const object = item[method];
      if (!object) return [];
      const parameters = mergeParameters(document, item.parameters, object.parameters);
      return [{ path, method: method.toUpperCase(), object, parameters }];
    });
  });
}

function mergeParameters(
  document: OpenApiDocument,
  shared: OperationObject["parameters"] = [],
  own: OperationObject["parameters"] = [],
): ParameterObject[] {
  const merged = new Map<string, ParameterObject>();
  for (const reference of [...shared, ...own]) {
    const parameter = resolveReference<ParameterObject>(document, reference);
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}

/** Reads nodes of a document: texts, and the parts of a schema, all of which a value must satisfy. */
import { referenceTokens } from "../../contract/openapi.ts";
import type { DocumentNode, DocumentOperation } from "../../contract/read-document.ts";

export function textOf({ object }: DocumentNode, name: string): string | undefined {
  const text = object[name];
  return typeof text === "string" ? text : undefined;
}

export function summaryOf({ entry, node }: DocumentOperation): string {
  return textOf(node, "summary") ?? entry.operationId;
}

/** Names of the component schemas that the parts refer to. */
export function referencesOf(parts: readonly DocumentNode[]): string[] {
  return [...new Set(parts.flatMap(({ object }) => schemaName(object["$ref"]) ?? []))];
}

/** Name of the component schema that a `$ref` refers to; undefined if it refers to something else. */
export function schemaName($ref: unknown): string | undefined {
  const [components, schemas, name, ...rest] = referenceTokens(String($ref));
  return components === "components" && schemas === "schemas" && rest.length === 0 ? name : undefined;
}

/** Keywords whose members are schemas, besides `allOf`. */
const nested = ["properties", "items", "additionalProperties", "unevaluatedProperties", "anyOf", "oneOf"];

/** Whether the content of a schema is among those around it, so that it would be shown without end. */
export function isRecursive(parts: readonly DocumentNode[], within: ReadonlySet<object>): boolean {
  const content = parts.filter(({ object }) => nested.some((keyword) => keyword in object));
  return content.length > 0 && content.every(({ object }) => within.has(object));
}

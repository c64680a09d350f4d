/** Operations of an API by tag. */
import type { JsonObject } from "../../contract/openapi.ts";
import type { DocumentOperation } from "../../contract/read-document.ts";
import type { ApiDocument } from "./documents.ts";

export interface TagGroup {
  readonly name: string;
  /** Tag Object; empty if the document does not declare the tag. */
  readonly tag: JsonObject;
  readonly operations: readonly [DocumentOperation, ...(readonly DocumentOperation[])];
}

/** Whether an API has so many operations that only its own pages list them: the weight of a page does not depend on other APIs. */
export function isLarge({ operations }: Pick<ApiDocument, "operations">): boolean {
  return operations.length > 20;
}

/** Groups operations: by the declared tags in their order, then by the others. An operation with two tags is in both groups. */
export function groupByTag({ document, operations }: ApiDocument): readonly TagGroup[] {
  const tags = new Map((document.tags ?? []).map((tag) => [tag.name, tag] as const));
  const groups = new Map<string, DocumentOperation[]>([...tags.keys()].map((name) => [name, []]));
  for (const operation of operations) {
    const { tags: own } = operation.node.object;
    const names: readonly string[] = Array.isArray(own) && own.length > 0 ? own : ["Other operations"];
    for (const name of names) {
      const group = groups.get(name);
      if (group) group.push(operation);
      else groups.set(name, [operation]);
    }
  }
  return [...groups].flatMap(([name, [first, ...others]]) =>
    first ? [{ name, tag: tags.get(name) ?? {}, operations: [first, ...others] as const }] : [],
  );
}

/** Lets optional members of request bodies be `undefined` under `exactOptionalPropertyTypes`, too: JSON leaves them out. */
import ts from "typescript";
import { findReferenced, isObject } from "../../../src/contract/openapi.ts";
import type { DocumentOperation } from "../../../src/contract/read-document.ts";

/** Lists the schemas of a document's request bodies, also those that they refer to. */
export function listRequestSchemas(
  document: object,
  operations: readonly DocumentOperation[],
): ReadonlySet<string> {
  const references = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    const { $ref } = node;
    if (typeof $ref === "string" && !references.has($ref)) {
      references.add($ref);
      visit(findReferenced(document, $ref));
    }
    Object.values(node).forEach(visit);
  };
  for (const { requestBody } of operations) visit(requestBody?.content?.schema?.object);
  return new Set([...references].map(($ref) => $ref.slice($ref.lastIndexOf("/") + 1)));
}

/** Adds `undefined` to the optional members of a declaration. */
export function allowUndefined(declaration: ts.Node): ts.Node {
  const { transformed } = ts.transform(declaration, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => {
        const visited = ts.visitEachChild(node, visit, context);
        if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
        const missing = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
        const types = ts.isUnionTypeNode(visited.type) ? visited.type.types : [visited.type];
        const type = ts.factory.createUnionTypeNode([...types, missing]);
        const { modifiers, name, questionToken } = visited;
        return ts.factory.updatePropertySignature(visited, modifiers, name, questionToken, type);
      };
      return visit;
    },
  ]);
  return transformed[0] ?? declaration;
}

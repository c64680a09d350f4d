/** `operations.ts` of an API: the operation table. */
import type { Operation } from "../../../src/contract/operation.ts";
import { type DocumentOperation, listOperations } from "../../../src/contract/read-document.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { docComment } from "./doc-comment.ts";
import { printLiteral } from "./literal.ts";

/** Generates the operation table of a document: TypeScript that exports `operations`, by operationId, and a constant for each. */
export function generateOperations(
  document: OpenApiDocument,
  operations: readonly DocumentOperation[] = listOperations(document),
): string {
  const constants = operations.map(
    ({ entry }) =>
      `export const ${entry.operationId}_operation = ${printEntry(entry)} as const satisfies Operation;\n`,
  );
  const entries = operations.map(({ entry, node }) => {
    const comment = docComment(formatDocComment(entry, node.object), "  ");
    return `${comment}  ${entry.operationId}: ${entry.operationId}_operation,\n`;
  });
  // The table and the types of `types.ts` share their name, so that an entry can export both.
  return `import type { Operation, OperationTable } from "../../src/contract/operation.ts";
import type { operations as Operations } from "./types.ts";

${constants.join("\n")}
/** Every operation of the ${document.info?.title}, by operationId. */
export const operations = {
${entries.join("")}} as const satisfies OperationTable;

/** Types of every operation, by operationId. */
export type operations = Operations;
`;
}

/** Prints one member per line, and one parameter per line. */
function printEntry(operation: Operation): string {
  const lines = Object.entries(operation).map(([name, value]) => {
    const isList = name === "parameters" && operation.parameters.length > 0;
    const lines = operation.parameters.map((each) => `    ${printLiteral(each)},\n`);
    const literal = isList ? `[\n${lines.join("")}  ]` : printLiteral(value);
    return `  ${name}: ${literal},\n`;
  });
  return `{\n${lines.join("")}}`;
}

/** Doc comment of an entry: summary, description and tags. Editors show it on a client's method. */
export function formatDocComment(
  { beta, deprecated }: Operation,
  { summary, description }: Readonly<Record<string, unknown>>,
): string {
  const tags = [beta ? "@beta" : "", deprecated ? "@deprecated" : ""].filter(Boolean).join("\n");
  const texts = [summary, description].map((text) => (typeof text === "string" ? text.trim() : ""));
  return [...texts, tags].filter(Boolean).join("\n\n");
}

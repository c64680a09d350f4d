/** `single-operations.ts` of an API: a constant for each operation, for a client of selected operations. */
import type { DocumentOperation } from "../../../src/contract/read-document.ts";
import { upperCamelCase } from "../../../src/samples/camel-case.ts";
import { isIdentifier } from "../../lib/apis.ts";
import { docComment } from "./doc-comment.ts";
import { formatDocComment } from "./operations.ts";

/** Generates TypeScript source that exports a constant for each operation, named by {@link constantName}. */
export function generateSingleOperations(api: string, operations: readonly DocumentOperation[]): string {
  const ids = operations.map(({ entry }) => entry.operationId);
  const importNames = (suffix: string): string => ids.map((id) => `  ${id}_${suffix},\n`).join("");
  const constants = operations.map(({ entry, node: { object } }) => {
    const { operationId: id, method, path } = entry;
    const summary = object["summary"] ?? `\`${method} ${path}\``;
    const comment = formatDocComment(entry, { summary, description: "For a client of selected operations." });
    return `${docComment(comment)}export const ${constantName(api, id)}: SelectableOperation<"${id}"> = {
  operation: ${id}_operation,
  requests: ${id}_requests,
  importResponses: () => import("./responses.js").then(({ ${id}_responses }) => ${id}_responses),
};
`;
  });
  return `import type { SelectableOperation } from "../../src/client/create-client-of.ts";
import {\n${importNames("operation")}} from "./operations.ts";
import {\n${importNames("requests")}} from "./requests.js";

${constants.join("\n")}`;
}

/** Name of an operation's constant: its operationId, with an underscore if the module of the API cannot export that name, or exports it. */
export function constantName(api: string, operationId: string): string {
  const create = `create${upperCamelCase(api)}`;
  const isTaken =
    ["components", "operations", "paths", "webhooks"].includes(operationId) ||
    ["Client", "ClientOf", "Fetch", "FetchClient"].some((suffix) => operationId === `${create}${suffix}`);
  return isTaken || !isIdentifier(operationId) ? `${operationId}_` : operationId;
}

/** `single-operations.ts` of an API: a constant for each operation, for a client of selected operations. */
import type { DocumentOperation } from "../../../src/contract/read-document.ts";
import { upperCamelCase } from "../../../src/samples/camel-case.ts";
import { listModules } from "./client-modules.ts";
import { docComment } from "./doc-comment.ts";
import { formatDocComment } from "./operations.ts";

/** Generates TypeScript source that exports a constant for each operation, named by {@link constantName}. */
export function generateSingleOperations(api: string, operations: readonly DocumentOperation[]): string {
  const ids = operations.map(({ entry }) => entry.operationId);
  const importNames = (suffix: string): string => ids.map((id) => `  ${id}_${suffix},\n`).join("");
  const constants = operations.map((operation) => {
    const {
      entry,
      node: { object },
    } = operation;
    const { operationId: id, method, path } = entry;
    const { members } = listModules([operation]);
    const summary = object["summary"] ?? `\`${method} ${path}\``;
    const comment = formatDocComment(entry, { summary, description: "For a client of selected operations." });
    return `${docComment(comment)}export const ${constantName(api, id)}: SelectableOperation<"${id}"> = {
  operation: ${id}_operation,
  requests: ${id}_requests,
  importResponses: () => import("./responses.js").then(({ ${id}_responses }) => ${id}_responses),
${members.length > 0 ? `  modules: { ${members.join(", ")} },\n` : ""}};
`;
  });
  const modules = listModules(operations).imports.map(
    ([name, file]) => `import { ${name} } from "../../src/${file}.ts";\n`,
  );
  return `${modules.join("")}import type { SelectableOperation } from "../../src/client/create-client-of.ts";
import {\n${importNames("operation")}} from "./operations.ts";
import {\n${importNames("requests")}} from "./requests.js";

${constants.join("\n")}`;
}

/** Name of an operation's constant: that of its function, with `Operation` behind it if the module of the API exports that name otherwise. */
export function constantName(api: string, operationId: string): string {
  const create = `create${upperCamelCase(api)}`;
  const functions = ["Client", "ClientOf", "Fetch", "FetchClient"].map((suffix) => `${create}${suffix}`);
  const taken = [...functions, "components", "operations", "paths", "webhooks"];
  return taken.includes(operationId) ? `${operationId}Operation` : operationId;
}

/** Generated files of one API. */
import path from "node:path";
import { stringify } from "yaml";
import { listOperations } from "../../../src/contract/read-document.ts";
import type { Api } from "../../lib/apis.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { generateClient } from "./client.ts";
import { generateCommands, listCommands } from "./commands.ts";
import { generateExamples } from "./examples.ts";
import { describeWithExamples } from "./made-examples.ts";
import { generateOperations } from "./operations.ts";
import { generateResponseValues } from "./response-values.ts";
import { addSamples, generateSamples, maxOperationsWithFiles } from "./samples.ts";
import { generateSingleOperations } from "./single-operations.ts";
import { generateTypes } from "./types.ts";
import { generateRequests, generateResponses } from "./validators.ts";

/**
 * Generates an API's files. Writes nothing. `longCommands`: those without a short form.
 *
 * @returns content by file, relative to the API's folder under generated/
 * @throws if the document contains something that the clients or the platform do not support; if the register leaves such operations out,
 *   if that belongs to no operation
 */
export async function generateApi(
  api: Api,
  bundle: OpenApiDocument,
  longCommands: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, string>> {
  const { normal, split } = await describeWithExamples(api, bundle);
  const operations = listOperations(split);
  const commands = listCommands(split, operations);
  const samples = generateSamples(api.name, normal, listOperations(normal), commands, longCommands);
  const document = addSamples(bundle, samples);
  const requests = generateRequests(split, operations);
  const responses = generateResponses(split, operations);
  const note = `Generated from ${path.relative(repositoryRoot, api.root)} by \`npm run generate\`. Do not edit.`;
  const code = (source: string): string => `// ${note}\n${source}`;
  // Not that of the bundle, which could end a comment.
  const title = split.info?.title ?? api.name;
  return new Map([
    ["openapi.yaml", `# ${note}\n${stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })}`],
    ["openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ["types.ts", code(await generateTypes(split, operations))],
    ["operations.ts", code(generateOperations(split, operations))],
    ["client.ts", code(generateClient(api.name, split, operations))],
    ["single-operations.ts", code(generateSingleOperations(api.name, operations))],
    ["commands.ts", code(generateCommands(title, commands))],
    ["requests.js", code(requests.javascript)],
    ["requests.d.ts", code(requests.declarations)],
    ["responses.js", code(responses.javascript)],
    ["responses.d.ts", code(responses.declarations)],
    ["response-values.ts", code(generateResponseValues(split, operations))],
    ["examples.ts", code(generateExamples(title, split, operations))],
    ...(operations.length > maxOperationsWithFiles ? [] : samples).map(
      ({ file, source }) => [file, source] as const,
    ),
  ]);
}

/** Everything that follows from one API's document, as file contents. Writes nothing: tests compare what it returns. */

import path from "node:path";
import { type Config, stringifyYaml } from "@redocly/openapi-core";
import type { Api } from "../lib/apis.ts";
import { bundleApi } from "../lib/bundle.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { generateOperations } from "./operations.ts";
import { generateServing } from "./serving.ts";
import { generateResponseShapes } from "./shapes.ts";
import { generateTypes } from "./types.ts";
import { generateRequestValidators, generateResponseValidators } from "./validators.ts";

/**
 * Generates an API's files.
 *
 * @param api the API of the register
 * @param config the Redocly configuration of the register
 * @returns content by file name, relative to the API's folder under generated/
 * @throws when the document does not bundle, or holds what clients or validators do not support
 */
export async function generateApi(api: Api, config: Config): Promise<ReadonlyMap<string, string>> {
  const document = await bundleApi(api, config);
  const requests = generateRequestValidators(document);
  const shapes = generateResponseShapes(document);
  const responses = generateResponseValidators(document);
  const types = await generateTypes(document);
  const note = `Generated from ${path.relative(repositoryRoot, api.root)} by \`npm run generate\`. Do not edit.`;
  const code = (source: string): string => `// ${note}\n${source}`;
  return new Map([
    ["openapi.yaml", `# ${note}\n${stringifyYaml(document, { noRefs: true, lineWidth: -1 })}`],
    ["openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ["types.ts", code(types.types)],
    ["schemas.ts", code(types.schemas)],
    ["operations.ts", code(generateOperations(document))],
    ["serving.ts", code(generateServing(document))],
    ["request-validators.js", code(requests.javascript)],
    ["request-validators.d.ts", code(requests.declarations)],
    ["response-shapes.js", code(shapes.javascript)],
    ["response-shapes.d.ts", code(shapes.declarations)],
    ["response-validators.js", code(responses.javascript)],
    ["response-validators.d.ts", code(responses.declarations)],
  ]);
}

/** Generated files of the command line: the APIs of a register. */
import path from "node:path";
import { optionsOfAlternative } from "../../../src/contract/credential-parts.ts";
import { kebabCase } from "../../../src/contract/flag-name.ts";
import { listOperations } from "../../../src/contract/read-document.ts";
import { lowerCamelCase, upperCamelCase } from "../../../src/samples/camel-case.ts";
import type { Register } from "../../lib/apis.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { baseUrlVariableOf, listAlternatives, listServers } from "./client.ts";
import { printLiteral } from "./literal.ts";

/** The folder of the command line under generated/. */
export function cliFolder({ file }: Register): { readonly name: string; readonly generated: string } {
  return { name: "cli", generated: path.join(path.dirname(file), "generated", "cli") };
}

/** Number of tools from which agents choose badly. */
const manyTools = 30;

/**
 * Generates the list of the APIs, and warns of too many tools. Writes nothing.
 *
 * @param documents the bundled documents by API, in the order of the register
 * @returns content by file name, relative to generated/cli
 * @throws if two operations have one command
 */
export function generateCli(
  documents: ReadonlyMap<{ readonly name: string }, OpenApiDocument>,
): ReadonlyMap<string, string> {
  const apis = [...documents].map(([{ name }, document]) => ({
    name,
    document,
    operations: listOperations(document, "skip"),
  }));
  const owners = new Map<string, string>();
  for (const { name, operations } of apis) {
    for (const { operationId } of operations.map(({ entry }) => entry)) {
      const command = kebabCase(operationId);
      const owner = `${operationId} of ${name}`;
      const other = owners.get(command);
      if (other)
        throw new Error(`The command ${command} belongs to ${other} and to ${owner}. Rename an operation.`);
      owners.set(command, owner);
    }
  }
  if (owners.size >= manyTools) {
    console.warn(
      `Warning: the APIs have ${owners.size} operations. \`dataplat mcp\` has a tool for each of them, which is too many for one agent: start it with --only or --tags.`,
    );
  }
  const imports = apis.map(
    ({ name }) => `import { commands as ${lowerCamelCase(name)}Commands } from "../${name}/commands.ts";\n`,
  );
  const entries = apis.map(({ name, document, operations }) => {
    const create = `create${upperCamelCase(name)}Client`;
    const credentials = listAlternatives(operations).map(optionsOfAlternative);
    const servers = listServers(operations);
    return `  {
    name: ${JSON.stringify(name)},
    title: ${JSON.stringify(document.info?.title ?? name)},
    baseUrlVariable: ${JSON.stringify(baseUrlVariableOf(name))},
    credentials: ${printLiteral(credentials)},
${servers.length > 0 ? `    servers: ${printLiteral(servers)},\n` : ""}    commands: ${lowerCamelCase(name)}Commands,
    importClient: async () => {
      const { ${create}, operations } = await import("../${name}/client.ts");
      return { operations, createClient: (options) => ({ ...${create}(options) }) };
    },
    importResponses: async () => {
      const [{ responses }, { responseValues }] = await Promise.all([
        import("../${name}/responses.js"),
        import("../${name}/response-values.ts"),
      ]);
      return { responses, responseValues };
    },
  },
`;
  });
  const source = `// Generated from the register of APIs by \`npm run generate\`. Do not edit.
import type { CliApi } from "../../src/cli/model/cli-api.ts";
${imports.join("")}
/** The APIs of the register, in its order. */
export const apis: readonly CliApi[] = [
${entries.join("")}];
`;
  return new Map([["apis.ts", source]]);
}

/** Generated files of the command line: the APIs of a register. */
import path from "node:path";
import type { CommandSummary } from "../../../src/cli/model/cli-api.ts";
import { optionsOfAlternative } from "../../../src/contract/credential-parts.ts";
import { builtinCommandNames, kebabCase } from "../../../src/contract/flag-name.ts";
import { type DocumentOperation, listOperations } from "../../../src/contract/read-document.ts";
import { upperCamelCase } from "../../../src/samples/camel-case.ts";
import type { Register } from "../../lib/apis.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { baseUrlVariableOf, listAlternatives, listServers } from "./client-access.ts";
import { summaryOf } from "./commands.ts";
import { printLiteral } from "./literal.ts";

/** The folder of the command line under generated/. */
export function cliFolder({ file }: Register): { readonly name: string; readonly generated: string } {
  return { name: "cli", generated: path.join(path.dirname(file), "generated", "cli") };
}

/** Bundled documents by API, in the order of the register. */
type Documents = ReadonlyMap<{ readonly name: string }, OpenApiDocument>;

/** Lists the commands without a short form, which is of one command alone. */
export function listLongCommands(documents: Documents): ReadonlySet<string> {
  const names = [...documents].flatMap(([{ name }, document]) => [
    name,
    ...listSummaries(listOperations(document, "skip")).map((each) => each.name),
  ]);
  const taken = [...builtinCommandNames, ...names];
  return new Set(names.filter((name) => taken.indexOf(name) !== taken.lastIndexOf(name)));
}

/** Generates the list of the APIs. Writes nothing. Returns the content by file name, relative to generated/cli. */
export function generateCli(documents: Documents): ReadonlyMap<string, string> {
  const long = listLongCommands(documents);
  const entries = [...documents].map(([{ name }, document]) => {
    const operations = listOperations(document, "skip");
    const summaries = listSummaries(operations).map((each) =>
      long.has(each.name) ? { ...each, name: `${name} ${each.name}` } : each,
    );
    const create = `create${upperCamelCase(name)}Client`;
    const credentials = listAlternatives(operations).map(optionsOfAlternative);
    const servers = listServers(operations);
    return `  {
    name: ${JSON.stringify(name)},
    title: ${JSON.stringify(document.info?.title ?? name)},
    baseUrlVariable: ${JSON.stringify(baseUrlVariableOf(name))},
    credentials: ${printLiteral(credentials)},
${servers.length > 0 ? `    servers: ${printLiteral(servers)},\n` : ""}    commands: [
${summaries.map((each) => `      ${printLiteral(each)},\n`).join("")}    ],
    importCommands: async () => (await import("../${name}/commands.ts")).commands,
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
import type { CliApiEntry } from "../../src/cli/model/cli-api.ts";

/** The APIs of the register, in its order. */
export const apis: readonly CliApiEntry[] = [
${entries.join("")}];
`;
  return new Map([["apis.ts", source]]);
}

/** Lists the commands of an API, in the order of its document. */
function listSummaries(operations: readonly DocumentOperation[]): readonly CommandSummary[] {
  return operations.map((operation) => ({
    name: kebabCase(operation.entry.operationId),
    summary: summaryOf(operation),
  }));
}

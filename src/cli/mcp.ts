/** `dataplat mcp`: the operations of the APIs as tools for agents. */
import { Console } from "node:console";
import { describeUnknownName } from "../contract/check-options.ts";
import { createCallTool } from "./mcp/call-tool.ts";
import type { Tool } from "./mcp/serve-tools.ts";
import { defineTool } from "./mcp/tool.ts";
import { type CliApi, openApis } from "./model/cli-api.ts";
import { defineCommand, profileOption } from "./model/command.ts";
import type { CommandModel } from "./model/command-model.ts";
import { UsageError } from "./model/errors.ts";
import { type Connection, resolveConnection } from "./profile/connection.ts";

export const mcp = defineCommand({
  description: `Serve the operations of the APIs as tools for agents: a Model Context Protocol server on standard input and output. \
An MCP client starts this command.`,
  options: {
    "read-only": { text: "Only operations that read" },
    only: { word: "NAMES", text: "Only these operations, such as getPipe,listServices" },
    tags: { word: "NAMES", text: "Only operations with these tags, such as Pipes,Alerts" },
    profile: profileOption,
  },
  notes: `A tool has the name of its operation. It takes parameters and members of the body side by side; \`nulls\` names members to \
send as null. Credentials are read when a tool is called.`,
  run: async ({ "read-only": readOnly = false, only, tags, profile }, { apis: entries, env, terminal }) => {
    const apis = await openApis(entries);
    const all = apis.flatMap(({ commands }) => commands);
    const selected = selectCommands(all, { readOnly, only: only?.split(","), tags: tags?.split(",") });
    const tools = await Promise.all(
      apis.map((api) => {
        const connect = () => resolveConnection(api, { profile }, env);
        return createTools(
          api,
          selected.filter((command) => api.commands.includes(command)),
          connect,
        );
      }),
    );
    const titles = apis.filter((_, index) => tools[index]?.length).map(({ title }) => title);
    if (process.stdin.isTTY) {
      terminal.stderr.write(
        "Waiting for an MCP client on standard input. Usually the client starts this command.\n",
      );
    }
    // Standard output is for the protocol alone.
    globalThis.console = new Console(process.stderr);
    const { serveTools } = await import("./mcp/serve-tools.ts");
    serveTools(tools.flat(), `Operations of the ${titles.join(" and the ")}.`);
  },
});

async function createTools(
  api: CliApi,
  commands: readonly CommandModel[],
  connect: () => Promise<Connection>,
): Promise<readonly Tool[]> {
  const defaults = await connect().then(
    ({ parameters }) => parameters,
    // A call says what is missing.
    () => ({}),
  );
  const callTool = createCallTool(api, connect);
  return commands.map((command) => ({
    ...defineTool(command, defaults),
    name: toolName(command),
    call: (input, signal) => callTool(command, input, signal),
  }));
}

/** Names and tags of operations; all if undefined. */
interface Selection {
  readonly readOnly?: boolean;
  readonly only?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Selects operations. Throws UsageError for an unknown name, and if no operation is left. */
export function selectCommands(
  commands: readonly CommandModel[],
  { readOnly, only, tags }: Selection,
): readonly CommandModel[] {
  const names = commands.map(toolName);
  checkNames("operation", only, names);
  const allTags = commands.map(({ tag }) => tag);
  checkNames("tag", tags, [...new Set(allTags)]);
  const selected = commands.filter(
    (command) =>
      (command.safe || !readOnly) &&
      (only?.includes(toolName(command)) ?? true) &&
      (tags?.includes(command.tag) ?? true),
  );
  if (selected.length === 0) throw new UsageError("The flags select no operation.");
  return selected;
}

const toolName = ({ operationId, tool = operationId }: CommandModel): string => tool;

function checkNames(what: string, names: readonly string[] = [], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(describeUnknownName(what, unknown, known));
}

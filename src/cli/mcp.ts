/** `dataplat mcp`: the operations of the APIs as tools for agents. */
import { Console } from "node:console";
import type { OperationTable } from "../contract/operation.ts";
import { joinWords } from "./flags/flags.ts";
import { unknownName } from "./flags/parse-options.ts";
import { createCallTool } from "./mcp/call-tool.ts";
import type { Tool } from "./mcp/serve-tools.ts";
import { defineTool } from "./mcp/tool.ts";
import { nameInText, openApis, selectApis, toolName } from "./model/cli-api.ts";
import { defineCommand, profileOption } from "./model/command.ts";
import type { CommandModel } from "./model/command-model.ts";
import { UsageError } from "./model/errors.ts";
import { resolveConnection } from "./profile/connection.ts";

/** Maximum number of operations with a tool each: agents choose badly among more, and some clients refuse them. */
const maxTools = 40;

const someNames = { word: "NAME", isList: true } as const;

export const mcp = defineCommand({
  description: `Serve the operations of the APIs as tools for agents: a Model Context Protocol server on standard input and output. \
An MCP client starts this command.`,
  options: {
    api: { ...someNames, known: "apis", text: "Only operations of this API; may be repeated" },
    tag: { ...someNames, known: "tags", text: "Only operations with this tag; may be repeated" },
    operation: {
      ...someNames,
      known: "tools",
      text: "Only this operation, such as getPipe; may be repeated",
    },
    "read-only": { text: "Only operations that read" },
    profile: profileOption,
  },
  notes: `A tool has the name of its operation. It takes parameters and members of the body side by side; \`nulls\` names members to \
send as null, and \`query\` selects a part of the result of a read (JMESPath). Of more than ${maxTools} operations, there are two tools instead: one finds \
operations, the other one calls them. Credentials are read when a tool is called.`,
  run: async (values, { apis: entries, env, terminal }) => {
    const { api: chosen, tag: tags, operation: operations, "read-only": readOnly, profile } = values;
    const apis = await openApis(selectApis(entries, chosen));
    const all = apis.flatMap(({ commands }) => commands);
    const selected = selectCommands(all, readOnly, operations, tags);
    const parts = await Promise.all(
      apis.map(async (api) => {
        const commands = selected.filter((command) => api.commands.includes(command));
        // A call says what is missing. It keeps to this profile if another one becomes the current one, which has another address.
        const first = await resolveConnection(api, { profile }, env).catch(() => undefined);
        const connect = () => resolveConnection(api, { profile: profile ?? first?.profile?.name }, env);
        const { parameters: defaults = {} } = first ?? {};
        const callTool = createCallTool(api, connect, defaults);
        const tools = commands.map(
          (command): Tool => ({
            ...defineTool(command, defaults),
            name: toolName(command),
            tag: command.tag,
            call: (input, signal) => callTool(command, input, signal),
          }),
        );
        return { api, commands, defaults, tools };
      }),
    );
    const used = parts.filter(({ tools }) => tools.length > 0);
    const tools = used.flatMap((part) => part.tools);
    const names = used.map(({ api }) => nameInText(api));
    const titles = joinWords(names, "and");
    const notice = "Waiting for an MCP client on standard input. Usually the client starts this command.\n";
    if (process.stdin.isTTY) terminal.stderr.write(notice);
    // Standard output is for the protocol alone.
    globalThis.console = new Console(process.stderr);
    const { serveTools } = await import("./mcp/serve-tools.ts");
    if (tools.length > maxTools) {
      const instructions = `${tools.length} operations of ${titles}: more than ${maxTools}, so that two tools find and call them, \
findOperations and callOperation. To give operations a tool each, start dataplat mcp with --api, --tag, --operation or --read-only.`;
      terminal.stderr.write(`${instructions}\n`);
      const { createFindAndCall } = await import("./mcp/find-and-call.ts");
      return serveTools(createFindAndCall(tools), instructions);
    }
    const unlisted = await Promise.all(
      used.map(async ({ api, commands, defaults }) =>
        describeUnlisted(commands, (await api.importClient()).operations, defaults),
      ),
    );
    serveTools(tools, [`Operations of ${titles}.`, ...unlisted].filter(Boolean).join(" "));
  },
});

/** Selects operations by names and tags; all if undefined. Throws UsageError for an unknown name, and if no operation is left. */
export function selectCommands(
  commands: readonly CommandModel[],
  readOnly = false,
  operations?: readonly string[],
  tags?: readonly string[],
): readonly CommandModel[] {
  checkNames("operation", operations, commands.map(toolName));
  checkNames("tag", tags, [...new Set(commands.flatMap(({ tag }) => tag || []))]);
  const selected = commands.filter(
    (command) =>
      (command.safe || !readOnly) &&
      (operations?.includes(toolName(command)) ?? true) &&
      (tags?.includes(command.tag) ?? true),
  );
  if (selected.length === 0) throw new UsageError("The flags select no operation.");
  return selected;
}

function checkNames(what: string, names: readonly string[] = [], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownName(what, unknown, known);
}

/** Says which values an agent has to ask for: those of parameters in a path before which no read has its own. Another result may have them. */
function describeUnlisted(commands: readonly CommandModel[], operations: OperationTable, defaults: object) {
  const pathOf = ({ operationId }: CommandModel) => operations[operationId]?.path ?? "";
  const reads = commands.filter(({ safe }) => safe).map(pathOf);
  const tools = new Map<string, string[]>();
  for (const command of commands) {
    const path = pathOf(command);
    for (const { index, 1: name = "" } of path.matchAll(/\{([^}]+)\}/g)) {
      if (reads.includes(path.slice(0, index - 1)) || Object.hasOwn(defaults, name)) continue;
      tools.set(name, [...(tools.get(name) ?? []), toolName(command)]);
    }
  }
  if (tools.size === 0) return "";
  const texts = Array.from(tools, ([name, names]) => `${name} (${names.join(", ")})`);
  return `Ask the user for values of ${texts.join(" and of ")}, unless a result has them.`;
}

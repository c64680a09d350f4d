/** Runs the command line in this process. */
import { commands } from "../../src/cli/context.ts";
import { main } from "../../src/cli/main.ts";
import type { CliContext } from "../../src/cli/model/command.ts";
import type { Stream } from "../../src/cli/model/terminal.ts";
import { apis, entryOf } from "./apis.ts";
import { createFakeTerminal } from "./fake-terminal.ts";

const operationIds = ["listServices", "getPipe", "updatePipeSettings", "updateAlert", "listDashboards"];

/** The APIs with the operations that tests name. An operation or API that is added does not change what these tests expect. */
export const namedApis = apis
  .map((api) => ({
    ...api,
    commands: api.commands.filter(({ operationId }) => operationIds.includes(operationId)),
  }))
  .filter(({ commands }) => commands.length > 0)
  .map(entryOf);

/** The first of these APIs with its operations 20 times, such as 60 commands, `get-pipe-7` and the like. */
export const largeApis = namedApis.slice(0, 1).map((api) => {
  const commands = Array.from({ length: 20 }, (_, index) =>
    api.commands.map((command) => ({
      ...command,
      name: `${command.name}-${index}`,
      summary: `${command.summary} ${index}`,
      tool: `${command.operationId}${index}`,
    })),
  ).flat();
  return { ...api, commands, importCommands: async () => commands };
});

/** Runs the command line. `streams`: what the streams can show; by default they are pipes. */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  streams: Partial<Stream> = { isTerminal: false },
  context: Partial<CliContext> = {},
): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> {
  const terminal = createFakeTerminal(streams);
  const readInput = async () => new Uint8Array();
  await main(args, { apis: namedApis, commands, terminal, env, readInput, ...context });
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return { code, stdout: terminal.stdout.text, stderr: terminal.stderr.text };
}

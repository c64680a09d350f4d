/** Runs the command line in this process. */
import { commands } from "../../src/cli/context.ts";
import { main } from "../../src/cli/main.ts";
import type { CliContext } from "../../src/cli/model/command.ts";
import type { Stream } from "../../src/cli/model/terminal.ts";
import { createFakeTerminal } from "./fake-terminal.ts";

/** Runs the command line. `streams`: what the streams can show; by default they are pipes. `context`: with the APIs, of which there are none by default. */
export async function runMain(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  streams: Partial<Stream> = { isTerminal: false },
  context: Partial<CliContext> = {},
): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> {
  const terminal = createFakeTerminal(streams);
  const readInput = async () => new Uint8Array();
  await main(args, { apis: [], commands, terminal, env, readInput, ...context });
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return { code, stdout: terminal.stdout.text, stderr: terminal.stderr.text };
}

/** Command of an operation. */
import type { CliContext } from "../context.ts";
import { helpWidth } from "../wrap.ts";
import type { OperationCommand } from "./find-operation.ts";
import { formatHelp } from "./help.ts";
import { parseFlags } from "./parse-flags.ts";
import { runOperation } from "./run-operation.ts";

/** Parses the arguments of an operation's command, and runs it or prints its help. */
export async function runOperationCommand(
  { api, command }: OperationCommand,
  args: readonly string[],
  context: CliContext,
): Promise<void> {
  const request = await parseFlags(command, args, context);
  const { stdout } = context.terminal;
  if (!request) return stdout.write(formatHelp(api, command, helpWidth(stdout)));
  await runOperation(api, command, request, context);
}

/** Entry of the command line: finds the command and runs it. */

import type { ParseArgsOptionsConfig } from "node:util";
import { describeUnknownName } from "../contract/check-options.ts";
import { errorMessage } from "../contract/read-error.ts";
import type { CommandEntry } from "./command.ts";
import { commands as allCommands } from "./commands.ts";
import { nameFlags } from "./name-flags.ts";
import { parseArguments } from "./parse-arguments.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Runs the command line. An error prints its message, with `DEBUG` set also its stack, and sets the exit code: 2 for an invalid
 * argument, 1 for any other error.
 *
 * @param commands the commands; those of `dataplat` by default
 */
export async function main(
  args: readonly string[],
  commands: readonly CommandEntry[] = allCommands,
): Promise<void> {
  const [name = "", ...rest] = args;
  const entry = commands.find((command) => command.name === name);
  let options: ParseArgsOptionsConfig = {};
  let given: Readonly<Record<string, unknown>> = {};
  try {
    if (!entry) return await runWithoutCommand(args, commands);
    const command = await entry.load();
    options = command.options;
    const { values, help } = parseArguments(rest, options);
    given = values;
    if (help) console.log(command.usage.trimEnd());
    else await command.run(values);
  } catch (error) {
    const message = nameFlags(errorMessage(error), options, given);
    printError(error, message, entry ? `dataplat ${entry.name} --help` : "dataplat --help");
  }
}

async function runWithoutCommand(args: readonly string[], commands: readonly CommandEntry[]): Promise<void> {
  const [first] = args;
  if (first === undefined) throw new UsageError("Missing command.");
  if (!first.startsWith("-")) {
    const names = commands.map(({ name }) => name);
    throw new UsageError(describeUnknownName("command", first, names));
  }
  const { values, help } = parseArguments(args, { version: { type: "boolean" } });
  if (help) console.log(formatUsage(commands));
  else if (values["version"]) console.log((await import("./version.ts")).readVersion());
}

function formatUsage(commands: readonly CommandEntry[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`);
  return `Run the Management API and the Observability API on this machine.

Usage: dataplat COMMAND [options]

Commands
${lines.join("\n")}

Options
  -h, --help   Print this help; \`dataplat COMMAND --help\` prints the help of a command
  --version    Print the version of this package`;
}

function printError(error: unknown, message: string, helpCommand: string): void {
  console.error(`dataplat: ${message}`);
  if (error instanceof UsageError) console.error(`Run \`${helpCommand}\` for usage.`);
  else if (process.env["DEBUG"]) console.error(error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

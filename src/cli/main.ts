/** Entry of the command line: finds the command and runs it. */
import { parseArguments, parseOptions, unknownName } from "./flags/parse-options.ts";
import { findOperation } from "./model/cli-api.ts";
import type { CliContext, CommandEntry } from "./model/command.ts";
import { UsageError } from "./model/errors.ts";
import { runOperationCommand } from "./operation/run-operation.ts";
import { hasJsonOutput, printError } from "./output/describe-error.ts";
import { formatCommandHelp, formatUsage, helpWidth, readVersion, rootOptions } from "./output/usage.ts";

/** Runs the command line. An error is printed and sets the exit code of the process (`exit-codes.ts`). */
export async function main(args: readonly string[], context: CliContext): Promise<void> {
  const [name = "", ...rest] = args;
  const entry = context.commands.find((command) => command.name === name);
  const operation = entry ? undefined : findOperation(context.apis, name);
  try {
    if (entry) return await runEntry(entry, rest, context);
    if (!operation) return await runWithoutCommand(args, context);
    await runOperationCommand(operation, rest, context);
  } catch (error) {
    const program = entry || operation ? `dataplat ${name}` : "dataplat";
    printError(error, { program }, context, hasJsonOutput(args));
  }
}

async function runEntry(entry: CommandEntry, args: readonly string[], context: CliContext): Promise<void> {
  const command = await entry.load(context);
  const { stdout } = context.terminal;
  const { values, positionals, help } = parseArguments(args, command.options, command.positionals?.max);
  if (help) stdout.write(formatCommandHelp(entry.name, command, helpWidth(stdout)));
  else await command.run(values, context, positionals);
}

async function runWithoutCommand(args: readonly string[], context: CliContext): Promise<void> {
  const [first] = args;
  if (first === undefined) throw new UsageError("Missing command.");
  if (first === "help") return await main([...args.slice(1), "--help"], context);
  if (!first.startsWith("-")) {
    const names = [...context.commands, ...context.apis.flatMap(({ commands }) => commands)].map(
      ({ name }) => name,
    );
    throw unknownName("command", first, names);
  }
  const { given, help } = parseOptions(args, rootOptions);
  const { stdout } = context.terminal;
  if (help) stdout.write(formatUsage(context));
  else if (given.size > 0) stdout.write(`${readVersion()}\n`);
}

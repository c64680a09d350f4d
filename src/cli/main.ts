/** Entry of the command line: finds the command and runs it. */
import { parseArguments, parseOptions, unknownName } from "./flags/parse-options.ts";
import { commandsAfter, findCommand, openCommand } from "./model/cli-api.ts";
import type { CliContext, CommandEntry } from "./model/command.ts";
import { UsageError } from "./model/errors.ts";
import { runOperationCommand } from "./operation/run-operation.ts";
import { hasJsonOutput, printError } from "./output/describe-error.ts";
import { formatCommandHelp, formatUsage, helpWidth, readVersion, rootOptions } from "./output/usage.ts";

/** Runs the command line. An error is printed and sets the exit code of the process (`exit-codes.ts`). */
export async function main(args: readonly string[], context: CliContext): Promise<void> {
  const [name = "", ...rest] = args;
  const entry = context.commands.find((command) => command.name === name);
  const found = entry ? undefined : findCommand(context.apis, args);
  try {
    if (entry) return await runEntry(entry, rest, context);
    if (!found) return await runWithoutCommand(args, context);
    await runOperationCommand(await openCommand(found), args.slice(found.words), context);
  } catch (error) {
    const words = args.slice(0, entry ? 1 : (found?.words ?? 0));
    printError(error, { program: ["dataplat", ...words].join(" ") }, context, hasJsonOutput(args));
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
  if (first === "help") return await main([...args.slice(1), "--help"], context);
  const api = context.apis.find(({ name }) => name === first);
  const rest = api ? args.slice(1) : args;
  const [name] = rest;
  if (name === undefined) throw new UsageError(api ? `Missing command of ${api.name}.` : "Missing command.");
  if (!name.startsWith("-")) {
    const commands = api
      ? commandsAfter(api)
      : [...context.commands, ...context.apis.flatMap((each) => each.commands)];
    throw unknownCommand(
      name,
      commands.map((each) => each.name),
    );
  }
  const { given, help } = parseOptions(rest, rootOptions);
  const { stdout } = context.terminal;
  if (help) stdout.write(formatUsage(api ? { ...context, apis: [api], commands: [] } : context));
  else if (given.size > 0) stdout.write(`${readVersion()}\n`);
}

/** Creates the error of a name that is not a command, or that several APIs have as a command. */
function unknownCommand(name: string, names: readonly string[]): UsageError {
  const several = names.filter((each) => each.endsWith(` ${name}`));
  if (several.length === 0) return unknownName("command", name, names);
  return new UsageError(`${name} needs its API: ${several.map((each) => `dataplat ${each}`).join(" or ")}.`);
}

/** Entry of the command line: finds the command and runs it. */
import { globalOptions, moveOptions } from "./flags/global-options.ts";
import { parseArguments, parseOptions, unknownName } from "./flags/parse-options.ts";
import { commandsAfter, findCommand, openCommand } from "./model/cli-api.ts";
import type { CliContext, CommandEntry } from "./model/command.ts";
import { UsageError } from "./model/errors.ts";
import { runOperationCommand } from "./operation/run-operation.ts";
import {
  formatApiUsage,
  formatCommandHelp,
  formatExitCodes,
  formatUsage,
  helpWidth,
  readVersion,
  rootOptions,
} from "./output/usage.ts";

/** Runs the command line. An error is printed and sets the exit code of the process (`exit-codes.ts`). */
export async function main(words: readonly string[], context: CliContext): Promise<void> {
  const args = moveOptions(words, context.apis);
  const [name = "", ...rest] = args;
  const entry = context.commands.find((command) => command.name === name);
  const found = entry ? undefined : findCommand(context.apis, args);
  try {
    if (entry) return await runEntry(entry, rest, context);
    if (!found) return await runWithoutCommand(args, context);
    const { api, command } = await openCommand(found);
    await runOperationCommand(api, command, args.slice(found.words), context);
  } catch (error) {
    const command = args.slice(0, entry ? 1 : (found?.words ?? 0));
    // Imported on first use, since most commands succeed.
    const { hasJsonOutput, printError } = await import("./output/describe-error.ts");
    printError(error, { program: ["dataplat", ...command].join(" ") }, context, hasJsonOutput(args));
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
  const [first, topic, ...others] = args;
  const { stdout } = context.terminal;
  if (first === "help" && topic === "exit-codes") {
    parseArguments(others, {});
    return stdout.write(formatExitCodes(helpWidth(stdout)));
  }
  if (first === "help") return await main([...args.slice(1), "--help"], context);
  if (first === "version") return await main(["--version", ...args.slice(1)], context);
  const api = context.apis.find(({ name }) => name === first);
  const rest = api ? args.slice(1) : args;
  const [name] = rest;
  if (name === "") throw new UsageError("Missing command.");
  if (name !== undefined && !name.startsWith("-")) {
    const all = [...context.commands, ...context.apis.flatMap((each) => each.commands)];
    const names = (api ? commandsAfter(api) : all).map((each) => each.name);
    const several = names.filter((each) => each.endsWith(` ${name}`)).map((each) => `dataplat ${each}`);
    if (several.length === 0) throw unknownName("command", name, names);
    throw new UsageError(`${name} needs its API: ${several.join(" or ")}.`);
  }
  const { given, help } = parseOptions(rest, [...globalOptions, ...rootOptions]);
  if (help || rest.length === 0) {
    stdout.write(api ? await formatApiUsage(api, context.terminal) : formatUsage(context));
  } else if ([...given.keys()].some((option) => option.name === "version")) {
    stdout.write(`${readVersion()}\n`);
  } else throw new UsageError("Missing command.");
}

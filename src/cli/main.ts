/** Entry of the command line: finds the command and runs it. */
import { describeUnknownName } from "../contract/check-options.ts";
import { errorMessage } from "../contract/read-error.ts";
import { nameFlags, parseArguments } from "./flags/parse-arguments.ts";
import { findOperation } from "./model/cli-api.ts";
import type { CliContext, CommandEntry } from "./model/command.ts";
import { UsageError } from "./model/errors.ts";
import { runOperationCommand } from "./operation/run-operation.ts";
import type { ErrorSubject } from "./output/describe-error.ts";
import { hasJsonOutput, printError } from "./output/describe-error.ts";
import { formatUsage, helpWidth, readVersion, wrapUsage } from "./output/usage.ts";

/**
 * Runs the command line. An error is printed and sets the exit code of the process (`exit-codes.ts`).
 *
 * @param args the arguments after the program
 * @param context APIs, commands and streams; those of the process come from `createContext`
 */
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
    await reportError(error, { program }, args, context);
  }
}

async function runEntry(entry: CommandEntry, args: readonly string[], context: CliContext): Promise<void> {
  const command = await entry.load(context);
  const { stdout } = context.terminal;
  let given: Readonly<Record<string, unknown>> = {};
  try {
    const { values, positionals, help } = parseArguments(args, command.options, command.maxPositionals);
    given = values;
    if (help) stdout.write(wrapUsage(command.usage, helpWidth(stdout)));
    else await command.run(values, context, positionals);
  } catch (error) {
    // The platform names its options.
    const message = nameFlags(errorMessage(error), command.options, given);
    await reportError(error, { program: `dataplat ${entry.name}`, message }, args, context);
  }
}

async function runWithoutCommand(args: readonly string[], context: CliContext): Promise<void> {
  const [first] = args;
  if (first === undefined) throw new UsageError("Missing command.");
  if (first === "help") return await main([...args.slice(1), "--help"], context);
  if (!first.startsWith("-")) {
    const names = [...context.commands, ...context.apis.flatMap(({ commands }) => commands)].map(
      ({ name }) => name,
    );
    throw new UsageError(describeUnknownName("command", first, names));
  }
  const { values, help } = parseArguments(args, { version: { type: "boolean" } });
  const { stdout } = context.terminal;
  if (help) stdout.write(formatUsage(context));
  else if (values["version"]) stdout.write(`${readVersion()}\n`);
}

/** Prints an error and sets the exit code. What that needs is loaded then. */
async function reportError(
  error: unknown,
  subject: ErrorSubject,
  args: readonly string[],
  context: CliContext,
): Promise<void> {
  printError(error, subject, context, hasJsonOutput(args));
}

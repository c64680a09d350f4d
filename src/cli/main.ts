/** Finds the command that was called, and runs it. */
import { nearestName } from "../contract/nearest-name.ts";
import { commands } from "./commands.ts";
import { readArguments } from "./read-arguments.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Runs the command line. Failures are told in one message, without a stack unless `DEBUG` is set, and by the exit code: 1 for what went
 * wrong, 2 for what was typed wrong.
 *
 * @param args the arguments of this process
 */
export async function main(args: readonly string[]): Promise<void> {
  const [name = "", ...rest] = args;
  const entry = commands.find((command) => command.name === name);
  try {
    if (!entry) return await withoutCommand(args);
    const command = await entry.load();
    const { values, help } = readArguments(rest, command.options);
    if (help) console.log(command.usage.trimEnd());
    else await command.run(values);
  } catch (error) {
    fail(error, `dataplat ${entry ? `${entry.name} ` : ""}--help`);
  }
}

/** What is asked of the program itself. */
async function withoutCommand(args: readonly string[]): Promise<void> {
  const [first] = args;
  if (first === undefined) throw new UsageError(`Say what to do.\n\n${usage()}`);
  if (!first.startsWith("-")) {
    const meant = nearestName(
      first,
      commands.map(({ name }) => name),
    );
    const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
    throw new UsageError(`There is no command ${JSON.stringify(first)}.${hint}`);
  }
  const { values, help } = readArguments(args, { version: { type: "boolean" } });
  if (help) return console.log(usage());
  if (values["version"]) return console.log((await import("./version.ts")).readVersion());
}

function usage(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`);
  return `The Management API and the Observability API on your machine.

Usage: dataplat COMMAND [options]

${lines.join("\n")}

  dataplat COMMAND --help   explains a command
  dataplat --version        prints the version of this package`;
}

function fail(error: unknown, help: string): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`dataplat: ${message}`);
  if (error instanceof UsageError) console.error(`${help} explains the options.`);
  else if (process.env["DEBUG"]) console.error(error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

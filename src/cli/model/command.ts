/** Definition of a command, and the context that it runs in. */
import type { ParseArgsOptionsConfig } from "node:util";
import type { CliApi } from "./cli-api.ts";
import type { Terminal } from "./terminal.ts";

/** Values of a command's options, by name; undefined for an option that was not passed. One that may be repeated has a list. */
export type Values<Options extends ParseArgsOptionsConfig> = {
  readonly [Name in keyof Options]?: string extends Name
    ? boolean | string | readonly string[]
    : Options[Name] extends { multiple: true }
      ? readonly string[]
      : { boolean: boolean; string: string }[Options[Name]["type"]];
};

/** Known values: a list, names of files, of APIs or of profiles. */
export type CompletionSource = readonly string[] | "files" | "apis" | "profiles";

/** A command. */
export interface Command<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  /** Output of `--help`. */
  readonly usage: string;
  /** Its options, as `parseArgs` takes them, without `--help`. */
  readonly options: Options;
  /** Maximum number of arguments that are not options; 0 by default. */
  readonly maxPositionals?: number;
  /** Known values of options, by name, and of arguments that are not options, as "". An option `profile` has those of profiles. */
  readonly completions?: Readonly<Record<string, CompletionSource>>;
  /** Runs the command. An error exits with its message and the code of its kind: 1 for an unknown one. */
  run(values: Values<Options>, context: CliContext, positionals: readonly string[]): Promise<void>;
}

/** An entry in the list of commands. */
export interface CommandEntry {
  readonly name: string;
  /** One line for `dataplat --help`. */
  readonly summary: string;
  /** Imports the command. */
  load(context: CliContext): Promise<Command>;
}

/** APIs, commands, streams and environment of a run, which a test replaces. */
export interface CliContext {
  /** APIs whose operations are commands. */
  readonly apis: readonly CliApi[];
  /** Commands that are not operations. */
  readonly commands: readonly CommandEntry[];
  readonly terminal: Terminal;
  readonly env: NodeJS.ProcessEnv;
  /** Reads standard input to its end. */
  readonly readInput: () => Promise<Uint8Array>;
}

/**
 * Defines a command whose `run` takes the types of its own options.
 *
 * @returns the command, for code that runs any command
 */
export function defineCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
): Command {
  // parseArguments reads the values by the same options.
  return { ...command, run: (values, ...rest) => command.run(values as Values<Options>, ...rest) };
}

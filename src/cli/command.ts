/** What a command of the command line is. */
import type { ParseArgsOptionsConfig, parseArgs } from "node:util";

/** What was given, by option. */
export type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>["values"];

/** A command. Its module is loaded when it is called. */
export interface Command<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  /** What `--help` prints: one sentence, how to call it, its options. */
  readonly usage: string;
  /** Its options, in the form of parseArgs, without `--help`. */
  readonly options: Options;
  /**
   * Does it. What it throws ends the process with exit code 1 and the error's message, a UsageError with 2.
   *
   * @param values what was given
   */
  run(values: Values<Options>): Promise<void>;
}

/** A line of the table of commands. */
export interface CommandEntry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Loads the command. */
  load(): Promise<Command>;
}

/**
 * Makes a command of its parts.
 *
 * @param command the parts, with values of the types that its options have
 * @returns the same, for code that runs any command
 */
export function defineCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
): Command {
  // Values come of parsing these very options.
  return { ...command, run: (values) => command.run(values as Values<Options>) };
}

/** Runs an npm script that takes options: `--help` explains it, and what it does not know is refused before it does anything. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { messageOf } from "./message-of.ts";
import { runScript } from "./run-script.ts";

/** What a script takes. */
export interface Command<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  /** Its name under `scripts` of package.json. */
  readonly name: string;
  /** What `--help` prints: one sentence, then how to call it. */
  readonly usage: string;
  /** Its options, in the form of parseArgs, without `--help`; none when left out. */
  readonly options?: Options;
  /** How many arguments that are no options it takes at most; none when left out. */
  readonly positionals?: number;
}

/** What was given. */
export interface Given<Options extends ParseArgsOptionsConfig> {
  readonly values: ReturnType<typeof parseArgs<{ options: Options }>>["values"];
  readonly positionals: readonly string[];
}

/**
 * Reads the command line, and then prints the usage, refuses what the script does not take, or runs it.
 *
 * @param command what the script takes
 * @param main does the work; its error's message is what the person reads, with exit code 1
 * @param args the arguments; those of this process when left out
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  main: (given: Given<Options>) => Promise<void>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  await runScript(async () => {
    const { help, ...given } = readArguments(command, args);
    if (help) console.log(command.usage.trimEnd());
    else await main(given);
  });
}

function readArguments<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: readonly string[],
): Given<Options> & { readonly help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: "boolean" } },
      allowPositionals: true,
    });
    const extra = positionals[command.positionals ?? 0];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'.`);
    // The options were those of the command, and `help`, which no command reads.
    return { values: values as Given<Options>["values"], positionals, help: values["help"] === true };
  } catch (error) {
    throw refusal(command, messageOf(error));
  }
}

/**
 * An error about the command line, which ends with where to look.
 *
 * @param command the script
 * @param reason what is wrong, as a sentence
 */
export function refusal({ name }: Pick<Command, "name">, reason: string): Error {
  // Node goes on about arguments that begin with a hyphen, of which no script takes any.
  const [sentence = reason] = reason.split(" To specify a positional argument");
  return new Error(`${sentence}\nnpm run ${name} -- --help explains the options.`);
}

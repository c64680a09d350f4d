/** Runs an npm script with options. Every script has `--help`, and rejects unknown options before it starts. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { errorMessage } from "../../src/contract/read-error.ts";

export interface NpmScript<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  /** Its name in `scripts` of package.json. */
  readonly name: string;
  /** The output of `--help`. */
  readonly usage: string;
  /** Its options for `parseArgs`, without `--help`; none by default. */
  readonly options?: Options;
  /** Maximum number of positional arguments; 0 by default. */
  readonly positionals?: number;
}

export interface ParsedArguments<Options extends ParseArgsOptionsConfig> {
  readonly values: ReturnType<typeof parseArgs<{ options: Options }>>["values"];
  readonly positionals: readonly string[];
}

/** Parses the arguments, and prints the usage or runs the script. Unknown arguments and errors of `main` end with exit code 1. */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: NpmScript<Options>,
  main: (parsed: ParsedArguments<Options>) => Promise<void>,
): Promise<void> {
  await runScript(async () => {
    const { help, ...parsed } = readArguments(command);
    if (help) console.log(command.usage.trimEnd());
    else await main(parsed);
  });
}

function readArguments<Options extends ParseArgsOptionsConfig>(
  command: NpmScript<Options>,
): ParsedArguments<Options> & { readonly help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { ...command.options, help: { type: "boolean" } },
      allowPositionals: true,
    });
    const extra = positionals[command.positionals ?? 0];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'.`);
    // `help` is the only option that is not one of the command.
    return {
      values: values as ParsedArguments<Options>["values"],
      positionals,
      help: values["help"] === true,
    };
  } catch (error) {
    throw argumentError(command, errorMessage(error));
  }
}

/** Creates an error about the arguments, which refers to `--help`. */
export function argumentError({ name }: Pick<NpmScript, "name">, reason: string): Error {
  // Node.js adds advice on positional arguments that begin with a hyphen; no script has any.
  const [sentence = reason] = reason.split(" To specify a positional argument");
  return new Error(`${sentence}\nnpm run ${name} -- --help explains the options.`);
}

/** Runs a script. If it throws, prints the message, with the stack if DEBUG is set, and sets exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(errorMessage(error));
    if (process.env["DEBUG"]) console.error(error);
    process.exitCode = 1;
  }
}

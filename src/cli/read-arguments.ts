/** Reads the arguments of a command, and refuses what it does not take with the name that was probably meant. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { nearestName } from "../contract/nearest-name.ts";
import type { Values } from "./command.ts";
import { UsageError } from "./usage-error.ts";

/** Every command has it. */
const help = { help: { type: "boolean", short: "h" } } as const;

/** What was given. */
export interface Given {
  readonly values: Values<ParseArgsOptionsConfig>;
  readonly help: boolean;
}

/**
 * Reads arguments.
 *
 * @param args what stands behind the command's name
 * @param options what the command takes, in the form of parseArgs, without `--help`
 * @throws UsageError for an option that it does not take, one that is given twice or without its value, and anything that is no option
 */
export function readArguments(args: readonly string[], options: ParseArgsOptionsConfig): Given {
  const known = { ...options, ...help };
  const { tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind === "positional")
      throw new UsageError(`Unexpected argument ${JSON.stringify(token.value)}.`);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(known, name)) throw unknownOption(rawName, Object.keys(known));
    if (seen.has(name)) throw new UsageError(`${rawName} is given twice.`);
    if (value === "") throw new UsageError(`${rawName} is empty.`);
    seen.add(name);
  }
  const { help: asked, ...values } = parseStrictly(args, known);
  return { values, help: asked === true };
}

/** Node's own checks: whether an option has a value where it needs one, and none where it does not. */
function parseStrictly(
  args: readonly string[],
  options: ParseArgsOptionsConfig,
): Values<ParseArgsOptionsConfig> {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // The first sentence says what is wrong; what follows is advice on arguments that begin with a hyphen.
    throw new UsageError(
      error instanceof Error ? (error.message.split(/\n|(?<=\.) /)[0] ?? "") : String(error),
    );
  }
}

function unknownOption(given: string, known: readonly string[]): UsageError {
  const meant = nearestName(given.replace(/^-+/, ""), known);
  return new UsageError(
    `There is no option ${given}.${meant === undefined ? "" : ` Did you mean --${meant}?`}`,
  );
}

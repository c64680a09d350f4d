/** Parses the arguments of a command, and rejects those that it does not take. */
import type { ParseArgsOptionsConfig } from "node:util";
import { describeUnknownName } from "../../contract/check-options.ts";
import { parseArgs } from "../model/builtins.ts";
import { UsageError } from "../model/errors.ts";

const helpOption = { help: { type: "boolean", short: "h" } } as const;

/** Parsed arguments. */
export interface ParsedArguments {
  /** Values by option. */
  readonly values: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** Arguments that are not options. */
  readonly positionals: readonly string[];
  /** Whether `--help` was passed. */
  readonly help: boolean;
}

/**
 * Parses arguments.
 *
 * @param args the arguments after the command
 * @param options the options of the command, as `parseArgs` takes them, without `--help`
 * @param maxPositionals maximum number of arguments that are not options
 * @throws UsageError for an unknown or duplicate option, a missing or unexpected value, and any other argument
 */
export function parseArguments(
  args: readonly string[],
  options: ParseArgsOptionsConfig,
  maxPositionals = 0,
): ParsedArguments {
  const known: ParseArgsOptionsConfig = { ...options, ...helpOption };
  // Not strict: parseArgs would reject `--port -1` as ambiguous, and its messages are for programmers.
  const { tokens } = parseArgs({ args, options: known, strict: false, allowPositionals: true, tokens: true });
  const values: Record<string, string | boolean | readonly string[]> = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    if (token.kind === "positional") {
      if (positionals.length === maxPositionals) throw new UsageError(`Unexpected argument ${token.value}.`);
      positionals.push(token.value);
      continue;
    }
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!option) {
      const flags = Object.keys(known).map((flag) => `--${flag}`);
      throw new UsageError(describeUnknownName("option", rawName, flags));
    }
    const previous = Object.hasOwn(values, name) ? values[name] : undefined;
    if (previous !== undefined && !option.multiple) throw new UsageError(`${rawName} was passed twice.`);
    if (option.type === "boolean") {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
      values[name] = true;
    } else {
      const isNextOption = !inlineValue && /^-\D/.test(value ?? "");
      if (!value || isNextOption) throw new UsageError(`${rawName} requires a value.`);
      values[name] = option.multiple ? [...(Array.isArray(previous) ? previous : []), value] : value;
    }
  }
  const { help, ...rest } = values;
  return { values: rest, positionals, help: help === true };
}

/** Flags that a variable of the environment stands in for. */
const variables: Readonly<Record<string, string>> = {
  "database-url": "DATAPLAT_DATABASE_URL",
  "admin-token": "DATAPLAT_ADMIN_TOKEN",
};

/**
 * Replaces API options, which messages of the platform name in backticks, with the flags of a command: `databaseUrl` with --database-url,
 * or with DATAPLAT_DATABASE_URL if its value is from there.
 *
 * @param given the flags that were passed
 */
export function nameFlags(
  message: string,
  options: ParseArgsOptionsConfig,
  given: Readonly<Record<string, unknown>> = {},
): string {
  return message.replaceAll(/`([a-z]+)`/gi, (quoted, name: string) => {
    const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (!Object.hasOwn(options, flag)) return quoted;
    const variable = variables[flag];
    // With --data, the address of a database is not read from the environment.
    const isFromVariable = variable && process.env[variable] && (given[flag] ?? given["data"]) === undefined;
    return isFromVariable ? variable : `--${flag}`;
  });
}

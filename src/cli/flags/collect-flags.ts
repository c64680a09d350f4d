/** Finds the flags among the arguments of an operation's command, and rejects what it does not take. */
import { describeUnknownName } from "../../contract/check-options.ts";
import { parseArgs } from "../model/builtins.ts";
import type { CommandModel } from "../model/command-model.ts";
import { UsageError } from "../model/errors.ts";
import { type Flag, type GlobalFlag, listFlags, listGlobalFlags } from "./flags.ts";

/** Texts that were passed, by flag. */
export interface CollectedFlags {
  /** Flags of the operation. A list has a text per item. */
  readonly own: ReadonlyMap<Flag, readonly string[]>;
  /** Flags of every command, by name; the text of one without a value is empty. */
  readonly global: ReadonlyMap<string, string>;
  readonly help: boolean;
}

type AnyFlag = Flag | GlobalFlag;

/** Meaning of a name. */
interface NamedFlag {
  readonly flag: AnyFlag;
  /** Whether the name means false. */
  readonly isNegation: boolean;
}

/** An option among the arguments. */
interface Option {
  /** As it was written, such as `--name`. */
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
  /** The argument after it, if that is neither an option nor its value. */
  readonly next: string | undefined;
}

/**
 * Finds the flags.
 *
 * @throws UsageError for an unknown or duplicate flag, a missing or unexpected value, and any other argument
 */
export function collectFlags(command: CommandModel, args: readonly string[]): CollectedFlags {
  const flags = nameFlags(command);
  const own = new Map<Flag, string[]>();
  const global = new Map<string, string>();
  const tokens = tokenize(flags, args);
  if (tokens.some((token) => token.kind === "option" && token.name === "help")) {
    return { own, global, help: true };
  }
  let consumed: unknown;
  for (const [index, token] of tokens.entries()) {
    if (token === consumed || token.kind === "option-terminator") continue;
    if (token.kind === "positional") throw new UsageError(`Unexpected argument ${token.value}.`);
    const following = tokens[index + 1];
    const next = following?.kind === "positional" ? following.value : undefined;
    const named = findFlag(flags, token.rawName);
    const { flag } = named;
    const { text, usesNext } = readText(named, { ...token, next });
    if (usesNext) consumed = following;
    const texts = "path" in flag ? own.get(flag) : undefined;
    const isList = "path" in flag && flag.isList;
    if ((texts && !isList) || global.has(flag.name))
      throw new UsageError(`${token.rawName} was passed twice.`);
    if ("path" in flag) own.set(flag, [...(texts ?? []), text]);
    else global.set(flag.name, text);
  }
  return { own, global, help: false };
}

/** The flags of a command by every name. */
function nameFlags(command: CommandModel): ReadonlyMap<string, NamedFlag> {
  const named = new Map<string, NamedFlag>();
  for (const flag of listFlags(command)) {
    for (const name of [flag.name, ...flag.aliases]) named.set(name, { flag, isNegation: false });
    if (flag.negation) named.set(flag.negation, { flag, isNegation: true });
  }
  for (const flag of listGlobalFlags(command)) named.set(flag.name, { flag, isNegation: false });
  return named;
}

function tokenize(flags: ReadonlyMap<string, NamedFlag>, args: readonly string[]) {
  const types = [...flags].map(([name, { flag }]) => {
    const type = takesValue(flag) ? "string" : "boolean";
    return [name, { type, ...(name === "help" && { short: "h" }) }] as const;
  });
  // Not strict: parseArgs would reject `--threshold -5` as ambiguous.
  const options = { strict: false, allowPositionals: true, tokens: true } as const;
  return parseArgs({ ...options, args, options: Object.fromEntries(types) }).tokens;
}

/** Whether the argument after a flag is its value. */
function takesValue(flag: AnyFlag): boolean {
  return "path" in flag ? flag.value.type !== "boolean" : flag.value !== undefined;
}

function findFlag(flags: ReadonlyMap<string, NamedFlag>, rawName: string): NamedFlag {
  // Not `-x`, which would be a flag of one letter.
  const named = rawName.startsWith("--") ? flags.get(rawName.slice("--".length)) : undefined;
  if (named) return named;
  const names = [...new Set([...flags.values()].map(({ flag }) => `--${flag.name}`))];
  throw new UsageError(describeUnknownName("option", rawName, names));
}

/** The text of a flag, and whether it is the argument after it. */
function readText(
  { flag, isNegation }: NamedFlag,
  { rawName, value, inlineValue, next }: Option,
): { readonly text: string; readonly usesNext?: boolean } {
  if (takesValue(flag)) {
    const isEmpty = value === "" && !("path" in flag);
    if (value === undefined || isEmpty) throw new UsageError(`${rawName} requires a value.`);
    if (!inlineValue && /^-\D/.test(value)) {
      throw new UsageError(
        `${rawName} requires a value; write ${rawName}=${value} if ${value} is its value.`,
      );
    }
    return { text: value };
  }
  if (isNegation || !("path" in flag)) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    return { text: isNegation ? "false" : "" };
  }
  if (value !== undefined) return { text: value };
  const isValue = next === "true" || next === "false" || (next === "null" && flag.value.nullable === true);
  return isValue ? { text: next, usesNext: true } : { text: "true" };
}

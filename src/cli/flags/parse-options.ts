/** Parses the options of a command, and rejects what it does not take. */
import { describeUnknownName } from "../../contract/check-options.ts";
import { quoteArgument } from "../../samples/quote.ts";
import { parseArgs } from "../model/builtins.ts";
import { listOptions, type Option, type Options, type Values } from "../model/command.ts";
import { UsageError } from "../model/errors.ts";
import { joinWords } from "./flags.ts";

/** Parses arguments: texts by option. After `--help`, nothing else is read. Throws UsageError for an invalid option, value or argument. */
export function parseOptions<Own extends Option>(
  args: readonly string[],
  options: readonly Own[],
  maxPositionals = 0,
) {
  const namesOf = ({ aliases = [], negation, name }: Option) => [...aliases, negation ?? [], name].flat();
  const named = new Map(options.flatMap((option) => namesOf(option).map((name) => [name, option] as const)));
  const given = new Map<Own, readonly string[]>();
  const positionals: string[] = [];
  const tokens = tokenize(named, args);
  if (tokens.some((token) => token.kind === "option" && token.name === "help")) {
    return { given, positionals, help: true };
  }
  let consumed: unknown;
  for (const [index, token] of tokens.entries()) {
    if (token === consumed || token.kind === "option-terminator") continue;
    if (token.kind === "positional") {
      if (positionals.length === maxPositionals) throw new UsageError(`Unexpected argument ${token.value}.`);
      positionals.push(token.value);
      continue;
    }
    const following = tokens[index + 1];
    const next = following?.kind === "positional" ? following.value : undefined;
    const option = findOption(named, token.rawName);
    const { text, usesNext } = readText(option, token, next);
    if (usesNext) consumed = following;
    const texts = given.get(option);
    if (texts && !option.isList) throw new UsageError(`${token.rawName} was passed twice.`);
    given.set(option, [...(texts ?? []), text]);
  }
  return { given, positionals, help: false };
}

function tokenize(named: ReadonlyMap<string, Option>, args: readonly string[]) {
  const types = Array.from(named, ([name, { word, isValueOptional, short }]) => {
    const type = word !== undefined && !isValueOptional ? "string" : "boolean";
    return [name, { type, ...(short && { short }) }] as const;
  });
  // Not strict: parseArgs would reject `--threshold -5` as ambiguous, and its messages are for programmers.
  const settings = { strict: false, allowPositionals: true, tokens: true } as const;
  return parseArgs({ ...settings, args, options: Object.fromEntries(types) }).tokens;
}

function findOption<Own extends Option>(named: ReadonlyMap<string, Own>, rawName: string): Own {
  const option = rawName.startsWith("--")
    ? named.get(rawName.slice("--".length))
    : Array.from(named.values()).find(({ short }) => rawName === `-${short}`);
  if (option) return option;
  const names = new Set(Array.from(named.values(), ({ name }) => `--${name}`));
  throw unknownName("option", rawName, [...names]);
}

/** Creates the error of an unknown name. If it is the beginning of known ones, or the tool of several APIs, it suggests those: an API may have hundreds. */
export function unknownName(what: string, name: string, names: readonly string[]): UsageError {
  const longer = names.filter((each) => each.startsWith(name) || each.endsWith(`_${name}`)).slice(0, 10);
  if (longer.length === 0) return new UsageError(describeUnknownName(what, name, names));
  return new UsageError(`${name} is not a known ${what}. Did you mean ${joinWords(longer, "or")}?`);
}

type OptionToken = Extract<ReturnType<typeof tokenize>[number], { kind: "option" }>;

/** Reads the text of an option. `next`: the argument after it, if that is neither an option nor its value. */
function readText(
  { word, negation, isValueOptional, isAnyText }: Option,
  { rawName, value, inlineValue }: OptionToken,
  next: string | undefined,
): { readonly text: string; readonly usesNext?: boolean } {
  const isNegation = rawName === `--${negation}`;
  if (word === undefined || isNegation) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    return { text: isNegation ? "false" : "" };
  }
  if (isValueOptional) {
    return value === undefined && next !== undefined
      ? { text: next, usesNext: true }
      : { text: value ?? "true" };
  }
  const isMissing = value === undefined || (value === "" && !isAnyText);
  if (isMissing || (!inlineValue && /^-\D/.test(value))) {
    const advice =
      value && isAnyText ? `; write ${rawName}=${quoteArgument(value)} if ${value} is its value` : "";
    throw new UsageError(`${rawName} requires a value${advice}.`);
  }
  // `-o=json`: parseArgs reads it as `-o "=json"`.
  return { text: rawName.startsWith("--") ? value : value.replace(/^=/, "") };
}

/** Parses the arguments of a command that is not an operation. Throws UsageError as `parseOptions` does, and for an invalid value. */
export function parseArguments(args: readonly string[], options: Options, maxPositionals = 0) {
  const { given, positionals, help } = parseOptions(args, listOptions(options), maxPositionals);
  return { values: readValues(given), positionals, help };
}

/** Reads the values of options, by name. Throws UsageError for one that is not a choice, or not an integer of its range. */
export function readValues(given: ReadonlyMap<Option, readonly string[]>): Values<Options> {
  return Object.fromEntries(Array.from(given, ([option, texts]) => [option.name, readOption(option, texts)]));
}

function readOption({ name, word, isList, choices, range, unit }: Option, texts: readonly string[]) {
  const [text = ""] = texts;
  if (word === undefined) return true;
  if (isList) return texts;
  if (choices && !choices.includes(text))
    throw new UsageError(`--${name} must be ${joinWords(choices, "or")}.`);
  if (!range) return text;
  const [min, max] = range;
  // `Number` alone would also read 1e3, 0x10 and spaces.
  if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new UsageError(`--${name} must be an integer from ${min} to ${max}${unit ? `, in ${unit}` : ""}.`);
}

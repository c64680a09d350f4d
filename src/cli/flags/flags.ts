/** Flags of an operation, one per parameter and per member of its request body, and flags of every command. */
import { defaults } from "../../client/settings.ts";
import { maxInt32 } from "../../contract/check-options.ts";
import { type globalFlagNames, kebabCase } from "../../contract/flag-name.ts";
import type { CommandModel, MemberModel, ValueModel } from "../model/command-model.ts";
import { UsageError } from "../model/errors.ts";

/** A flag. */
export interface Flag {
  /** Name without its hyphens, such as `channel.webhook-id`. */
  readonly name: string;
  /** Other names that are accepted: the contract's spelling, such as `channel.webhookId`. */
  readonly aliases: readonly string[];
  /** Name that means false, such as `no-lent`, of a boolean; absent if another flag has this name. */
  readonly negation?: string;
  /** Names in the contract, such as `["channel", "webhookId"]`. */
  readonly path: readonly string[];
  readonly in: "parameters" | "body";
  readonly value: MemberModel;
  /** Whether it is repeated, once per item. */
  readonly isList: boolean;
}

/** Lists the flags of an operation: those of its parameters, then those of its body. An object comes before its members. */
export function listFlags({ parameters, body }: CommandModel): readonly Flag[] {
  const flags = [
    ...parameters.flatMap((parameter) => flagsOf(parameter, "parameters")),
    ...(body?.kind === "json" ? (body.members ?? []).flatMap((member) => flagsOf(member, "body")) : []),
  ];
  const names = new Set(flags.map(({ name }) => name));
  return flags.map((flag) => {
    const negation = `no-${flag.name}`;
    const isNegatable = flag.value.type === "boolean" && !names.has(negation);
    return {
      ...flag,
      ...(isNegatable && { negation }),
      aliases: flag.aliases.filter((alias) => !names.has(alias)),
    };
  });
}

/** Lists the flags of an operation's parameters; an object is one flag with JSON. */
export function listParameterFlags(command: CommandModel): readonly Flag[] {
  return listFlags(command).filter(({ path, in: place }) => place === "parameters" && path.length === 1);
}

function flagsOf(value: MemberModel, place: Flag["in"], parent?: Flag): readonly Flag[] {
  const join = (prefix: string | undefined, name: string): string =>
    prefix === undefined ? name : `${prefix}.${name}`;
  const flag: Flag = {
    name: join(parent?.name, value.flag ?? kebabCase(value.name)),
    aliases: [join(parent?.aliases[0], value.flag ?? value.name)],
    path: [...(parent?.path ?? []), value.name],
    in: place,
    value,
    isList: value.type === "array",
  };
  return [flag, ...(value.members ?? []).flatMap((member) => flagsOf(member, place, flag))];
}

/**
 * Describes the values that the contract allows, besides their type.
 *
 * @returns such as `500 to 60000 or null`; empty if every value of the type is allowed
 */
export function describeValue(model: ValueModel): string {
  const facts = [
    describeRange(model.minimum, model.maximum),
    model.exclusiveMinimum === undefined ? "" : `greater than ${model.exclusiveMinimum}`,
    model.exclusiveMaximum === undefined ? "" : `less than ${model.exclusiveMaximum}`,
    model.multipleOf === undefined ? "" : `a multiple of ${model.multipleOf}`,
    describeCount(model.minLength, model.maxLength, "character"),
    describeCount(model.minItems, model.maxItems, "item"),
    model.pattern === undefined ? "" : `matching ${model.pattern}`,
    model.values ? joinWords(model.values.map(String), "or") : "",
    model.known ? `such as ${joinWords(model.known.map(String), "and")}` : "",
    model.items ? describeItems(model.items) : "",
  ];
  const text = facts.filter(Boolean).join(", ");
  if (!model.nullable) return text;
  return text === "" ? "or null" : `${text}, or null`;
}

function describeItems(items: ValueModel): string {
  const text = describeValue(items);
  return text && `each ${text}`;
}

function describeRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? "" : `at most ${max}`;
  if (min === max) return String(min);
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}

function describeCount(min: number | undefined, max: number | undefined, unit: string): string {
  const range = describeRange(min, max);
  return range && `${range} ${unit}${(max ?? min) === 1 ? "" : "s"}`;
}

/** Joins words as in a sentence. */
function joinWords(words: readonly string[], conjunction: string): string {
  const last = words.length > 1 ? ` ${conjunction} ${words.at(-1)}` : words.join("");
  return words.slice(0, words.length > 1 ? -1 : 0).join(", ") + last;
}

/** Values of the flags. */
export interface GlobalValues {
  readonly profile: string | undefined;
  readonly baseUrl: string | undefined;
  /** Name of the file. */
  readonly body: string | undefined;
  readonly output: string | undefined;
  /** JMESPath expression. */
  readonly query: string | undefined;
  /** Names with commas between them. */
  readonly columns: string | undefined;
  readonly dryRun: boolean;
  readonly curl: boolean;
  readonly verbose: boolean;
  /** In milliseconds. */
  readonly timeout: number | undefined;
  readonly attempts: number | undefined;
}

/** Formats of `--output`. */
export const outputFormats = ["json", "yaml", "table", "ndjson"] as const;

export type OutputFormat = (typeof outputFormats)[number];

/** A flag of every command. */
export interface GlobalFlag {
  readonly name: (typeof globalFlagNames)[number];
  /** Word for its value in `--help`; absent if it takes none. */
  readonly value?: string;
  readonly text: string;
}

const globalFlags: readonly GlobalFlag[] = [
  { name: "profile", value: "NAME", text: "Profile with address, credentials and default parameters" },
  { name: "base-url", value: "URL", text: "Address of the API; credentials from the environment" },
  { name: "body", value: "FILE", text: "File with the request body, or - for standard input" },
  { name: "output", value: "FORMAT", text: `Format of the result: ${outputFormats.join(", ")}` },
  { name: "query", value: "EXPRESSION", text: "Part of the result, as a JMESPath expression" },
  { name: "columns", value: "A,B", text: "Columns of a table" },
  { name: "dry-run", text: "Print the request; send nothing" },
  { name: "curl", text: "Print the request as a curl command; send nothing" },
  { name: "verbose", text: "Show requests, attempts and request ids on stderr" },
  {
    name: "timeout",
    value: "MS",
    text: `Timeout of each attempt, in milliseconds (default: ${defaults.timeoutMs})`,
  },
  { name: "attempts", value: "N", text: `Maximum number of attempts (default: ${defaults.retry.attempts})` },
  { name: "help", text: "Print this help" },
];

/** Lists the flags that a command has besides its own: `--body` only with a request body. */
export function listGlobalFlags({ body }: CommandModel): readonly GlobalFlag[] {
  return globalFlags.filter(({ name }) => name !== "body" || body !== undefined);
}

/**
 * Reads the flags of every command.
 *
 * @param texts what was passed, by flag
 * @throws UsageError for an invalid value
 */
export function readGlobals(texts: ReadonlyMap<string, string>): GlobalValues {
  return {
    profile: texts.get("profile"),
    baseUrl: texts.get("base-url"),
    body: texts.get("body"),
    output: texts.get("output"),
    query: texts.get("query"),
    columns: texts.get("columns"),
    dryRun: texts.has("dry-run"),
    curl: texts.has("curl"),
    verbose: texts.has("verbose"),
    timeout: readCount(texts, "timeout", maxInt32),
    attempts: readCount(texts, "attempts", 100),
  };
}

function readCount(texts: ReadonlyMap<string, string>, name: string, max: number): number | undefined {
  const text = texts.get(name);
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text) && Number(text) <= max) return Number(text);
  throw new UsageError(`--${name} must be an integer from 1 to ${max}.`);
}

/** Completion of an argument that the user types in a shell. It loads no client, since the shell waits for it. */

import { listFlags, listGlobalFlags, outputFormats } from "../flags/flags.ts";
import { findOperation } from "../model/cli-api.ts";
import type { CliContext, Command, CompletionSource } from "../model/command.ts";
import type { CommandModel, ValueModel } from "../model/command-model.ts";

/** A possible argument. */
export interface Candidate {
  readonly value: string;
  readonly text?: string | undefined;
}

/** Possible arguments; `files` leaves the names of files to the shell. */
type Completion = readonly Candidate[] | "files";

/** Flags and other arguments of a command. */
interface CommandCompletion {
  readonly flags: readonly CompletedFlag[];
  /** Arguments that are not flags. */
  readonly positionals: Completion;
}

/**
 * Completes the last word.
 *
 * @param words the words after the program, up to the cursor; the last one may be empty
 * @returns candidates that start with the last word
 */
export async function complete(words: readonly string[], context: CliContext): Promise<Completion> {
  const [name = "", ...args] = words;
  const isCommand = args.length === 0 || (name === "help" && args.length === 1);
  const candidates = isCommand
    ? listCommands(context)
    : await completeArgument(await describeCommand(name, context), args);
  const current = words.at(-1) ?? "";
  return candidates === "files" ? candidates : candidates.filter(({ value }) => value.startsWith(current));
}

function listCommands({ apis, commands }: CliContext): readonly Candidate[] {
  const entries = [...commands, ...apis.flatMap((api) => api.commands)];
  return [
    ...entries.map(({ name, summary }) => ({ value: name, text: summary })),
    { value: "--help", text: "Print the help" },
    { value: "--version", text: "Print the version" },
  ];
}

async function describeCommand(name: string, context: CliContext): Promise<CommandCompletion> {
  const operation = findOperation(context.apis, name);
  if (operation) return { flags: listOperationFlags(operation.command, context), positionals: [] };
  const entry = context.commands.find((each) => each.name === name);
  if (!entry) return { flags: [], positionals: [] };
  const command = await entry.load(context);
  return {
    flags: listEntryFlags(command, context),
    positionals: await toCompletion(command.completions?.[""] ?? [], context),
  };
}

async function completeArgument(
  { flags, positionals }: CommandCompletion,
  args: readonly string[],
): Promise<Completion> {
  const [current = "", previous = ""] = args.toReversed();
  const findFlag = (word: string) => flags.find(({ names }) => names.includes(word));
  const assigned = /^(--[^=]+)=/.exec(current);
  if (assigned) {
    const [start, name = ""] = assigned;
    const values = (await findFlag(name)?.values()) ?? [];
    return values === "files" ? values : values.map(({ value, text }) => ({ value: start + value, text }));
  }
  const flag = findFlag(previous);
  if (flag?.needsValue) return flag.values();
  const values = flag ? await flag.values() : positionals;
  if (values === "files" && !current.startsWith("-")) return values;
  const used = new Set(args.slice(0, -1).map((word) => findFlag(word.replace(/=.*$/, ""))));
  const unused = flags.filter((each) => each.isRepeatable || !used.has(each));
  return [
    ...(values === "files" ? [] : values),
    ...unused.map(({ names: [value = ""], text }) => ({ value, text })),
  ];
}

/** A flag of a command. */
interface CompletedFlag {
  /** Its names, with hyphens; the first one is completed. */
  readonly names: readonly string[];
  readonly text?: string | undefined;
  /** Whether the next argument is its value. That of a boolean may be. */
  readonly needsValue: boolean;
  readonly isRepeatable: boolean;
  /** Lists known values. */
  readonly values: () => Promise<Completion>;
}

/** Lists the flags of an operation's command. */
function listOperationFlags(command: CommandModel, context: CliContext): readonly CompletedFlag[] {
  const own = listFlags(command).map(({ name, aliases, value, isList }) => ({
    names: [name, ...aliases].map((each) => `--${each}`),
    text: value.text,
    needsValue: value.type !== "boolean",
    isRepeatable: isList,
    values: () => toCompletion(valuesOf(isList ? (value.items ?? value) : value), context),
  }));
  const sources: Readonly<Record<string, CompletionSource>> = {
    body: "files",
    columns: command.result.columns ?? [],
    output: outputFormats,
    profile: "profiles",
  };
  const global = listGlobalFlags(command).map(({ name, text, value }) => ({
    names: [`--${name}`],
    text,
    needsValue: value !== undefined,
    isRepeatable: false,
    values: () => toCompletion(sources[name] ?? [], context),
  }));
  return [...own, ...global];
}

/** Lists the flags of a command that is not an operation. */
function listEntryFlags({ options, completions }: Command, context: CliContext): readonly CompletedFlag[] {
  const sources: Readonly<Record<string, CompletionSource>> = { profile: "profiles", ...completions };
  return Object.entries({ ...options, help: { type: "boolean" } }).map(([name, option]) => ({
    names: [`--${name}`],
    needsValue: option.type === "string",
    isRepeatable: "multiple" in option && option.multiple === true,
    values: () => toCompletion(sources[name] ?? [], context),
  }));
}

/** Known values by a schema. */
function valuesOf({ type, values, known, nullable }: ValueModel): readonly string[] {
  const all = values ?? known ?? (type === "boolean" ? [true, false] : []);
  return [...all.map(String), ...(nullable ? ["null"] : [])];
}

/** Lists what a source has. */
async function toCompletion(source: CompletionSource, { apis, env }: CliContext): Promise<Completion> {
  switch (source) {
    case "files":
      return source;
    case "apis":
      return apis.map(({ name, title }) => ({ value: name, text: title }));
    case "profiles": {
      const { findConfigFile, readConfigFile } = await import("../profile/config-file.ts");
      return Object.keys(readConfigFile(findConfigFile(env))?.profiles ?? {}).map((value) => ({ value }));
    }
    default:
      return source.map((value) => ({ value }));
  }
}

/** Completion of an argument that the user types in a shell. It loads no client, since the shell waits for it. */
import type { CliContext } from "../context.ts";
import { findOperation } from "../operation/find-operation.ts";
import { type CompletedFlag, listEntryFlags, listOperationFlags, toCompletion } from "./flags.ts";

/** A possible argument. */
export interface Candidate {
  readonly value: string;
  readonly text?: string | undefined;
}

/** Possible arguments; `files` leaves the names of files to the shell. */
export type Completion = readonly Candidate[] | "files";

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

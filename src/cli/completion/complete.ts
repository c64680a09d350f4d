/** Completion of an argument that the user types in a shell. It loads no client, since the shell waits for it. */
import { listFlags } from "../flags/flags.ts";
import { globalOptions, listGlobalOptions, moveOptions } from "../flags/global-options.ts";
import {
  type CommandSummary,
  commandsAfter,
  type FoundCommand,
  findCommand,
  nameInText,
  openApis,
  openCommand,
  toolName,
} from "../model/cli-api.ts";
import { type CliContext, type CompletionSource, listOptions, type Option } from "../model/command.ts";
import { rootOptions } from "../output/usage.ts";

export interface Candidate {
  readonly value: string;
  readonly text?: string | undefined;
}

/** In place of candidates: the shell completes names of files. */
export const files = ":files";

interface CompletedCommand {
  readonly options: readonly Option[];
  /** Its arguments that are not options. */
  readonly known?: CompletionSource | readonly Candidate[] | undefined;
}

/** Lists candidates for the last word. `words`: the words after the program, up to the cursor; the last one may be empty. */
export async function complete(words: readonly string[], context: CliContext): Promise<readonly Candidate[]> {
  const before = moveOptions(words.slice(words[0] === "help" ? 1 : 0, -1), context.apis);
  const found = findCommand(context.apis, before);
  const command = await readCommand(before, found, context);
  const nameLength = before[0]?.startsWith("-") ? 0 : (found?.words ?? 1);
  const current = words.at(-1) ?? "";
  const candidates = await completeArgument(command, [...before.slice(nameLength), current], context);
  return candidates.filter(({ value }) => value === files || value.startsWith(current));
}

/** Commands with a short form, and the APIs, which have them all. */
function listCommands({ apis, commands }: CliContext): readonly Candidate[] {
  const entries = [...commands, ...apis.flatMap((api) => api.commands)];
  return [
    ...entries.filter(({ name }) => !name.includes(" ")).map(toNameCandidate),
    ...apis.map((api) => ({ value: api.name, text: `Commands of ${nameInText(api)}` })),
  ];
}

const toNameCandidate = ({ name, summary }: CommandSummary): Candidate => ({ value: name, text: summary });

/** The command among words, or what is left to choose one. */
async function readCommand(
  [name = "", second = "-"]: readonly string[],
  found: FoundCommand | undefined,
  context: CliContext,
): Promise<CompletedCommand> {
  if (found) {
    const { command } = await openCommand(found);
    return { options: [...listFlags(command), ...listGlobalOptions(command)] };
  }
  const entry = context.commands.find((each) => each.name === name);
  if (entry) {
    const { options, positionals } = await entry.load(context);
    return { options: listOptions(options), known: positionals?.known };
  }
  const options = [...globalOptions.filter(({ name: option }) => option !== "help"), ...rootOptions];
  if (name === "" || name.startsWith("-")) return { options, known: listCommands(context) };
  const api = context.apis.find((each) => each.name === name);
  if (api && second.startsWith("-")) return { options, known: commandsAfter(api).map(toNameCandidate) };
  return { options: [] };
}

async function completeArgument(
  { options, known }: CompletedCommand,
  args: readonly string[],
  context: CliContext,
): Promise<readonly Candidate[]> {
  const [current = "", previous = ""] = args.toReversed();
  const findOption = (word: string) =>
    options.find(
      ({ name, short, aliases = [] }) =>
        word === `-${short}` || [name, ...aliases].some((each) => word === `--${each}`),
    );
  const [start, name = ""] = /^(--[^=]+)=/.exec(current) ?? [];
  if (start) {
    const values = await listKnown(findOption(name), context);
    return values.map(({ value, text }) => ({ value: value === files ? value : start + value, text }));
  }
  const option = findOption(previous);
  const isValue = option?.word !== undefined;
  const values = await listKnown(isValue ? option : { known }, context);
  // Options would hide the commands after `dataplat help`.
  if (isValue ? !option.isValueOptional : values.length > 0 && !current.startsWith("-")) return values;
  const used = new Set(args.slice(0, -1).map((word) => findOption(word.replace(/=.*$/, ""))));
  const unused = options.filter((each) => each.isList || !used.has(each));
  return [...values, ...unused.map((each) => ({ value: `--${each.name}`, text: each.text }))];
}

async function listKnown(
  { choices, known = [] }: Pick<Option, "choices"> & Pick<CompletedCommand, "known"> = {},
  { apis, env }: CliContext,
): Promise<readonly Candidate[]> {
  const source = choices ?? known;
  if (source === "files") return [{ value: files }];
  if (source === "apis") return apis.map(({ name, title }) => ({ value: name, text: title }));
  if (source === "tags" || source === "tools") {
    const commands = (await openApis(apis)).flatMap((api) => api.commands);
    const names = commands.flatMap((each) => (source === "tags" ? each.tag || [] : toolName(each)));
    return [...new Set(names)].map((value) => ({ value }));
  }
  if (source !== "profiles") return source.map((each) => (typeof each === "string" ? { value: each } : each));
  const { findConfigFile, readConfigFile } = await import("../profile/config-file.ts");
  return Object.keys(readConfigFile(findConfigFile(env))?.profiles ?? {}).map((value) => ({ value }));
}

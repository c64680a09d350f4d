/** Flags of commands and their known values, for completion. */
import type { Command, CompletionSource } from "../command.ts";
import type { CliContext } from "../context.ts";
import type { CommandModel, ValueModel } from "../operation/command-model.ts";
import { listFlags } from "../operation/flags.ts";
import { listGlobalFlags } from "../operation/global-flags.ts";
import { outputFormats } from "../output/output-options.ts";
import type { Completion } from "./complete.ts";

/** A flag of a command. */
export interface CompletedFlag {
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
export function listOperationFlags(command: CommandModel, context: CliContext): readonly CompletedFlag[] {
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
export function listEntryFlags(
  { options, completions }: Command,
  context: CliContext,
): readonly CompletedFlag[] {
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
export async function toCompletion(source: CompletionSource, { apis, env }: CliContext): Promise<Completion> {
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

/** Output of `dataplat --help`, the layout of help, and the version. */
import { createRequire } from "node:module";
import { type CliApiEntry, type CommandSummary, openApi } from "../model/cli-api.ts";
import { type CliContext, type Command, helpOption, listOptions, type Option } from "../model/command.ts";
import { exitCodes } from "../model/exit-codes.ts";
import type { Stream, Terminal } from "../model/terminal.ts";
import { wrap } from "./line.ts";

/** Options of `dataplat` without a command. */
export const rootOptions: readonly Option[] = [
  { ...helpOption, text: "Print this help; `dataplat COMMAND --help` prints the help of a command" },
  { name: "version", short: "V", text: "Print the version of this package" },
];

/** Maximum number of commands of an API in the help of all; those of a larger one are in its own help. */
const maxCommands = 40;

export function formatUsage({ apis, commands, terminal }: CliContext): string {
  const groups = apis.map((api) => ({
    title: `${api.title} (${api.name})`,
    commands:
      api.commands.length <= maxCommands
        ? api.commands
        : [{ name: api.name, summary: `${api.commands.length} commands: \`dataplat ${api.name} --help\`` }],
  }));
  return formatGroups("[API] COMMAND", [...groups, { title: "Other commands", commands }], terminal);
}

export async function formatApiUsage(entry: CliApiEntry, terminal: Terminal): Promise<string> {
  const groups = new Map<string, CommandSummary[]>();
  for (const { name, summary, tag } of (await openApi(entry)).commands) {
    const command = { name: name.replace(`${entry.name} `, ""), summary };
    const title = tag || "Commands";
    groups.set(title, [...(groups.get(title) ?? []), command]);
  }
  const listed = Array.from(groups, ([title, commands]) => ({ title, commands }));
  return formatGroups(`${entry.name} COMMAND`, listed, terminal);
}

function formatGroups(
  words: string,
  all: readonly { readonly title: string; readonly commands: readonly CommandSummary[] }[],
  { stdout }: Terminal,
): string {
  const groups = all.filter(({ commands }) => commands.length > 0);
  const width = helpWidth(stdout);
  const longest = Math.max(0, ...groups.flatMap(({ commands }) => commands.map(({ name }) => name.length)));
  const nameWidth = Math.min(longest, Math.floor(width / 2));
  const texts = groups.map(({ title, commands }) => {
    const rows = commands.map(({ name, summary }) => [name, summary] as const);
    return `${title}\n${formatTwoColumns(rows, width, nameWidth)}`;
  });
  return `${wrap("Call the APIs, or run them on this machine.", width)}
Usage: dataplat ${words} [options]

${texts.join("\n")}
Options
${formatTwoColumns(rootOptions.map(optionRow), width, nameWidth)}`;
}

/** Width of help: that of the terminal, or 80 if the output is not a terminal. */
export function helpWidth({ columns }: Stream): number {
  return Number.isFinite(columns) ? columns : 80;
}

/** Formats the help of a command that is not an operation. */
export function formatCommandHelp(name: string, command: Command, width: number): string {
  const { description, positionals, notes } = command;
  const rows = listOptions(command.options).map((option) => ({ ...option, row: optionRow(option) }));
  const headWidth = Math.max(...rows.map(({ row: [head] }) => head.length));
  const options = rows.map(({ heading, row }, index) => {
    const title = heading ?? (index === 0 ? "Options" : undefined);
    return `${title ? `\n${title}\n` : ""}${formatTwoColumns([row], width, headWidth)}`;
  });
  const words = `dataplat ${name} ${positionals ? `${positionals.words} ` : ""}[options]`;
  const usage = `Usage: ${wrap(words, width, "Usage: ".length).trimStart()}`;
  return `${wrap(description, width)}\n${usage}${options.join("")}${notes ? `\n${wrap(notes, width)}` : ""}`;
}

export function formatExitCodes(width: number): string {
  const rows = Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning] as const);
  return `Exit codes\n${formatTwoColumns(rows, width)}`;
}

export function optionHead({ name, word }: Option): string {
  return word === undefined ? `--${name}` : `--${name} ${word}`;
}

export function optionRow(option: Option): readonly [head: string, text: string] {
  const short = option.short === undefined ? "" : `-${option.short}, `;
  const choices = option.choices ? `: ${option.choices.join(", ")}` : "";
  return [`${short}${optionHead(option)}`, `${option.text ?? ""}${choices}`];
}

export function formatTwoColumns(
  rows: readonly (readonly [name: string, text: string])[],
  width: number,
  longest = Math.max(...rows.map(([name]) => name.length)),
): string {
  // The texts have at least 20 columns.
  const nameWidth = Math.min(longest, Math.max(0, width - 25));
  const indent = nameWidth + 5;
  const lines = rows.map(([name, text]) => {
    if (text === "") return `  ${name}\n`;
    const wrapped = wrap(text, width, indent);
    // A long name has a line of its own.
    return name.length > nameWidth
      ? `  ${name}\n${wrapped}`
      : `  ${name.padEnd(nameWidth)}   ${wrapped.trimStart()}`;
  });
  return lines.join("");
}

export function readVersion(): string {
  // By the package's name, since sources and compiled files are in different folders.
  const manifest: unknown = createRequire(import.meta.url)("dataplat/package.json");
  return String(Object(manifest).version);
}

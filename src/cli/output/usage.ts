/** Output of `dataplat --help`, the layout of help, and the version. */
import { createRequire } from "node:module";
import type { CliContext } from "../model/command.ts";
import type { Stream } from "../model/terminal.ts";

/** Lists all commands: those of each API, and the others. */
export function formatUsage({
  apis,
  commands,
  terminal,
}: Pick<CliContext, "apis" | "commands" | "terminal">): string {
  const groups = [
    ...apis.map((api) => ({ title: api.title, commands: api.commands })),
    { title: "Other commands", commands },
  ];
  const width = helpWidth(terminal.stdout);
  const nameWidth = Math.max(...groups.flatMap((group) => group.commands.map(({ name }) => name.length)));
  const texts = groups.map(({ title, commands: listed }) => {
    const rows = listed.map(({ name, summary }) => [name, summary] as const);
    return `${title}\n${formatTwoColumns(rows, width, nameWidth)}`;
  });
  const options = [
    ["-h, --help", "Print this help; `dataplat COMMAND --help` prints the help of a command"],
    ["--version", "Print the version of this package"],
  ] as const;
  return `Call the APIs, or run them on this machine.

Usage: dataplat COMMAND [options]

${texts.join("\n")}
Options
${formatTwoColumns(options, width, nameWidth)}`;
}

/** Width of help: that of the terminal, or 80 if the output is not a terminal. */
export function helpWidth({ columns }: Stream): number {
  return Number.isFinite(columns) ? columns : 80;
}

/**
 * Wraps each line of a text at spaces. A longer word has a line of its own.
 *
 * @param text lines, separated by line breaks
 * @param width maximum length of a line, with its indentation
 * @param indent spaces before each line
 * @returns the lines, with a line break after each
 */
export function wrap(text: string, width: number, indent = 0): string {
  return text
    .split("\n")
    .flatMap((line) => wrapLine(line, width - indent))
    .map((line) => `${line && " ".repeat(indent)}${line}\n`)
    .join("");
}

function wrapLine(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/**
 * Wraps the usage of a command. A line of two columns continues in its second one, a paragraph at the beginning, and any other line at its own
 * indentation.
 *
 * @param width maximum length of a line
 */
export function wrapUsage(usage: string, width: number): string {
  const lines: string[] = [];
  for (const line of usage.trimEnd().split("\n")) {
    const previous = lines.at(-1);
    if (previous && continues(line, previous)) lines.splice(-1, 1, `${previous} ${line.trim()}`);
    else lines.push(line);
  }
  const wrapped = lines.map((line) => {
    const start = findColumn(line) ?? line.search(/\S|$/);
    return line.slice(0, start) + wrap(line.slice(start), Math.max(width, start + 20), start).trimStart();
  });
  return wrapped.map((text) => text || "\n").join("");
}

/** Whether a line continues the text of the one before. */
function continues(line: string, previous: string): boolean {
  const isParagraph = /^\S/.test(previous) && /^\S/.test(line);
  return isParagraph || (line !== "" && line.search(/\S/) === findColumn(previous));
}

/** Start of the second column; undefined if a line has none. */
function findColumn(line: string): number | undefined {
  return /^ *\S.*? {2,}(?=\S)/.exec(line)?.[0].length;
}

/**
 * Formats names with their texts in two columns.
 *
 * @param rows names and texts
 * @param width maximum length of a line
 * @param nameWidth width of the first column; by default that of the longest name
 */
export function formatTwoColumns(
  rows: readonly (readonly [name: string, text: string])[],
  width: number,
  nameWidth = Math.max(...rows.map(([name]) => name.length)),
): string {
  const indent = nameWidth + 5;
  const lines = rows.map(([name, text]) => {
    const wrapped = wrap(text, Math.max(width, indent + 20), indent);
    return `  ${name.padEnd(nameWidth)}   ${wrapped.trimStart()}`;
  });
  return lines.join("");
}

/** Reads the version of this package, as in `1.2.3`. */
export function readVersion(): string {
  // By the package's name, since sources and compiled files are in different folders.
  const manifest: unknown = createRequire(import.meta.url)("dataplat/package.json");
  return String(Object(manifest).version);
}

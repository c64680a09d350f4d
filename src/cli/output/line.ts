/** Styled lines, measured in cells of a terminal: a CJK character and an emoji have two. */
import measure from "fast-string-truncated-width";
import { wrapAnsi } from "fast-wrap-ansi";
import { stripVTControlCharacters, styleText } from "../model/builtins.ts";
import type { Stream } from "../model/terminal.ts";

type Style = Parameters<typeof styleText>[0];

// Without validation: styleText would look at process.stdout. `writeLines` removes what a stream cannot show.
const paint = (style: Style) => (text: string) => styleText(style, text, { validateStream: false });

/** Names of members, units, and what is less important. */
export const dim = paint("dim");
/** Headers and titles. */
export const bold = paint("bold");
/** Numbers, booleans and pointers. */
export const cyan = paint("cyan");
export const green = paint("green");
export const yellow = paint("yellow");
export const red = paint("red");

const lineWidth = (line: string): number => measure(line).width;

/** The largest width of lines; 0 if there are none. */
export const maxWidth = (lines: readonly string[]): number =>
  lines.reduce((max, line) => Math.max(max, lineWidth(line)), 0);

export const padEnd = (line: string, width: number): string =>
  line + " ".repeat(Math.max(0, width - lineWidth(line)));

export const padStart = (line: string, width: number): string =>
  " ".repeat(Math.max(0, width - lineWidth(line))) + line;

/** Cuts a line that is longer than a width; its last character is then an ellipsis. */
export function cutLine(line: string, width: number): string {
  const { index, truncated } = measure(line, { limit: width, ellipsis: "…" });
  return truncated ? `${line.slice(0, index)}${styleText("reset", "…", { validateStream: false })}` : line;
}

/**
 * Wraps each line of a text at spaces, at its own indentation. A longer word has a line of its own. Returns the lines, with a line break
 * after each.
 */
export function wrap(text: string, width: number, indent = 0): string {
  return text
    .split("\n")
    .map((line) => {
      const start = indent + line.search(/\S|$/);
      return `${wrapAnsi(line, width - start).replaceAll(/^(?=.)/gm, " ".repeat(start))}\n`;
    })
    .join("");
}

/** Writes lines, without spaces at their ends, and without styles if the stream has no colors. */
export function writeLines(stream: Stream, lines: readonly string[]): void {
  const text = lines.map((line) => `${line.trimEnd()}\n`).join("");
  if (text) stream.write(stream.hasColor ? text : stripVTControlCharacters(text));
}

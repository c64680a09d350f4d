/** Styled lines, and wrapping them. */
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

/** Wraps each line of a text at spaces, at its own indentation, and ends it with a line break. A longer word has a line of its own. */
export function wrap(
  text: string,
  width: number,
  indent = 0,
  widthOf: (line: string) => number = ({ length }) => length,
): string {
  const lines = text.split("\n").flatMap((line) => {
    const start = indent + line.search(/\S|$/);
    const wrapped: string[] = [];
    for (const word of line.trim().split(" ")) {
      const last = wrapped.at(-1);
      const joined = last === undefined ? word : `${last} ${word}`;
      if (last && start + widthOf(joined) > width) wrapped.push(word);
      else wrapped.splice(-1, 1, joined);
    }
    return wrapped.map((each) => `${each && " ".repeat(start)}${each}\n`);
  });
  return lines.join("");
}

/** Writes lines, without spaces at their ends, and without styles if the stream has no colors. */
export function writeLines(stream: Stream, lines: readonly string[]): void {
  const text = lines.map((line) => `${line.trimEnd()}\n`).join("");
  if (text) stream.write(stream.hasColor ? text : stripVTControlCharacters(text));
}

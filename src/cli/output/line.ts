/** Lines of styled text, measured in cells of a terminal. */
import stringWidth from "fast-string-width";
import { paint, type Stream, type Style } from "../model/terminal.ts";

export interface Span {
  readonly text: string;
  readonly style?: Style;
}

/** A line without its line break. */
export type Line = readonly Span[];

export const styles = {
  /** Names of members, units, and what is less important. */
  dim: "dim",
  /** Headers and titles. */
  header: "bold",
  /** Numbers and booleans. */
  literal: "cyan",
} as const satisfies Readonly<Record<string, Style>>;

export const plain = (text: string): Span => ({ text });

export const dim = (text: string): Span => ({ text, style: styles.dim });

/** Width in cells: a CJK character and an emoji have two. */
export function lineWidth(line: Line): number {
  return line.reduce((width, { text }) => width + stringWidth(text), 0);
}

export function padEnd(line: Line, width: number): Line {
  return [...line, plain(" ".repeat(Math.max(0, width - lineWidth(line))))];
}

export function padStart(line: Line, width: number): Line {
  return [plain(" ".repeat(Math.max(0, width - lineWidth(line)))), ...line];
}

const ellipsis = "…";

/** Cuts a line that is longer than a width; its last character is then an ellipsis. */
export function cutLine(line: Line, width: number): Line {
  if (lineWidth(line) <= width) return line;
  const cut: Span[] = [];
  let left = width - stringWidth(ellipsis);
  for (const { text, ...style } of line) {
    const kept = cutText(text, left);
    cut.push({ text: kept, ...style });
    left -= stringWidth(kept);
  }
  return [...cut, dim(ellipsis)];
}

/** Joins parts with spaces, on a new line where the next one would not fit. */
export function wrapLine(parts: readonly Line[], width: number): readonly Line[] {
  const lines: Line[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    const joined = line ? [...line, plain(" "), ...part] : part;
    if (line && lineWidth(joined) > width) lines.push(part);
    else lines.splice(-1, 1, joined);
  }
  return lines;
}

const segmenter = new Intl.Segmenter();

/** The beginning of a text that fits into a width. A user-perceived character, such as an emoji of several code points, is not split. */
function cutText(text: string, width: number): string {
  let kept = "";
  let left = width;
  for (const { segment } of segmenter.segment(text)) {
    left -= stringWidth(segment);
    if (left < 0) break;
    kept += segment;
  }
  return kept;
}

/** Writes lines, without spaces at their ends. Neighbours of one style are painted together, with few escape sequences. */
export function writeLines(stream: Stream, lines: readonly Line[]): void {
  const texts = lines.map((line) => {
    const merged: Span[] = [];
    for (const { text, ...style } of trimEnd(line)) {
      const last = merged.at(-1);
      if (last && last.style === style.style) merged.splice(-1, 1, { text: last.text + text, ...style });
      else merged.push({ text, ...style });
    }
    return merged.map(({ text, style }) => (style && text ? paint(stream, style, text) : text)).join("");
  });
  if (texts.length > 0) stream.write(`${texts.join("\n")}\n`);
}

function trimEnd(line: Line): Line {
  const end = line.findLastIndex(({ text }) => text.trimEnd() !== "");
  return line
    .slice(0, end + 1)
    .map((span, index) => (index < end ? span : { ...span, text: span.text.trimEnd() }));
}

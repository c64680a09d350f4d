/** Widths in cells of a terminal: a CJK character and an emoji have two. Only views need them: they take some milliseconds to load. */
import measure from "fast-string-truncated-width";

export const lineWidth = (line: string): number => measure(line).width;

/** The largest width of lines; 0 if there are none. */
export const maxWidth = (lines: readonly string[]): number =>
  lines.reduce((max, line) => Math.max(max, lineWidth(line)), 0);

export const padEnd = (line: string, width: number): string =>
  line + " ".repeat(Math.max(0, width - lineWidth(line)));

export const padStart = (line: string, width: number): string =>
  " ".repeat(Math.max(0, width - lineWidth(line))) + line;

/** Cuts a line that is longer than a width; its last character is then an ellipsis, after the end of all styles. */
export function cutLine(line: string, width: number): string {
  const { index, truncated } = measure(line, { limit: width, ellipsis: "…" });
  return truncated ? `${line.slice(0, index)}\u001b[0m…` : line;
}

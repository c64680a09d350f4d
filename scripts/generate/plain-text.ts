/** Markdown as plain text, for a terminal and for tools. */

/**
 * Removes the marks of Markdown. Each paragraph and each item of a list becomes one line.
 *
 * @param markdown the description of an operation or a member
 * @returns paragraphs, separated by empty lines
 */
export function plainText(markdown: string): string {
  const paragraphs = markdown.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => joinLines(paragraph).map(removeMarks).join("\n")).join("\n\n");
}

/** Joins the lines of a paragraph, except before an item of a list or a row of a table. */
function joinLines(paragraph: string): readonly string[] {
  const lines: string[] = [];
  for (const line of paragraph.split("\n").map((each) => each.trim())) {
    const last = lines.pop();
    if (last === undefined) lines.push(line);
    else if (/^(?:[-*+] |\d+[.)] |\|)/.test(line)) lines.push(last, line);
    else lines.push(`${last} ${line}`);
  }
  return lines;
}

/** Removes the marks around headings, quotes, emphasis, links and code, but nothing within code. */
function removeMarks(line: string): string {
  const [prose = "", ...rest] = line.split(/(`+[^`]+`+)/);
  const start = prose.replace(/^(?:#{1,6} |> ?)/, "");
  return [start, ...rest]
    .map((part, index) => (index % 2 === 1 ? part.replaceAll("`", "").trim() : removeEmphasis(part)))
    .join("");
}

function removeEmphasis(prose: string): string {
  return prose
    .replaceAll(/!?\[([^\]]*)\]\((https?:[^)\s]+)[^)]*\)/g, "$1 ($2)")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replaceAll(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, "$2")
    .replaceAll(/\\([\\`*_{}[\]()#+.!|<>-])/g, "$1");
}

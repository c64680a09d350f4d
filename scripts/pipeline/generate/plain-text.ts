/** Markdown as plain text, for a terminal and for tools. */

/** Removes the marks of Markdown. Each paragraph and each item of a list becomes one line. */
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

/** Removes the marks of a line, but nothing within code and no escaped mark. */
function removeMarks(line: string): string {
  const kept: string[] = [];
  // Private-use characters stand for what is kept.
  const keep = (text: string): string => `\uE000${kept.push(text) - 1}\uE001`;
  return line
    .replaceAll(/(`+)(.+?)\1/g, (_, _marks, code: string) => keep(code.trim()))
    .replaceAll(/\\([\\`*_{}[\]()#+.!|<>-])/g, (_, mark: string) => keep(mark))
    .replace(/^(?:#{1,6} |> ?)/, "")
    .replaceAll(/!?\[([^\]]*)\]\((https?:[^)\s]+)[^)]*\)/g, "$1 ($2)")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replaceAll(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, "$2")
    .replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? "");
}

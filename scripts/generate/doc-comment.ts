/**
 * Prints text as a doc comment.
 *
 * @param text Markdown; if empty or undefined, there is no comment
 * @param indent spaces before each line
 * @returns the comment with a line break at its end, or an empty string
 */
export function docComment(text: string | undefined, indent = ""): string {
  const lines = text?.trim().replaceAll("*/", "*\\/").split("\n") ?? [];
  if (!lines[0]) return "";
  const [only, ...rest] = lines;
  if (rest.length === 0) return `${indent}/** ${only} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

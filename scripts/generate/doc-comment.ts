/**
 * Writes text as a documentation comment.
 *
 * @param text any Markdown; undefined and empty give no comment
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

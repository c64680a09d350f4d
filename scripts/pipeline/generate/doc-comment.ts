/** Prints text as a doc comment, with spaces before each line. */
export function docComment(text: string | undefined, indent = ""): string {
  const lines = text?.trim().replaceAll("*/", "*\\/").split("\n") ?? [];
  if (!lines[0]) return "";
  const [only, ...rest] = lines;
  if (rest.length === 0) return `${indent}/** ${only} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** Code in the Markdown of the TypeScript reference. */

/** The length up to which a name fits the narrowest column of a table. */
const shortName = 12;

/** Adds break points to the code in the cells of HTML tables in Markdown: after punctuation, and before the capitals within a name. */
export function addBreakPoints(markdown: string): string {
  return markdown.replaceAll(/<td>.*?<\/td>/gs, (cell) =>
    // Blocks of code are left as they are. The brackets of type arguments are text.
    cell.replaceAll(/```.*?```|\\<|`([^`\n]+)`/gs, (text, name?: string) => {
      if (text === "\\<") return `${text}<wbr />`;
      return name === undefined || name.length <= shortName ? text : `<code>${breakable(name)}</code>`;
    }),
  );
}

function breakable(name: string): string {
  const pieces = name.split(/(?<=[^\w\s])(?=\w)|(?<=_)|(?<=[a-z\d])(?=[A-Z])/);
  // Within HTML, too, underscores and brackets would be Markdown.
  return pieces
    .map((piece) => piece.replaceAll(/[^\w\s]|_/g, (each) => `&#${each.charCodeAt(0)};`))
    .join("<wbr />");
}

/** Indents signatures of several lines by their brackets; TypeDoc indents them as if they were one line. */
export function indentSignatures(markdown: string): string {
  return markdown.replaceAll(/(?<=```ts\n)(?:function )?\w+\??\(\s*\w+\??: (?:(?!```).)*/gs, (signature) => {
    let depth = 0;
    const lines = signature
      .trimEnd()
      .split("\n")
      .map((line) => {
        const text = line.trim();
        const closed = /^[)}\]]/.test(text) ? 1 : 0;
        const indented = "  ".repeat(depth - closed) + text;
        depth += Math.sign(text.split(/[({[]/).length - text.split(/[)}\]]/).length);
        return indented;
      });
    return `${lines.join("\n")}\n`;
  });
}

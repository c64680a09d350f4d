/** Documentation comments as editors show them best: the description is the text, not a tag among others. */
import ts from "typescript";

/** What openapi-typescript begins each further line of an item with. */
const continued = "    ";

/**
 * Rewrites the comments of a node and of all nodes in it.
 *
 * @param root a node of openapi-typescript; its comments are changed in place
 * @returns the same node
 */
export function putDescriptionsFirst<Node extends ts.Node>(root: Node): Node {
  const visit = (node: ts.Node): void => {
    const comments = ts.getSyntheticLeadingComments(node);
    if (comments) {
      const rewritten = comments.map((comment) => ({ ...comment, text: putDescriptionFirst(comment.text) }));
      const told = rewritten.filter(({ text }) => text !== "");
      ts.setSyntheticLeadingComments(node, told);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return root;
}

/**
 * Rewrites one comment: title, summary and description, then the format, then the tags. `@enum` goes, since the type says the values.
 *
 * @param text a documentation comment of openapi-typescript without its slashes
 * @returns the comment in the same form; an empty text when nothing is left
 */
export function putDescriptionFirst(text: string): string {
  const items = readItems(text).filter((item) => !item.startsWith("@enum"));
  const texts = items
    .map((item) => item.replace(/^@description /, ""))
    .filter((item) => !item.startsWith("@"));
  const isFormat = (item: string): boolean => item.startsWith("Format: ");
  const paragraphs = [
    ...texts.filter((item) => !isFormat(item)),
    ...texts.filter(isFormat),
    items.filter((item) => item.startsWith("@") && !item.startsWith("@description ")).join("\n"),
  ];
  const lines = paragraphs.filter(Boolean).join("\n\n").split("\n");
  if (lines.length === 1) return lines[0] ? `* ${lines[0]} ` : "";
  return `*\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n `;
}

/** The items of a comment: a tag or a text each, with the lines that continue it. */
function readItems(text: string): readonly string[] {
  const lines = text
    .replace(/^\*/, "")
    .split("\n")
    .map((line) => line.replace(/^ \* ?/, "").trimEnd());
  const items: string[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    // A blank line can only be one inside an item: openapi-typescript puts none between them.
    if (last !== undefined && (line === "" || line.startsWith(continued))) {
      items[items.length - 1] = `${last}\n${dedent(line)}`;
    } else if (line.trim() !== "") items.push(line.trim());
  }
  return items.map((item) => item.trimEnd());
}

/** A line of an item that begins with `@` keeps its indentation, lest it become a tag. */
function dedent(line: string): string {
  const text = line.slice(continued.length);
  return text.startsWith("@") ? line : text;
}

/** Doc comments of generated types. openapi-typescript prints descriptions as tags; editors show them better as text. */
import ts from "typescript";

/** Indentation of an item's second and further lines, as openapi-typescript prints them. */
const continuation = "    ";

/** Comment of openapi-typescript on the tag that a discriminator adds to an alternative; the type says as much. */
const tagComment = "@description discriminator enum property added by openapi-typescript";

/** Rewrites the comments of a node and of all nodes inside it. */
export function putDescriptionsFirst<Node extends ts.Node>(root: Node): Node {
  const visit = (node: ts.Node): void => {
    const comments = ts.getSyntheticLeadingComments(node);
    if (comments) {
      const rewritten = comments.map((comment) => ({ ...comment, text: putDescriptionFirst(comment.text) }));
      const kept = rewritten.filter(({ text }) => text !== "");
      ts.setSyntheticLeadingComments(node, kept);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return root;
}

/**
 * Rewrites one comment: title, summary and description, then the format, then the tags. `@enum` and `@constant` are removed, since the type shows
 * the values. `text`: a doc comment of openapi-typescript without its slashes. Returns the comment in the same form; empty if nothing is left.
 */
function putDescriptionFirst(text: string): string {
  const items = readItems(text).filter((item) => !/^@(?:enum|constant)/.test(item) && item !== tagComment);
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

/** Splits a comment into items: a tag or a text each, with its continuation lines. */
function readItems(text: string): readonly string[] {
  const lines = text
    .replace(/^\*/, "")
    .split("\n")
    .map((line) => line.replace(/^ \* ?/, "").trimEnd());
  const items: string[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    // A blank line is always inside an item: openapi-typescript prints none between items.
    if (last !== undefined && (line === "" || line.startsWith(continuation))) {
      items[items.length - 1] = `${last}\n${dedent(line)}`;
    } else if (line.trim() !== "") items.push(line.trim());
  }
  return items.map((item) => item.trimEnd());
}

/** Removes the indentation, except before `@`: the line would become a tag. */
function dedent(line: string): string {
  const text = line.slice(continuation.length);
  return text.startsWith("@") ? line : text;
}

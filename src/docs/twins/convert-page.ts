/** Converts a built page to Markdown, for readers that are programs. */
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { type Handle, toMdast } from "hast-util-to-mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Handle as MarkdownHandle, toMarkdown } from "mdast-util-to-markdown";
import { textOf } from "./elements.ts";
import { simplify } from "./simplify.ts";

export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  /** The whole page, with its title. */
  readonly text: string;
}

/** Code keeps its language and its title. */
const codeBlock: Handle = (_, node) => {
  const { dataLanguage, dataTitle } = node.properties;
  const meta = dataTitle === undefined ? null : `title="${dataTitle}"`;
  return { type: "code", lang: String(dataLanguage), meta, value: textOf(node).replace(/\n$/, "") };
};

/** Text that a document strikes out. */
const strikethrough: MarkdownHandle = (node, _, state, info) => `~~${state.containerPhrasing(node, info)}~~`;

/** Converts a page. Throws an error if it has no title or no content. */
export function convertPage(html: string, rewriteLink: (href: string) => string): MarkdownPage {
  // The menu is a third of many pages.
  const page = fromHtml(html.slice(0, html.indexOf("<body")) + html.slice(html.indexOf("<main")));
  const title = textOf(select("main h1", page)).trim();
  const content = select("main .sl-markdown-content", page);
  if (!content || title === "") throw new Error("The page has no title or no content.");
  const description = String(select("meta[name=description]", page)?.properties["content"] ?? "");
  const tree = toMdast(simplify(content, rewriteLink), { handlers: { pre: codeBlock } });
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })];
  const body = toMarkdown(tree, { extensions, handlers: { delete: strikethrough }, bullet: "-", rule: "-" });
  return { title, description, text: `# ${title}\n\n> ${description}\n\n${body}` };
}

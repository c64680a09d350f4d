/** Markdown of the documents, rendered as Astro renders the guides. */
import { createSatteriMarkdownProcessor } from "@astrojs/markdown-satteri";
import { highlightedCode, unbrokenWords } from "../integrations/highlighted-code.ts";
import { stackedTables } from "../integrations/stacked-tables.ts";

const processor = await createSatteriMarkdownProcessor({
  // Quotation marks and dashes stay as the document writes them.
  smartypants: false,
  syntaxHighlight: false,
  // A document has no HTML: text such as <date> is meant literally.
  mdastPlugins: [{ name: "literal-html", html: ({ value }) => ({ type: "text", value }) }],
  hastPlugins: [highlightedCode, unbrokenWords, stackedTables],
});

export async function renderMarkdown(text: string) {
  const { code, metadata } = await processor.render(text);
  return { html: code, headings: metadata.headings };
}

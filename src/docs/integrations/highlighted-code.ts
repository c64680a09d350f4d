/** Plugins of the Markdown processor for code. Blocks of code, and tables, scroll, so the keyboard must reach them. */
import type { SatteriProcessorOptions } from "@astrojs/markdown-satteri";
import { codeTokens } from "../code/code-tokens.ts";
import { element, text } from "../twins/elements.ts";

/** Blocks with the HTML of `code/Code.astro`. */
export const highlightedCode = {
  name: "highlighted-code",
  element: {
    filter: ["table", "pre"],
    visit: (node, context) => {
      const [code] = node.children;
      if (node.tagName === "table" || code?.type !== "element")
        return context.setProperty(node, "tabIndex", 0);
      const language = /^language-(.+)/.exec(String(code.properties["className"]))?.[1] ?? "text";
      const title = /title="([^"]*)"/.exec(metaOf(code))?.[1];
      const tokens = codeTokens(context.textContent(code), language);
      const pre = element(
        "pre",
        tokens.map((token) =>
          token.kind === undefined
            ? text(token.text)
            : element("span", [text(token.text)], { className: [token.kind] }),
        ),
        { dataLanguage: language, tabIndex: 0, role: "group", ariaLabel: title ?? "Code" },
      );
      const caption = title === undefined ? [] : [element("figcaption", [text(title)])];
      context.replaceNode(node, element("figure", [...caption, pre], { className: ["code", "not-content"] }));
    },
  },
} satisfies NonNullable<SatteriProcessorOptions["hastPlugins"]>[number];

/** Keeps words with a dash within a line, such as flags, unless they are as long as a line of a phone. */
export const unbrokenWords = {
  name: "unbroken-words",
  element: {
    filter: ["code"],
    visit: (node, context) => {
      const words = context.textContent(node).split(/(?<=\s)|(?=\s)/);
      const isKept = (word: string) => word.includes("-") && word.length <= 34;
      if (!words.some(isKept)) return;
      const children = words.map((word) =>
        isKept(word) ? element("span", [text(word)], { className: ["word"] }) : text(word),
      );
      context.setProperty(node, "children", children);
    },
  },
} satisfies NonNullable<SatteriProcessorOptions["hastPlugins"]>[number];

/** The text after the language of a fence. The types of the processor do not have it. */
function metaOf({ data }: { readonly data?: object | undefined }): string {
  return String(Object(data).meta);
}

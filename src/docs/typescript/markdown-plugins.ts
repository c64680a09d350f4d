/** Plugin of the Markdown processor for the pages that TypeDoc writes. */
import type { SatteriProcessorOptions } from "@astrojs/markdown-satteri";

type MdastPlugin = Extract<
  NonNullable<SatteriProcessorOptions["mdastPlugins"]>[number],
  { readonly heading?: unknown }
>;

/** Headings within a section that name neither an export nor a member. */
const labels: ReadonlySet<string> = new Set([
  ...["Example", "Get Signature", "Parameters", "Returns", "Throws"],
  ...["Type Declaration", "Type Literal", "Type Parameters", "Union Members"],
]);

/** Makes such headings text, so that they are not results of the search. A table of properties says so itself, and sections need no lines. */
export const plainLabels = {
  name: "plain-labels",
  heading: (node, context) => {
    const text = context.textContent(node);
    if (node.depth < 4) return;
    if (text === "Properties") context.removeNode(node);
    else if (labels.has(text))
      context.replaceNode(node, {
        type: "paragraph",
        children: [{ type: "strong", children: [...node.children] }],
      });
  },
  thematicBreak: (node, context) => context.removeNode(node),
} satisfies MdastPlugin;

/** Plugins of the Markdown processor for the pages that TypeDoc writes. */
import type { SatteriProcessorOptions } from "@astrojs/markdown-satteri";

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
} satisfies NonNullable<SatteriProcessorOptions["mdastPlugins"]>[number];

/** The length up to which a name fits the narrowest column of a table. */
const shortName = 12;

/** Adds break points to long code in the text: after punctuation, and before the capitals within a name. */
export const breakPoints = {
  name: "break-points",
  element: {
    filter: ["code"],
    visit: (node, context) => {
      const name = context.textContent(node);
      const parent = context.parent(node);
      const isBlock = parent?.type === "element" && parent.tagName === "pre";
      if (
        isBlock ||
        name.length <= shortName ||
        !context.fileURL?.pathname.includes("/reference/typescript/")
      )
        return;
      const pieces = name.split(/(?<=[^\w\s])(?=\w)|(?<=_)|(?<=[a-z\d])(?=[A-Z])/);
      const children = pieces.flatMap((value, index) => [
        ...(index > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
        { type: "text" as const, value },
      ]);
      context.setProperty(node, "children", children);
    },
  },
} satisfies NonNullable<SatteriProcessorOptions["hastPlugins"]>[number];

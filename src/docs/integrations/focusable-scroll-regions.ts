/** Plugin of the Markdown processor: tables and code scroll on a phone, so the keyboard must reach them. */
import type { SatteriProcessorOptions } from "@astrojs/markdown-satteri";

export const focusableScrollRegions = {
  name: "focusable-scroll-regions",
  element: {
    filter: ["table", "pre"],
    visit: (node, context) => context.setProperty(node, "tabIndex", 0),
  },
} satisfies NonNullable<SatteriProcessorOptions["hastPlugins"]>[number];

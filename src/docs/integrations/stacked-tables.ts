/** Plugin of the Markdown processor: a table of three or more columns stacks on a phone, with the name of the column before each cell. */
import type { SatteriProcessorOptions } from "@astrojs/markdown-satteri";
import type { Element } from "../twins/elements.ts";

/** The columns that fit on a phone. */
const maxColumns = 2;

export const stackedTables = {
  name: "stacked-tables",
  element: {
    filter: ["table"],
    visit: (table, context) => {
      const [head, ...rows] = descendants(table, "tr").map(cellsOf);
      const names = (head ?? []).map((cell) => context.textContent(cell));
      if (names.length <= maxColumns) return;
      context.setProperty(table, "className", ["stacked"]);
      for (const [, ...cells] of rows) {
        for (const [index, cell] of cells.entries()) {
          context.setProperty(cell, "dataColumn", names[index + 1]);
        }
      }
    },
  },
} satisfies NonNullable<SatteriProcessorOptions["hastPlugins"]>[number];

function cellsOf(row: Element): readonly Element[] {
  return row.children.filter((child) => child.type === "element");
}

function descendants(element: Element, tagName: string): readonly Element[] {
  return cellsOf(element).flatMap((child) =>
    child.tagName === tagName ? [child] : descendants(child, tagName),
  );
}

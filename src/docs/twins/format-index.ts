/** `llms.txt`: the list of the Markdown twins (https://llmstxt.org/). */
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import type { MarkdownPage } from "./convert-page.ts";
import { textOf } from "./elements.ts";
import { twinName } from "./links.ts";

/** Lists all twins by the groups of the sidebar; those that it does not have come first. */
export function formatIndex(
  frontPage: string,
  pages: ReadonlyMap<string, MarkdownPage>,
  base: string,
): string {
  const remaining = new Map(pages);
  const groups = selectAll("#starlight__sidebar .top-level > li", fromHtml(frontPage)).map((group) => {
    const links = selectAll("a", group).map(({ properties }) =>
      String(properties["href"]).slice(base.length),
    );
    // The sidebar does not list the operations of a large API.
    const below = [...remaining.keys()].filter((page) =>
      links.some((address) => address !== "" && page.startsWith(address)),
    );
    const items = [...new Set([...links, ...below])].flatMap((address) => {
      const page = remaining.get(address);
      remaining.delete(address);
      return page ? [item(address, page)] : [];
    });
    return `## ${textOf(select("summary", group)).trim()}\n\n${items.join("")}`;
  });
  const front = pages.get("");
  const others = [...remaining].map(([address, page]) => item(address, page));
  return [`# ${front?.title}\n\n> ${front?.description}\n`, others.join(""), ...groups].join("\n");
}

function item(address: string, { title, description }: MarkdownPage): string {
  return `- [${title}](${address}${twinName}): ${description}\n`;
}

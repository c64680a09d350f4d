/** `llms.txt`: the list of the Markdown twins (https://llmstxt.org/). */
import type { MarkdownPage } from "./convert-page.ts";
import { twinName } from "./links.ts";

/** Lists all twins: the overviews first, then the guides and the pages of each API. `pages`: by address, such as `guides/errors/`. */
export function formatIndex(pages: ReadonlyMap<string, MarkdownPage>): string {
  const front = pages.get("");
  const folderOf = (address: string) => /^(?:guides|reference\/[\w-]+)(?=\/.)/.exec(address)?.[0] ?? "";
  const addresses = [...pages.keys()].sort();
  const sections = [...new Set(addresses.map(folderOf))].map((folder) => {
    const heading = folder === "" ? "" : `## ${pages.get(`${folder}/`)?.title ?? "Guides"}\n\n`;
    const items = addresses.map((address) => {
      const { title, description } = pages.get(address) ?? {};
      return folderOf(address) === folder ? `- [${title}](${address}${twinName}): ${description}\n` : "";
    });
    return heading + items.join("");
  });
  return [`# ${front?.title}\n\n> ${front?.description}\n`, ...sections].join("\n");
}

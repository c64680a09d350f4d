/**
 * Writes a Markdown twin of every built page, `index.md` beside its `index.html`, and `llms.txt`, which lists them (https://llmstxt.org/).
 * They are converted from the pages, since most pages have no source in Markdown.
 */
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { convertPage, type MarkdownPage } from "../twins/convert-page.ts";
import { formatIndex } from "../twins/format-index.ts";
import { createLinkRewriter } from "../twins/links.ts";

/** Integration for `astro.config.ts`. */
export function markdownTwins(): AstroIntegration {
  let base = "/";
  return {
    name: "markdown-twins",
    hooks: {
      "astro:config:done": ({ config }) => {
        base = config.base.replace(/\/?$/, "/");
      },
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const addresses: string[] = [];
        for await (const file of glob("**/index.html", { cwd: folder })) {
          addresses.push(file.slice(0, -"index.html".length));
        }
        const pages = new Map<string, MarkdownPage>();
        for (const address of addresses) {
          const html = await readFile(path.join(folder, address, "index.html"), "utf8");
          const page = convertPage(html, createLinkRewriter({ base, address, addresses }));
          pages.set(address, page);
          await writeFile(path.join(folder, address, "index.md"), page.text);
        }
        await writeFile(path.join(folder, "llms.txt"), formatIndex(pages));
      },
    },
  };
}

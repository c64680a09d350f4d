/** Makes pages of the site from TypeDoc's Markdown. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { addBreakPoints, indentSignatures } from "./reference-code.ts";
import { parts } from "./reference-parts.ts";
import { createReplacer, type Replacement } from "./replacements.ts";

/** An entry of the package. */
export interface Entry {
  /** Import specifier, such as `dataplat/platform`. */
  readonly specifier: string;
  /** Its source file, absolute path. */
  readonly source: string;
  /** Name of its page. */
  readonly page: string;
}

/** Changes of TypeDoc's Markdown, in this order. */
const replacements: readonly Replacement[] = [
  [/\]\(([\w-]+)\.md(#[^)]*)?\)/g, "](../$1/$2)"],
  [/\n\*\*\*\n/g, ""],
  // The union above shows these types.
  [/(\n#+ Type Literal\n)\n```ts\n[^`]*```\n/g, "$1"],
  // The header of the table says so as well.
  [/\n#+ Properties\n/g, ""],
  [/\n#+ Returns\n\n`void`\n/g, ""],
  [/\n&hyphen;\n/g, ""],
  // Fragments that nothing shows or links to.
  [/<a id="[^"]*"><\/a> /g, ""],
  // Headings within a section that name no export: text, so that they are not results of the search.
  [
    /^#{4,6} (Example|Get Signature|Parameters|Returns|Throws|Type Declaration|Type Literal|Type Parameters|Union Members)$/gm,
    "**$1**",
  ],
  // An optional function.
  [/^(#+ \w+)\(\)\?$/gm, "$1?()"],
  [/<table>/g, '<table class="members">'],
];

/**
 * Weight of the pages in the search. They repeat words of the guides, which explain more.
 * Their headings keep their weights, so that the name of an export finds it.
 */
const searchWeight = 0.2;

/** A page to finish. */
interface Page {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly summary: string;
  /** Its link on the overview, before the summary. */
  readonly item: string;
}

/** Lists the pages of the entries, each followed by those of its parts. */
async function listPages(entries: readonly Entry[]): Promise<readonly Page[]> {
  const pages = entries.map(async ({ specifier, source, page }) => {
    // The root entry has the name of the site.
    const title = specifier.includes("/") ? specifier : `${specifier} (root entry)`;
    const own = parts.filter(({ entry }) => entry === page);
    const links = own.map((part) => `[${part.title}](../${part.page}/)`).join(", ");
    const summary = await readSummary(source);
    return [
      {
        name: page,
        title,
        description: `Exports of ${specifier}. ${summary}`,
        summary: links ? `${summary}\n\nOn pages of their own: ${links}.` : summary,
        item: `- [\`${specifier}\`](${page}/): ${summary}`,
      },
      ...own.map((part) => ({
        name: part.page,
        title: `${specifier}: ${part.title}`,
        description: `${part.summary} Exports of ${specifier}.`,
        summary: part.summary,
        item: `  - [${part.title}](${part.page}/): ${part.summary}`,
      })),
    ];
  });
  return (await Promise.all(pages)).flat();
}

/**
 * Adds front matter and an overview, and makes the links between pages those of the site.
 *
 * @param folder of the pages, absolute path
 * @param entries of the package, in their order on the site
 */
export async function finishPages(folder: string, entries: readonly Entry[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pages = await listPages(entries);
  const replacer = createReplacer(replacements);
  for (const [index, { name, title, description, summary }] of pages.entries()) {
    const file = path.join(folder, `${name}.md`);
    const text = addBreakPoints(indentSignatures(replacer.apply(await readFile(file, "utf8"))));
    const header = frontMatter({ title, description, order: index + 2 });
    await writeFile(file, `${header}\n${weighted(`${summary}\n\n${text}`)}`);
  }
  replacer.assertAllApplied();
  const overview = `The entries of the package, with everything that they export. The types of requests and responses, such as \`Pipe\`, are
exported by the clients and described in the reference of each API.

${pages.map(({ item }) => item).join("\n")}
`;
  const description = "The entries of the package, with every function, type and error that they export.";
  const header = frontMatter({ title: "TypeScript", description, order: 1 });
  await writeFile(path.join(folder, "index.md"), `${header}\n${weighted(overview)}`);
  await rm(path.join(folder, "README.md"), { force: true });
}

function weighted(text: string): string {
  return `<div data-pagefind-weight="${searchWeight}">\n\n${text.trim()}\n\n</div>\n`;
}

function frontMatter({
  title,
  description,
  order,
}: Pick<Page, "title" | "description"> & { readonly order: number }): string {
  const label = order === 1 ? `${title} overview` : title;
  // A JSON string is a YAML string.
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description.replaceAll("`", ""))}
sidebar:
  label: ${JSON.stringify(label)}
  order: ${order}
---
`;
}

/** The first sentence of the comment at the top of a source file. */
async function readSummary(source: string): Promise<string> {
  const [, comment = ""] = /\/\*\*([\s\S]*?)\*\//.exec(await readFile(source, "utf8")) ?? [];
  return comment
    .replaceAll(/^\s*\*/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

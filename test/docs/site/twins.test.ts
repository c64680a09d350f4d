/** Every page has a Markdown twin with the content of the page, and `llms.txt` lists all of them. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { selectCall } from "../../../src/docs/landing.ts";
import { readDocuments } from "../../../src/docs/reference/documents.ts";
import { convertPage } from "../../../src/docs/twins/convert-page.ts";
import { readFences } from "../../guides/fences.ts";
import { builtDocs, listPages } from "./site.ts";

const { root, subPaths } = await builtDocs();
const pages = (await listPages(root)).filter((page) => page !== "404.html");
const readTwin = (page: string, { folder } = root) => readFile(path.join(folder, page, "index.md"), "utf8");

const guides = path.join(repositoryRoot, "src/docs/content/docs/guides");
const guideNames = (await readdir(guides)).map((name) => path.basename(name, ".md"));

/** Text without code, in which brackets and `#` mean nothing. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, "").replaceAll(/(`+)[\s\S]*?\1/g, "");

describe.each([root, ...subPaths])("below $base", (docs) => {
  test("every page leads to its Markdown, which begins with its title", async () => {
    for (const page of pages) {
      const html = await readFile(path.join(docs.folder, page, "index.html"), "utf8");
      expect(html).toContain(`href="${docs.base}${page}index.md" type="text/markdown"`);
      const [, title = ""] = /<h1 id="_top"[^>]*>([^<]+)/.exec(html) ?? [];
      expect(await readTwin(page, docs)).toMatch(
        new RegExp(`^# ${title.replaceAll(/[().$]/g, "\\$&")}\n\n> .+\n\n`),
      );
    }
  });

  test("every link of the Markdown leads to Markdown, or to a file, of the site", async () => {
    for (const page of pages) {
      const text = withoutCode(await readTwin(page, docs));
      const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = ""]) => link);
      for (const link of links.filter((each) => !/^https?:/.test(each))) {
        expect(link, page).toMatch(/\.(?!html)\w+$/);
        expect(existsSync(path.join(docs.folder, page, link)), `${page} -> ${link}`).toBe(true);
      }
    }
  });
});

test("llms.txt lists every page, by its folder", async () => {
  const text = await readFile(path.join(root.folder, "llms.txt"), "utf8");
  const listed = [...text.matchAll(/^- \[.+\]\((.*)index\.md\): .+$/gm)].map(([, page = ""]) => page);
  expect(listed.toSorted()).toEqual(pages);
  expect(text).toMatch(/^# dataplat\n\n> .+\n\n- \[dataplat\]\(index\.md\)/);
  expect(text).toContain(
    "/schemas/index.md): The component schemas of the Observability API, with their properties, rules and examples.\n",
  );
  expect(text).toContain("\n\n## Guides\n\n- [");
  expect(text).toContain("\n\n## Management API\n\n- [");
  expect(text).toContain("\n- [Get a pipe](reference/management/getPipe/index.md): ");
});

test.each(guideNames)(
  "the Markdown of the guide %s has code, headings and tables as written",
  async (name) => {
    const source = await readFile(path.join(guides, `${name}.md`), "utf8");
    const text = await readTwin(`guides/${name}`);
    const readCode = (markdown: string) =>
      readFences(name, markdown)
        .map(({ language, title, code, output }) => ({
          ...{ language, title, output },
          code,
        }))
        // Indented code of the source becomes a block.
        .filter(({ language, title }) => language !== "text" || title !== undefined);
    expect(readCode(text)).toEqual(readCode(source));
    const read = (pattern: RegExp, markdown: string) => withoutCode(markdown).match(pattern) ?? [];
    expect(read(/^##+ .*/gm, text)).toEqual(read(/^##+ .*/gm, source));
    expect(read(/^\|/gm, text)).toEqual(read(/^\|/gm, source));
  },
);

test("the Markdown of an operation has its samples, and the range of a setting", async () => {
  const text = await readTwin("reference/management/updatePipeSettings");
  expect(text).toContain(
    "`PUT /v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings`",
  );
  expect(text).toMatch(/\*\*curl\*\*\n\n```sh\n[\s\S]+?```\n\n\*\*TypeScript\*\*\n\n```ts\n/);
  const [, row = ""] = /^ *[-*] (### \[engine_max_threads\][\s\S]*?)^ *[-*] ###/m.exec(text) ?? [];
  expect(row).toMatch(/integer or null/);
  expect(row).toMatch(/0 to \d+/);
  expect(text).toContain("100 to 3600000 (0.1 s to 1 h)");
  expect(row).toContain("Maximum number of concurrent threads");
  // Nothing can be tried in Markdown.
  expect(text).not.toMatch(/Try it|sandbox\//);
});

test("the Markdown of the landing page has its code with the language", async () => {
  const text = await readTwin("");
  const call = selectCall(await readDocuments());
  for (const start of [
    "```ts\nimport ",
    '```sh title="Install"\n# In a clone',
    `\`\`\`json\n${JSON.stringify(call?.output, null, 2).split(",")[0]}`,
  ]) {
    expect(text).toContain(start);
  }
});

test("what a document strikes out stays so", () => {
  const page =
    '<main><h1>Zoo</h1><div class="sl-markdown-content"><p>Old <del>and new</del></p></div></main>';
  expect(convertPage(page, String).text).toBe("# Zoo\n\n> \n\nOld ~~and new~~\n");
});

test("the Markdown of nested properties is a nested list", async () => {
  const text = await readTwin("reference/management/getPipe");
  const indentOf = (name: string) =>
    new RegExp(`^( *)[-*] #+ \\[${name}\\]`, "m").exec(text)?.[1]?.length ?? -1;
  const indents = ["source", "kafka", "offset", "timestamp"].map(indentOf);
  expect(indents[0]).toBeGreaterThan(-1);
  expect(indents.map((indent) => indent - (indents[0] ?? 0))).toEqual([0, 2, 4, 6]);
});

test("the Markdown of the TypeScript reference has signatures and tables", async () => {
  const text = await readTwin("reference/typescript/platform");
  expect(text).toContain("```ts\nfunction createPlatform(options?: PlatformOptions): Platform;\n```");
  expect(text).toContain("| Property | Type | Description |\n| - | - | - |\n");
  expect(text).toMatch(
    /^\| `cors\?` \| readonly `string`\\\[] \| Origins of web pages .*await platform\.listen/m,
  );
});

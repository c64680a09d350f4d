/** The built reference pages have everything that the bundled documents say, and no other rows. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { type BuiltPage, findDifferences, readPage } from "./reference/built-page.ts";
import { type ExpectedPage, expectedPages, type Raw } from "./reference/expectations.ts";
import { builtDocs, listPages } from "./site.ts";

const { root } = await builtDocs();
const { apis } = await readRegister();
const documents = await Promise.all(
  apis.map(async ({ name, generated }) => {
    const document: Raw = JSON.parse(await readFile(path.join(generated, "openapi.json"), "utf8"));
    const { title } = Object(document["info"]);
    return { name, title: String(title), pages: expectedPages(name, document) };
  }),
);

async function read({ path: page }: ExpectedPage): Promise<BuiltPage> {
  return readPage(await readFile(path.join(root.folder, page, "index.html"), "utf8"));
}

describe.each(documents)("$name", ({ name, pages }) => {
  test.each(pages)("$path shows what the document says", async (expected) => {
    expect(findDifferences(await read(expected), expected)).toEqual([]);
  });

  test("there is a page for each operation and schema, and no other", async () => {
    const built = (await listPages(root)).filter((page) => page.startsWith(`reference/${name}/`));
    expect(built.sort()).toEqual(pages.map((page) => page.path).sort());
  });
});

test.each([...documents, { name: "typescript", title: "TypeScript" }])(
  "the page after the overview of $title names it in its link to the previous page",
  async ({ name, title }) => {
    const folder = path.join(root.folder, "reference", name);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html"));
    const pages = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
    const links = pages.map((html) => /<a [^>]*rel="prev".*?<\/a>/s.exec(html)?.[0] ?? "");
    expect(links).toContainEqual(expect.stringContaining(`${title} overview`));
  },
);

test("the comparison reports a missing row, another range, a missing text and a missing example, and an unknown row", async () => {
  const isRange = (text: string) => text.startsWith("Range");
  const expected = documents
    .flatMap(({ pages }) => pages)
    .find(({ rows }) => rows.some(({ texts }) => texts.some(isRange)));
  if (!expected) throw new Error("No page has a range.");
  const page = await read(expected);
  const [row, ...others] = expected.rows;
  expect(findDifferences(page, { ...expected, rows: others })).toEqual([
    `#${row?.anchor} is not in the document`,
  ]);
  expect(findDifferences({ ...page, rows: new Map() }, expected)).toContain(`#${row?.anchor} is missing`);
  for (const wrong of ["", "$&0"]) {
    const rows = new Map([...page.rows].map(([id, text]) => [id, text.replace(/Range \d+ to \d+/, wrong)]));
    const found = findDifferences({ ...page, rows, text: "", json: [] }, expected);
    for (const difference of [/lacks: Range/, /^missing: /, /^missing example: /])
      expect(found).toContainEqual(expect.stringMatching(difference));
  }
});

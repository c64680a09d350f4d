/** The TypeScript reference has a page for every entry of the package, with everything that the entry exports. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import ts from "typescript";
import { expect, test } from "vitest";
import { apis } from "../../../generated/cli/apis.ts";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { readTypedEntries } from "../../../scripts/package/api-report/entries.ts";
import { textOf } from "../../../src/docs/twins/elements.ts";
import { documentedOperations } from "../../documented-operations.ts";
import { browserTest, builtDocs, openSite } from "./site.ts";

const { root } = await builtDocs();
const site = await openSite(root);
const entries = (await readTypedEntries(repositoryRoot)).map(({ specifier, types }) => ({
  specifier,
  page: `reference/typescript/${specifier.split("/").at(-1)}/`,
  source: types.replace(/\/dist\/(.*)\.d\.ts$/, "/$1.ts"),
}));
/** A page, without the break points of its code, and with deprecated names as others. */
const read = async (page: string) =>
  (await readFile(path.join(root.folder, page, "index.html"), "utf8")).replaceAll(/<wbr>|<\/?del>/g, "");
const program = ts.createProgram(
  entries.map(({ source }) => source),
  { allowImportingTsExtensions: true, noEmit: true, module: ts.ModuleKind.NodeNext, noLib: true, types: [] },
);

/** Names that an entry exports, without those of the generated types. */
function exportsOf(source: string): readonly string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const module = file && checker.getSymbolAtLocation(file);
  return (module ? checker.getExportsOfModule(module) : [])
    .filter((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return !target.declarations?.every((each) =>
        each.getSourceFile().fileName.match(/\/generated\/[\w-]+\/types\.ts$/),
      );
    })
    .map(({ name }) => name);
}

test("the overview has a link to every entry", async () => {
  const overview = await read("reference/typescript/");
  for (const { specifier, page } of entries) {
    expect(overview).toContain(`<a href="${path.basename(page)}/"><code dir="auto">${specifier}</code></a>`);
  }
});

test.each(entries)("the page of $specifier has a section for every export", async ({ page, source }) => {
  const headings = [...(await read(page)).matchAll(/<h3 id="[^"]*">([^<]*)</g)].map(([, text = ""]) =>
    text.replace("()", ""),
  );
  const names = exportsOf(source);
  expect(names).not.toEqual([]);
  expect([...new Set(headings)].toSorted()).toEqual(names.toSorted());
});

test.each(apis)(
  "the options of the client of $name are its credentials, and not those of other APIs",
  async (api) => {
    const page = await read(`reference/typescript/${api.name}/`);
    const options = apis.flatMap(({ credentials }) => credentials.flat());
    const shown = options.filter((option) => page.includes(`>${option}?<`));
    expect([...new Set(shown)].toSorted()).toEqual([...new Set(api.credentials.flat())].toSorted());
  },
);

test("the root entry's page has another title than the site", async () => {
  expect(await read("reference/typescript/dataplat/")).toContain("<title>dataplat (root entry) | dataplat<");
});

test.each(entries)("deeper headings of $page name members", async ({ page }) => {
  const html = await read(page);
  const headings = [...html.matchAll(/<h[456] id="[^"]*">([^<]*)</g)].map(([, text = ""]) => text);
  const groups = ["Accessors", "Methods"];
  expect(headings.filter((text) => !/^[a-z[]/.test(text) && !groups.includes(text))).toEqual([]);
  expect(html).not.toContain("Inherited from");
});

/** Lines of code in tables that end within a word: neither after punctuation nor before a capital. */
const brokenWords = `[...document.querySelectorAll(".typescript-reference td code")].flatMap((code) => {
  const range = document.createRange();
  const texts = [...code.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const characters = texts.flatMap((node) =>
    [...node.data].map((character, index) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return { character, top: Math.round(range.getBoundingClientRect().top) };
    }),
  );
  return characters.flatMap(({ character, top }, index) => {
    const before = characters[index - 1];
    const isBreak = before && top > before.top + 5;
    return isBreak && /\\w/.test(character) && /[a-z\\d]/.test(before.character) && !/[A-Z]/.test(character)
      ? [code.textContent]
      : [];
  });
})`;

browserTest.each(entries)(
  "names in the tables of $page break only between their words",
  async ({ page: path }) => {
    const page = await site.open(path);
    for (const width of [375, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(brokenWords), `at ${width} px`).toEqual([]);
    }
  },
);

/** APIs without operations that have several media types, which are properties of the client. */
const own = (await readRegister()).apis.flatMap(({ name, unsupported }) =>
  unsupported === "stop" ? [name] : [],
);

test.each(documentedOperations.filter(({ api }) => own.includes(api)))(
  "$operation.operationId of $api has a heading, and a signature with its result",
  async ({ api, operation: { operationId } }) => {
    const html = await read(`reference/typescript/${api}/`);
    expect(html).toMatch(new RegExp(`<h5 id="[^"]*">${operationId}\\(\\)<`));
    const code = selectAll("pre", fromHtml(html)).map(textOf);
    expect(code).toContainEqual(expect.stringMatching(new RegExp(`^${operationId}\\([^]*\\): Promise<`)));
  },
);

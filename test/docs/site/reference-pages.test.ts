/** The built reference pages have everything that the bundled documents say, and no other rows. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { documentedOperations } from "../../documented-operations.ts";
import { type BuiltPage, findDifferences, readPage } from "./reference/built-page.ts";
import { type ExpectedPage, expectedHeadings, expectedPages, type Raw } from "./reference/expectations.ts";
import { browserTest, builtDocs, listPages, openSite } from "./site.ts";

const { root } = await builtDocs();
const site = await openSite(root);
const { apis } = await readRegister();
const documents = await Promise.all(
  apis.map(async ({ name, generated, unsupported }) => {
    const document: Raw = JSON.parse(await readFile(path.join(generated, "openapi.json"), "utf8"));
    const { title } = Object(document["info"]);
    const { schemas } = Object(document["components"]);
    if (unsupported === "stop") return { name, title: String(title), pages: expectedPages(name, document) };
    const others = [`reference/${name}/`, ...(schemas ? [`reference/${name}/schemas/`] : [])].map((path) => ({
      ...{ path, texts: [], rows: [], examples: [] },
    }));
    const own = documentedOperations.filter(({ api }) => api === name);
    return { name, title: String(title), pages: [...others, ...expectedHeadings(own)] };
  }),
);

async function read({ path: page }: ExpectedPage): Promise<BuiltPage> {
  return readPage(await readFile(path.join(root.folder, page, "index.html"), "utf8"));
}

describe.each(documents)("$name", ({ name, pages }) => {
  test.each(pages)("$path shows what the document says", async (expected) => {
    expect(findDifferences(await read(expected), expected)).toEqual([]);
  });

  test("there is a page for each operation and one for the schemas, and no other", async () => {
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

describe("an operation's page in Chromium", () => {
  const path = "reference/management/updatePipeSettings/";

  browserTest.each([1152, 1440, 1920])(
    "keeps samples beside the properties at %i px, in view, and no line of them breaks or is cut",
    async (width) => {
      const page = await site.open(`${path}#request.engine_parallel_view_processing`, {
        viewport: { width, height: 900 },
      });
      const row = await page.locator(".ref-row:has(> .ref-head > :target)").boundingBox();
      const example = await page.locator(".ref-aside:has(#request-body-examples)").boundingBox();
      expect(example?.y).toBeLessThan(200);
      expect(example?.x).toBeGreaterThan((row?.x ?? Number.NaN) + (row?.width ?? Number.NaN));
      const samples = page.locator(".ref-aside:has(#samples)");
      await samples.scrollIntoViewIfNeeded();
      for (const tab of await samples.getByRole("tab").all()) {
        await tab.click();
        const code = samples.locator("pre:visible");
        expect(await code.evaluate((pre) => getComputedStyle(pre).whiteSpace)).toBe("pre");
        expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
      }
    },
  );

  browserTest(
    "has its sample first on a phone, also for the Tab key, of which ten lines are shown",
    async () => {
      const page = await site.open(path, { viewport: { width: 375, height: 900 }, javaScriptEnabled: false });
      expect(await page.locator("[data-open-modal]").isVisible()).toBe(false);
      const headings = page.locator(".ref-page h2");
      expect((await headings.allTextContents()).slice(0, 3)).toEqual([
        "Samples",
        "Path parameters",
        "Request body",
      ]);
      const boxes = await Promise.all((await headings.all()).map((heading) => heading.boundingBox()));
      const tops = boxes.map((box) => box?.y ?? Number.NaN);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      const sample = page.locator(".ref-aside .code").first();
      const heightOf = async () => (await sample.locator("pre").boundingBox())?.height ?? Number.NaN;
      const folded = await heightOf();
      await sample.getByText("All 13 lines").click();
      expect((await heightOf()) / folded).toBeGreaterThan(1.2);
    },
  );

  browserTest("lists the properties of the request body once, and any other response in a line", async () => {
    const page = await site.open(path);
    const list = page.locator("details", { hasText: "12 properties, as in the request body" });
    expect(await list.locator(".ref-row").first().isVisible()).toBe(false);
    await list.locator("> summary").click();
    expect(await list.locator(".ref-row").count()).toBe(12);
    const other = page.locator("#response-default");
    expect((await other.boundingBox())?.height).toBeLessThanOrEqual(40);
  });

  browserTest("copies an example, which is in the order of the Tab key only where it scrolls", async () => {
    const page = await site.open(path, { permissions: ["clipboard-read", "clipboard-write"] });
    const block = page.locator(".code:has([data-language=json])").first();
    await expect.poll(() => block.locator("pre").getAttribute("tabindex")).toBeNull();
    await block.getByRole("button", { name: "Copy" }).click();
    await block.getByRole("button", { name: "Copied" }).waitFor();
    const copied = JSON.parse(await page.evaluate<string>("navigator.clipboard.readText()"));
    expect(copied).toEqual({ streaming_max_insert_wait_ms: 2000, engine_max_threads: 16 });
    await page.goto(`${site.url}reference/management/getPipe/`);
    const long = page.locator("[data-language=json]:visible").first();
    await expect
      .poll(() => long.evaluate<boolean, Element>((json) => json.scrollHeight > json.clientHeight))
      .toBe(true);
    expect(await long.getAttribute("tabindex")).toBe("0");
    expect(await long.evaluate<boolean, Element>((json) => json.scrollWidth <= json.clientWidth)).toBe(true);
  });
});

test("the sidebar has short labels with the method, and no two groups or pages of one name beside each other", async () => {
  const html = await readFile(path.join(root.folder, "index.html"), "utf8");
  const sidebar = /<nav class="sidebar.*?<\/nav>/s.exec(html)?.[0] ?? "";
  const texts = [...sidebar.matchAll(/<(?:a|summary)[ >].*?<\/(?:a|summary)>/gs)].map(([link]) =>
    link
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  expect(texts).toEqual(expect.arrayContaining(["Get a pipe GET", "Update pipe settings PUT"]));
  const titles = documents.map(({ title }) => title);
  expect(texts.filter((text) => titles.includes(text))).toEqual(titles);
});

test.each(documents)("the overview of $name starts with operations and authentication", async ({ name }) => {
  const html = await readFile(path.join(root.folder, `reference/${name}/index.html`), "utf8");
  const headings = [...html.slice(html.indexOf("<main")).matchAll(/<h2 [^>]*id="([^"]*)"/g)].map(
    ([, id]) => id,
  );
  expect(headings.filter((id) => id !== "starlight__on-this-page").slice(0, 3)).toEqual([
    "operations",
    "security-schemes",
    "base-address",
  ]);
});

/** The provenance page and its JSON file show the whole provenance. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { afterAll, expect, test } from "vitest";
import { groupId, listRows } from "../../../src/docs/provenance/page-view.ts";
import { readProvenance } from "../../../src/docs/provenance/read-provenance.ts";
import { attribute, elements, textOf } from "./reference/built-page.ts";
import { browserTest, builtDocs, openSite } from "./site.ts";

const { root } = await builtDocs();
const apis = await readProvenance();
const read = (file: string) => readFile(path.join(root.folder, "reference", file), "utf8");

test("the JSON file is the provenance of every API", async () => {
  expect(JSON.parse(await read("provenance.json"))).toEqual({ apis });
});

test("the page has a section per group with every rule and reason", async () => {
  const page = parse(await read("provenance/index.html"));
  const text = textOf(page);
  for (const api of apis) {
    expect(text).toContain(`${api.rules.inferred} inferred`);
    for (const { name, reason } of api.examples) {
      expect(text).toContain(`${name} ${plainText(reason)}`);
    }
    for (const group of api.groups) {
      const id = groupId(api.name, group);
      const section = textAfter(page, id);
      for (const { label, lines } of listRows(api.name, group)) {
        expect(section, id).toContain(label);
        for (const { rules, reason = "" } of lines) {
          for (const rule of rules) expect(section, id).toContain(rule);
          expect(section, id).toContain(plainText(reason));
        }
      }
    }
  }
});

const site = await openSite(root);
afterAll(() => site.close());

browserTest(
  "the filter shows the rows with all of its words, and a schema page leads to its part",
  async () => {
    const page = await site.open("reference/provenance/");
    const rows = page.locator("dl.fields > div:visible");
    const all = await rows.count();
    await page.getByRole("searchbox", { name: "Filter" }).fill("alertupdate Inferred");
    const texts = await rows.allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.length).toBeLessThan(all / 10);
    for (const text of texts) expect(text).toContain("Inferred");
    await expect.poll(() => page.locator("output").textContent()).toBe(`${texts.length} rows`);
    const groups = await page.locator("h4:visible code").allTextContents();
    expect(groups).toContain("AlertUpdate");
    expect(groups).not.toContain("Dashboard");
    expect(await page.locator("main h2:visible").allTextContents()).toEqual(["Observability API"]);
    expect(await page.getByText("Named examples that show").filter({ visible: true }).count()).toBe(0);

    await page.goto(`${site.url}reference/observability/schemas/Alert/`);
    await page.locator("main a[href*=provenance]").click();
    await page.waitForURL(/#observability\.Alert$/);
    expect(await page.locator(":target code").textContent()).toBe("Alert");
  },
);

/** A reason as a reader sees it: it is Markdown. */
const plainText = (reason: string): string => reason.replaceAll("`", "");

/** The text of the element after the one with an id. */
function textAfter(page: Parameters<typeof elements>[0], id: string): string {
  const heading = [...elements(page)].find((element) => attribute(element, "id") === id);
  const siblings = heading?.parentNode?.childNodes.filter((node) => "tagName" in node);
  const next = heading && siblings?.[siblings.indexOf(heading) + 1];
  if (!next) throw new Error(`No element follows #${id}.`);
  return textOf(next);
}

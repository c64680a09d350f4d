/** Every page in Chromium: no outside request, no error, no violation of the policy, accessible, and without sideways scrolling. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, expect, inject, test } from "vitest";
import { listPages, openSite } from "./site.ts";

const { root, subPath } = inject("docsFolders");
const pages = await listPages(root);
const site = await openSite(root);
afterAll(() => site.close());
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// One page for all: a context of its own for each would load every script again.
const page = await site.newPage();

test.each(pages)(
  "/%s loads without an error, fits every width, and is accessible in both themes",
  async (path) => {
    const earlier = page.problems.length;
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(site.url + path, { waitUntil: "load" });
    await page.evaluate(axe);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findAccessibilityProblems(page, ["color-contrast"])).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate("document.documentElement.scrollWidth"), `at ${width} px`).toBe(width);
    }
    expect(page.problems.slice(earlier)).toEqual([]);
  },
);

test("the site below a sub-path has the same pages", async () => {
  expect(await listPages(subPath)).toEqual(pages);
});

/** Runs axe-core in the page. Its source is evaluated, so that the policy does not stop it. */
async function findAccessibilityProblems(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) };
  // Chromium returns what axe.run documents.
  const results = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

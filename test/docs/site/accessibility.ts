import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe-core in a page. Its source is evaluated, so that the policy does not stop it. */
export async function findAccessibilityProblems(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) };
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  // Chromium returns what axe.run documents.
  const results = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

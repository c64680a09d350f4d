/** The table of contents beside a page follows the reader. */
import { afterAll, expect } from "vitest";
import { builtDocs, openSite, browserTest as test } from "./site.ts";

const site = await openSite((await builtDocs()).root);
afterAll(() => site.close());

test.each([
  ["reference/management/getPipe/#response.scaling", "Response 200"],
  ["reference/management/updatePipeSettings/#request.engine_max_threads", "Request body"],
  ["reference/management/schemas/Pipe/#settings", "Properties"],
  ["guides/errors/#retries", "Retries"],
])("at /%s it marks %s", async (path, text) => {
  const page = await site.open(path);
  const current = page.locator('.right-sidebar starlight-toc a[aria-current="true"]');
  await expect.poll(() => current.allTextContents().then(([found = ""]) => found.trim())).toBe(text);
});

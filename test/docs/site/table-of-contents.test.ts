/** A page shows in which section the reader is: its table of contents does, or the heading of the section, which stays in view. */
import { describe, expect } from "vitest";
import { builtDocs, openSite, browserTest as test } from "./site.ts";

const site = await openSite((await builtDocs()).root);

describe.each([
  ["reference/management/getPipe/#response.scaling", "Response 200"],
  ["reference/management/updatePipeSettings/#request.engine_max_threads", "Request body"],
])("at /%s", (path, text) => {
  test.each([
    [375, "mobile-starlight-toc"],
    [1100, "mobile-starlight-toc"],
  ])("the table of contents marks the section at %i px", async (width, contents) => {
    const page = await site.open(path, { viewport: { width, height: 900 } });
    const current = page.locator(`${contents} a[aria-current="true"]`);
    await expect.poll(() => current.allTextContents().then(([found = ""]) => found.trim())).toBe(text);
  });

  test("beside samples, the heading of the section is above the property", async () => {
    const page = await site.open(path);
    const heading = page.getByRole("heading", { level: 2, name: text, exact: true });
    const areas = [page.locator("header").first(), heading, page.locator(":target")];
    const [header, section, row] = await Promise.all(areas.map((area) => area.boundingBox()));
    expect(section?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    expect(row?.y).toBeGreaterThanOrEqual((section?.y ?? Number.NaN) + (section?.height ?? Number.NaN));
  });
});

test.each([
  ["guides/errors/#retries", "Retries"],
  ["reference/management/schemas/#Pipe.settings", "Pipe"],
])("at /%s, it marks the section", async (path, text) => {
  const page = await site.open(path);
  const current = page.locator('.right-sidebar starlight-toc a[aria-current="true"]');
  await expect.poll(() => current.allTextContents().then(([found = ""]) => found.trim())).toBe(text);
});
